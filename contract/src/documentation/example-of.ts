import type { NamedEndpoint } from './describe-operation.ts'
import { exampleCalls } from './example-calls.ts'
import { exampleOfAnswer } from './examples.ts'

/** What could be sent and answered, of calls that have no example beside them: written for the calls programs make most, else made of things that have one. */
export function exampleOf({ name, endpoint: { answer } }: NamedEndpoint): { body?: unknown; answer?: unknown } {
  const { [name]: call } = exampleCalls
  const made = call?.answer ?? (answer && exampleOfAnswer(answer))
  return { ...call, ...(made !== undefined && { answer: made }) }
}
