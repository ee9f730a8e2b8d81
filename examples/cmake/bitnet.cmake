# bitnet.cmake - the library bitnet::bitnet, compiled once from the repository's headers, or from those
# next to this file. It has the functions of all optional headers that are there.
#
#     include(path/to/bitnet.h/examples/cmake/bitnet.cmake)
#     target_link_libraries(game PRIVATE bitnet::bitnet)
#
# add_subdirectory(path/to/bitnet.h/examples/cmake bitnet) does the same, as does FetchContent with
# SOURCE_SUBDIR examples/cmake. The project may be in C, C++ or both. Its warnings do not apply to the
# library and its headers, nor does -ffast-math, which the library rejects.
#
# The option BITNET_GPU compiles bitnet_gpu.h, too, which needs Vulkan's headers.

option(BITNET_GPU "compile bitnet_gpu.h too" OFF)

get_filename_component(BITNET_ROOT "${CMAKE_CURRENT_LIST_DIR}/../.." ABSOLUTE)
if(EXISTS "${CMAKE_CURRENT_LIST_DIR}/bitnet.h")
    set(BITNET_ROOT "${CMAKE_CURRENT_LIST_DIR}")
endif()
set(bitnet_source "#define BITNET_IMPLEMENTATION\n#include \"bitnet.h\"\n")
if(EXISTS "${BITNET_ROOT}/bitnet_i8mm.h" OR EXISTS "${BITNET_ROOT}/tools/bitnet_i8mm.h")
    set(bitnet_source "#define BITNET_I8MM_HEADER \"bitnet_i8mm.h\"\n${bitnet_source}")
endif()
foreach(header chains adapter draft embed gguf grammar infill machine matrices memory miner save
        schema writer)
    foreach(path "bitnet_${header}.h" "tools/bitnet_${header}.h")
        if(EXISTS "${BITNET_ROOT}/${path}")
            string(APPEND bitnet_source "#include \"${path}\"\n")
        endif()
    endforeach()
endforeach()
if(BITNET_GPU)
    string(APPEND bitnet_source "#include \"bitnet_gpu.h\"\n")
endif()
set(bitnet_file "${CMAKE_CURRENT_BINARY_DIR}/bitnet.cpp")
get_property(bitnet_languages GLOBAL PROPERTY ENABLED_LANGUAGES)
if("C" IN_LIST bitnet_languages)
    set(bitnet_file "${CMAKE_CURRENT_BINARY_DIR}/bitnet.c")
endif()
file(GENERATE OUTPUT "${bitnet_file}" CONTENT "${bitnet_source}")

add_library(bitnet STATIC "${bitnet_file}")
add_library(bitnet::bitnet ALIAS bitnet)
target_include_directories(bitnet SYSTEM PUBLIC "${BITNET_ROOT}" "${BITNET_ROOT}/tools")
set_target_properties(bitnet PROPERTIES POSITION_INDEPENDENT_CODE ON)
if(MSVC)
    target_compile_options(bitnet PRIVATE /w /fp:precise)
else()
    target_compile_options(bitnet PRIVATE -w -fno-fast-math)
    if(CMAKE_C_COMPILER_ID MATCHES Clang OR CMAKE_CXX_COMPILER_ID MATCHES Clang)
        target_compile_options(bitnet PRIVATE -O2) # at its -O0 many times slower
    endif()
endif()
find_package(Threads REQUIRED)
target_link_libraries(bitnet PUBLIC Threads::Threads ${CMAKE_DL_LIBS})
