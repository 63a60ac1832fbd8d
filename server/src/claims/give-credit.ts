import { claimMessages } from '@fairquay/contract/claims/messages.ts'
import type { Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import type { App } from '../http.ts'
import type { HeldClaim } from './hold-claim.ts'

/** The number of the credit note for a claim: the one that was written elsewhere, where the seller names it. */
export async function giveCredit(
  _tx: Queryable,
  _app: Pick<App, 'jobs' | 'config'>,
  _held: HeldClaim,
  reference: string,
  _now: Date,
): Promise<string> {
  if (reference !== '') return reference
  throw new Failure('refused', { reference: claimMessages.noReference })
}
