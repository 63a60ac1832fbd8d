/** The exit code of a start that was refused with a sentence: another try would be, too. */
export const refusedCode = 1
/** The exit code that asks whoever started the process (`npm start`, or a service manager) to start it again. */
export const faultCode = 70
/** Milliseconds for answers and jobs under way; what hangs by the very fault must not keep the next server waiting. */
const patience = 20_000
/** The same where nobody has been answered yet. */
const patienceOfStart = 3000

/**
 * The last resort for an error that nothing caught: nobody knows what state it left things in, so it is told of, answers under way are finished, nothing new
 * is accepted, and the process ends to be started anew. Further errors on that way change nothing.
 * `tell` says with which code the process ends.
 */
export function endAtFault(tell: (error: unknown) => number, close: () => Promise<unknown>): void {
  let isEnding = false
  const end = async (error: unknown) => {
    const code = tell(error)
    if (isEnding) return
    isEnding = true
    setTimeout(() => process.exit(code), code === faultCode ? patience : patienceOfStart).unref()
    try {
      await close()
    } catch (failure) {
      tell(failure)
    }
    process.exit(code)
  }
  process.on('uncaughtException', (error) => void end(error))
  process.on('unhandledRejection', (error) => void end(error))
}
