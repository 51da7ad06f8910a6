// The functions of the C library that Embedded Swift needs, for WebAssembly without an operating
// system.
#include <stddef.h>
#include <stdint.h>

// The start of free memory, defined by the linker.
extern unsigned char __heap_base;

enum { pageSize = 65536, alignment = 16, smallestClass = 5, classCount = 32 };

// Blocks have 2^n bytes, with n in their header; freed blocks are in the free list of their size.
typedef union Block {
  struct {
    unsigned sizeClass;
    union Block *next;
  } head;
  unsigned char bytes[alignment];
} Block;

static Block *freeBlocks[classCount];
static uintptr_t top;

// Alignments above that of Swift objects are not supported.
int posix_memalign(void **result, size_t wantedAlignment, size_t size) {
  if (wantedAlignment > alignment || size >= (size_t)1 << (classCount - 2)) return 12;
  unsigned sizeClass = smallestClass;
  while (((size_t)1 << sizeClass) < size + sizeof(Block)) sizeClass++;
  Block *block = freeBlocks[sizeClass];
  if (block) {
    freeBlocks[sizeClass] = block->head.next;
  } else {
    if (!top) top = ((uintptr_t)&__heap_base + alignment - 1) & ~(uintptr_t)(alignment - 1);
    const uintptr_t end = top + ((uintptr_t)1 << sizeClass);
    const uintptr_t available = (uintptr_t)__builtin_wasm_memory_size(0) * pageSize;
    if (end > available) {
      const uintptr_t pages = (end - available + pageSize - 1) / pageSize;
      if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) return 12;
    }
    block = (Block *)top;
    block->head.sizeClass = sizeClass;
    top = end;
  }
  *result = block + 1;
  return 0;
}

void free(void *pointer) {
  if (!pointer) return;
  Block *block = (Block *)pointer - 1;
  block->head.next = freeBlocks[block->head.sizeClass];
  freeBlocks[block->head.sizeClass] = block;
}

void *memset(void *target, int value, size_t count) {
  unsigned char *to = target;
  while (count--) *to++ = (unsigned char)value;
  return target;
}

void *memcpy(void *restrict target, const void *restrict source, size_t count) {
  unsigned char *to = target;
  const unsigned char *from = source;
  while (count--) *to++ = *from++;
  return target;
}

void *memmove(void *target, const void *source, size_t count) {
  unsigned char *to = target;
  const unsigned char *from = source;
  if (to < from) {
    while (count--) *to++ = *from++;
  } else {
    while (count--) to[count] = from[count];
  }
  return target;
}

// The seed of Swift's hash tables. A page has no keys of strangers to be protected from, so the seed is always the same.
void arc4random_buf(void *buffer, size_t count) {
  memset(buffer, 0, count);
}
