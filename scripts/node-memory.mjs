/**
 * How Node and the system's allocator are told to give memory back: flags and environment of every server that `npm start` begins, and of the one whose memory is
 * measured. Old Nodes must be able to read this file.
 *
 * Left to itself Node keeps three times 32 MB for objects that have just been made, and where there is much memory it lets hundreds of MB of others lie before it
 * looks for those no longer needed: 545 MB after 15,000 lists instead of 240. A limit of 512 would keep it smaller still and cost half as much work again a list.
 */
export const memoryFlags = ['--max-semi-space-size=8', '--max-old-space-size=1024']

/** The system's own memory keeps a store for every thread, and keeps what large answers took; these make it give that back (glibc reads them, others do not). */
export const memoryEnvironment = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
}
