import type { FailureDetails } from '../errors.ts'
import { hasWords } from '../has-words.ts'
import { reportMessages } from './messages.ts'
import type { CaseAct, ReportForm } from './shapes.ts'

/** Why a report is refused, by field. */
export function refuseReport({ reason, text }: Pick<ReportForm, 'reason' | 'text'>): FailureDetails | undefined {
  return reason === 'other' && !hasWords(text) ? { text: reportMessages.noWords } : undefined
}

/** What an operator can do with a case as it stands. */
export function actsOf({ isOpen }: { isOpen: boolean }): readonly CaseAct[] {
  return isOpen ? ['none', 'warn', 'hide'] : ['reopen']
}

/** Why an act is refused, by field: each is done for a reason. */
export function refuseAct({ reason }: { reason: string }): FailureDetails | undefined {
  return !hasWords(reason) ? { reason: reportMessages.reasonMissing } : undefined
}
