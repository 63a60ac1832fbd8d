/** Answers while they are typed: every number a text, so that nothing typed is lost or corrected behind somebody's back. */
export type ValidityDraft = { day: string; time_zone: string }

/** An offer proposed to stand for two weeks, where the person is. */
export function proposeValidity(now: Date): ValidityDraft {
  const day = new Date(now.getTime() + 14 * 86_400_000).toISOString().slice(0, 10)
  return { day, time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC' }
}
