import { accountMessages } from './messages.ts'

/** What stands where the name of a person stood who has deleted the account. */
export const formerPerson = { first_name: 'Former', last_name: 'member' } as const

/**
 * What keeps somebody from deleting their account. `others`: members of the company who can sign in, `owners` those of them who own it; `isOperator`: works
 * for the marketplace, with so many `operators` beside; `open`: requests and orders of the company that are not over.
 */
export type DeletionStanding = { others: number; owners: number; isOperator: boolean; operators: number; open: number }

/** Why somebody may not delete their own account now, in words that say what to do; nothing when they may. */
export function refuseDeletion(standing: DeletionStanding): string | undefined {
  if (standing.isOperator) return standing.operators === 0 ? accountMessages.lastOperator : undefined
  if (standing.others > 0) return standing.owners === 0 ? accountMessages.handOverFirst : undefined
  return standing.open > 0 ? accountMessages.finishFirst(standing.open) : undefined
}

/** The same, said to an operator who deletes an account for somebody. */
export function refuseDeletionOf(standing: DeletionStanding): string | undefined {
  if (refuseDeletion(standing) === undefined) return undefined
  return standing.others > 0 ? accountMessages.handOverFirstOf : accountMessages.finishFirstOf(standing.open)
}
