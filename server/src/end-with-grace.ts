import closeWithGrace from 'close-with-grace'

// A crash of machine code says these. Whoever listens to one returns to the very instruction and stands still for ever; and an end in good order would not be
// taken for a fault, so nobody would start us again.
const crashes = ['SIGILL', 'SIGTRAP', 'SIGABRT', 'SIGBUS', 'SIGFPE', 'SIGSEGV'] as const

/** Ends the process in good order when it is told to: long enough for requests under way, jobs under way and the database's last checkpoint. */
export function endWithGrace(close: () => Promise<void>): { close(): void } {
  return closeWithGrace(
    { delay: 30_000, onSecondSignal: () => {}, skip: ['uncaughtException', 'unhandledRejection', ...crashes] },
    close,
  )
}
