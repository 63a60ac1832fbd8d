import type { CheckKind } from './company-checks.ts'
import { defineMessages, formatDay } from './locale.ts'

/** What was checked, as everybody reads it. */
export const checkNames: Record<CheckKind, string> = defineMessages({
  registry: 'Registry extract',
  address: 'Address',
  bank: 'Bank account',
  person: 'Person who acts for the company',
})

/** What the seal says. */
export const sealMessages = defineMessages({
  verified: 'Verified seller',
  whatWasChecked: 'What the marketplace checked',
  check: (kind: CheckKind, day: string) => `${checkNames[kind]}: ${formatDay(day)}`,
})

/** Why checks cannot be recorded. */
export const checkFaults = defineMessages({
  twice: 'This was named twice.',
  date: 'Please give the day it was checked.',
  ahead: 'This day has not come yet.',
  evidence: 'Please say what was looked at, so that somebody else finds it again.',
})
