# rename_0_4.sed - the names of 1.0 in a program of 0.4
#
#     sed -i -f tools/rename_0_4.sed FILE...        GNU sed; may be run again
#
# It renames whole words. The compiler reports what else has changed; .github/CHANGELOG.md explains
# it. For a program of 0.3, run rename_0_3.sed first.

# Unchanged: lists of old and new names.
/[A-Za-z_]  *-> /b

s/\<bitnet_stats\>/bitnet_session_stats/g
s/\<BITNET_CHAINS_SOURCES\>/BITNET_CHAINS_SOURCE_COUNT/g

# The field of options alone, not the parameter of bitnet_choose.
s/\([.>]\)\<log_probabilities\>/\1logprobs/g
