import { defineMessages } from '../locale.ts'

/** For how long somebody can allow an operator to look on, hours. */
export const accessHours = [1, 24, 72] as const
export type AccessHours = (typeof accessHours)[number]

/** After so many days a question nobody has answered is none any more. */
export const askedDays = 7

/** How long one visit lasts at most, minutes; another can follow while it is allowed. */
export const visitMinutes = 60

/** What waits for an answer or can be used, and the rest. */
export const accessGroups = ['current', 'past'] as const
export type AccessGroup = (typeof accessGroups)[number]

export type AccessState = 'waiting' | 'lapsed' | 'refused' | 'open' | 'over'

/** What was asked and decided; moments, null for what has not happened. `until` stays null where it was refused. */
export type AccessFacts = { asked_at: Date; decided_at: Date | null; until: Date | null; ended_at: Date | null }

/**
 * What has become of it: `waiting` for the person's word, `lapsed` without one, `refused`, `open` to be used, or `over`: its time has passed, or the person
 * has ended it.
 */
export function stateOfAccess({ asked_at, decided_at, until, ended_at }: AccessFacts, now: Date): AccessState {
  if (decided_at === null && ended_at === null)
    return now.getTime() - asked_at.getTime() < askedDays * 24 * 60 * 60 * 1000 ? 'waiting' : 'lapsed'
  if (until === null) return ended_at === null ? 'refused' : 'over'
  return ended_at === null && now < until ? 'open' : 'over'
}

/** Whether this operator may look on: who was allowed to, or anybody where the person offered it. */
export function mayVisit(
  access: AccessFacts & { asked_by: number | null; is_offered: boolean },
  operatorId: number,
  now: Date,
): boolean {
  return stateOfAccess(access, now) === 'open' && (access.is_offered || access.asked_by === operatorId)
}

export const supportAccessMessages = defineMessages({
  openAlready: 'You may look on already.',
  notOneself: 'This is your own account.',
  notOperators: 'Operators are not looked on.',
  cannotSignIn: 'This account cannot sign in, so there is nothing to see.',
  notWaiting: 'This was decided already, or is too old. Please load the page again.',
  notOpen: 'It is not allowed any more. Please ask again.',
})
