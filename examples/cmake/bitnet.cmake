# bitnet.cmake - the library bitnet::bitnet, compiled once from the repository's headers, or from those
# next to this file. It has the functions of all optional headers that are there.
#
#     include(path/to/bitnet.h/examples/cmake/bitnet.cmake)
#     target_link_libraries(game PRIVATE bitnet::bitnet)
#
# The option BITNET_GPU compiles bitnet_gpu.h, too, which needs Vulkan's headers.

option(BITNET_GPU "compile bitnet_gpu.h too" OFF)

get_filename_component(BITNET_ROOT "${CMAKE_CURRENT_LIST_DIR}/../.." ABSOLUTE)
if(EXISTS "${CMAKE_CURRENT_LIST_DIR}/bitnet.h")
    set(BITNET_ROOT "${CMAKE_CURRENT_LIST_DIR}")
endif()
set(bitnet_source "#define BITNET_IMPLEMENTATION\n#include \"bitnet.h\"\n")
foreach(header chains adapter embed grammar infill miner schema matrices)
    foreach(path "bitnet_${header}.h" "tools/bitnet_${header}.h")
        if(EXISTS "${BITNET_ROOT}/${path}")
            string(APPEND bitnet_source "#include \"${path}\"\n")
        endif()
    endforeach()
endforeach()
if(BITNET_GPU)
    string(APPEND bitnet_source "#include \"bitnet_gpu.h\"\n")
endif()
file(GENERATE OUTPUT "${CMAKE_CURRENT_BINARY_DIR}/bitnet.c" CONTENT "${bitnet_source}")

add_library(bitnet STATIC "${CMAKE_CURRENT_BINARY_DIR}/bitnet.c")
add_library(bitnet::bitnet ALIAS bitnet)
target_include_directories(bitnet PUBLIC "${BITNET_ROOT}")
set_target_properties(bitnet PROPERTIES POSITION_INDEPENDENT_CODE ON)
if(CMAKE_C_COMPILER_ID MATCHES "Clang" AND NOT MSVC)
    target_compile_options(bitnet PRIVATE -O2) # at its -O0 many times slower
endif()
find_package(Threads REQUIRED)
target_link_libraries(bitnet PUBLIC Threads::Threads ${CMAKE_DL_LIBS})
