/** The exit code that asks whoever started the process (`npm start`, or a service manager) to start it again. */
const faultCode = 70
/** Milliseconds for answers and jobs under way; what hangs by the very fault must not keep the next server waiting. */
const patience = 20_000

/**
 * The last resort for an error that nothing caught: nobody knows what state it left things in, so it is told of, answers under way are finished, nothing new
 * is accepted, and the process ends to be started anew. Further errors on that way change nothing.
 */
export function endAtFault(tell: (error: unknown) => void, close: () => Promise<unknown>): void {
  let isEnding = false
  const end = async (error: unknown) => {
    tell(error)
    if (isEnding) return
    isEnding = true
    setTimeout(() => process.exit(faultCode), patience).unref()
    try {
      await close()
    } catch (failure) {
      tell(failure)
    }
    process.exit(faultCode)
  }
  process.on('uncaughtException', (error) => void end(error))
  process.on('unhandledRejection', (error) => void end(error))
}
