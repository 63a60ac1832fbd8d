/** Whose mails leave first: somebody waits in front of the screen for an account mail, a letter is part of a trade, news can wait. */
export const mailUrgencies = ['account', 'letter', 'news'] as const
export type MailUrgency = (typeof mailUrgencies)[number]

/**
 * How far apart the mails of one sender are queued, seconds. A burst of one sender thereby lets everything pass that others write meanwhile, while who sends a mail
 * a minute is never behind anybody. It delays nothing: with nobody else waiting, all leave at once.
 */
export const secondsBetweenTurns = 60

const second = 1000
const minute = 60 * second
const hour = 60 * minute

/** How long a mail server that does not answer is left alone after so many tries in a row, milliseconds: five seconds, doubled up to five minutes. */
export function pauseBeforeProbe(tries: number): number {
  return Math.min(5 * second * 2 ** Math.max(0, tries - 1), 5 * minute)
}

const pausesAfterNo = [minute, 15 * minute, 2 * hour]
/** With an hour between the later ones: four days. */
const mostLaters = 100

/**
 * How long a mail waits that was refused for the n-th time, milliseconds; nothing when it is given up. `isFinal` is a plain no (5xx), which is asked again
 * a few times because full and mistaken servers say it too; everything else is a "later" (4xx).
 */
export function pauseBeforeRetry(refusals: number, isFinal: boolean): number | undefined {
  if (isFinal) return pausesAfterNo[refusals - 1]
  if (refusals >= mostLaters) return undefined
  return Math.min(10 * second * 4 ** Math.max(0, refusals - 1), hour)
}
