# Read by CMake at llama.cpp's project(): the binding forces LLAMA_BUILD_COMMON on in the cache, so only a
# plain variable turns it off. The chat library is more than half of the build, and nothing here uses it.
set(LLAMA_BUILD_COMMON OFF)
