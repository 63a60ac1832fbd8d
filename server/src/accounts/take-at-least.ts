import { setTimeout as wait } from 'node:timers/promises'

/** Longer than any of the ways an answer may take inside, on an idle machine. */
const shortestAnswer = 250

/** Does the work and answers after a quarter of a second at the earliest, so that the time does not tell whether an address is known (docs/safety.md#sign-in). */
export async function takeAtLeast<T>(work: () => Promise<T>, milliseconds = shortestAnswer): Promise<T> {
  const [outcome] = await Promise.allSettled([work(), wait(milliseconds)])
  if (outcome.status === 'rejected') throw outcome.reason
  return outcome.value
}
