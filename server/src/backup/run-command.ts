import type { Config } from '../config.ts'
import { readConfig } from '../config.ts'
import { describeStartFailure } from '../start-failure.ts'

/** What somebody typed that is not understood: the sentence, and how it is used. */
export class Misuse extends Error {}

/** Runs a command of the operator: a refusal is one sentence, and the exit code says whether it was done (0), refused (1) or not understood (2). */
export async function runCommand(usage: string, work: (config: Config) => Promise<void>): Promise<void> {
  let config: Config | undefined
  try {
    config = readConfig()
    await work(config)
  } catch (error) {
    if (error instanceof Misuse || isParseFault(error)) {
      console.error(`${error.message}\n\n${usage}`)
      process.exitCode = 2
      return
    }
    console.error(describeFault(error, config))
    process.exitCode = 1
  }
}

const isParseFault = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')

/** One sentence where the reason is known; else what the system says, which is better than silence. */
export function describeFault(error: unknown, config?: Config): string {
  const sentence = describeStartFailure(error, config)
  if (sentence !== undefined) return sentence
  return error instanceof Error ? error.message : String(error)
}
