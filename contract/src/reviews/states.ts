import { reviewMessages } from './messages.ts'

/** Where a review stands. `hidden`: the operator has taken it off the pages; `withdrawn`: whoever wrote it has. Only `shown` ones count. */
export const reviewStatuses = ['shown', 'hidden', 'withdrawn'] as const
export type ReviewStatus = (typeof reviewStatuses)[number]

/** What people do to a review. `edit_answer` is apart from `answer`, so that of two who answer at once one is told that it was answered. */
export const reviewActions = ['edit', 'withdraw', 'answer', 'edit_answer', 'report', 'hide', 'keep', 'show'] as const
export type ReviewAction = (typeof reviewActions)[number]

/** What those do who have a part in a review; reporting and the operator's decision have calls of their own. */
export const ownReviewActions = ['edit', 'withdraw', 'answer', 'edit_answer'] as const satisfies readonly ReviewAction[]
export const operatorDecisions = ['hide', 'keep', 'show'] as const satisfies readonly ReviewAction[]
export type OperatorDecision = (typeof operatorDecisions)[number]

/** Who looks at a review: the company that wrote it, the seller it is about, anybody else signed in, or the operator. */
export const reviewSides = ['writer', 'seller', 'reader', 'operator'] as const
export type ReviewSide = (typeof reviewSides)[number]

/** Days for which a review can be edited after it was written, and an answer after it was given. */
export const editableForDays = 30
export const answerEditableForDays = 1

export type ReviewStanding = {
  status: ReviewStatus
  writtenAt: Date
  /** The last change of its words or stars; null while there was none. */
  editedAt: Date | null
  /** Null while the seller has not answered. */
  answeredAt: Date | null
}

const whose: Record<ReviewAction, readonly ReviewSide[]> = {
  edit: ['writer'],
  withdraw: ['writer'],
  answer: ['seller'],
  edit_answer: ['seller'],
  report: ['seller', 'reader'],
  hide: ['operator'],
  keep: ['operator'],
  show: ['operator'],
}

/** Whether an action could ever be this side's, whatever the state. */
export function isOwnReviewAction(action: ReviewAction, side: ReviewSide): boolean {
  return whose[action].includes(side)
}

/** Why an action may not be done now by this side; undefined when it may. */
export function refuseReviewAction(
  action: ReviewAction,
  side: ReviewSide,
  { status, writtenAt, editedAt, answeredAt }: ReviewStanding,
  now: Date,
): string | undefined {
  if (!isOwnReviewAction(action, side)) return reviewMessages.notYours
  if (action === 'show') return status === 'hidden' ? undefined : reviewMessages.notHidden
  if (status !== 'shown') return reviewMessages.isNot[status]
  switch (action) {
    case 'edit':
      return isWithin(editableForDays, writtenAt, now) ? undefined : reviewMessages.tooLateToEdit
    case 'answer':
      return answeredAt === null ? undefined : reviewMessages.answeredAlready
    case 'edit_answer':
      if (answeredAt === null) return reviewMessages.notAnswered
      // Whoever changes a review that was answered gives the seller another day to change the answer.
      return isWithin(answerEditableForDays, later(answeredAt, editedAt), now)
        ? undefined
        : reviewMessages.tooLateToEditAnswer
    default:
      return undefined
  }
}

/** What a side may do now. */
export function reviewActionsOf(side: ReviewSide, standing: ReviewStanding, now: Date): ReviewAction[] {
  return reviewActions.filter((action) => refuseReviewAction(action, side, standing, now) === undefined)
}

function isWithin(days: number, since: Date, now: Date): boolean {
  return now.getTime() - since.getTime() < days * 86_400_000
}

function later(one: Date, other: Date | null): Date {
  return other !== null && other > one ? other : one
}
