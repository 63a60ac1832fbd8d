import { refuseCredits } from '@fairquay/contract/claims/claim-lines.ts'
import type { ClaimDetail } from '@fairquay/contract/claims/shapes.ts'
import { type Amount, readMoney } from '@fairquay/contract/money.ts'
import { readNumber } from '../trade/read-draft.ts'
import { claimTexts } from './texts.ts'

/** What stands in the box of one line that is credited. */
export type TypedCredit = { position: number; amount: string }

type Claimed = { currency: string; lines: readonly Pick<ClaimDetail['lines'][number], 'position' | 'value'>[] }

/** The credits in minor units; an empty box is no credit. */
export function readCredits(credits: readonly TypedCredit[], currency: string) {
  return credits.map(({ position, amount }) => ({
    position,
    credit: amount.trim() === '' ? 0 : readMoney(readNumber(amount) ?? Number.NaN, currency),
  }))
}

/** The most that can be credited of each line. */
export function mostOf({ lines, currency }: Claimed): { position: number; most: Amount }[] {
  return lines.map(({ position, value }) => ({ position, most: readMoney(value, currency) }))
}

/** Why what is typed is no credit, by field: what cannot be read is asked for anew before anything is weighed. */
export function refuseTypedCredits(claim: Claimed, credits: readonly TypedCredit[]): Record<string, string> {
  const unread = credits.flatMap(({ amount }, index) =>
    amount.trim() !== '' && readNumber(amount) === undefined
      ? [[`credits.${index}.amount`, claimTexts.needsNumber]]
      : [],
  )
  if (unread.length > 0) return Object.fromEntries(unread)
  return refuseCredits(mostOf(claim), readCredits(credits, claim.currency), claim.currency) ?? {}
}
