import type { FailureDetails } from '../errors.ts'
import { type Amount, formatMoney, sum } from '../money.ts'
import { claimMessages } from './messages.ts'

/** Why something is claimed. */
export const claimReasons = ['short', 'damaged', 'wrong', 'quality', 'late', 'other'] as const
export type ClaimReason = (typeof claimReasons)[number]

/** A line of an order as far as claims go: `shipped` so far, `claimed` in claims that were neither withdrawn nor refused for good; `total` is what all of it costs. */
export type ClaimableLine = { position: number; quantity: number; shipped: number; claimed: number; total: Amount }
export type ClaimedLine = { position: number; quantity: number; reason: ClaimReason }

/** How many of a line can be claimed: what was shipped and is not claimed yet. */
export function openToClaim({ shipped, claimed }: Pick<ClaimableLine, 'shipped' | 'claimed'>): number {
  return Math.max(0, shipped - claimed)
}

/** Why these lines cannot be claimed, by field; undefined when they can. */
export function refuseClaim(
  lines: readonly ClaimableLine[],
  claimed: readonly ClaimedLine[],
): FailureDetails | undefined {
  if (claimed.length === 0) return { lines: claimMessages.nothing }
  const details: FailureDetails = {}
  claimed.forEach(({ position, quantity }, index) => {
    const line = lines.find((one) => one.position === position)
    if (!line) details[`lines.${index}.position`] = claimMessages.noLine
    else if (claimed.findIndex((one) => one.position === position) < index)
      details[`lines.${index}.position`] = claimMessages.twice
    else if (quantity > openToClaim(line)) details[`lines.${index}.quantity`] = claimMessages.tooMany(openToClaim(line))
  })
  return Object.keys(details).length > 0 ? details : undefined
}

/** What a part of a line costs, in minor units: its share of the line's total, rounded half up. The parts of a line never come to more than the line (see `shareAfter`). */
export function shareOf({ quantity, total }: Pick<ClaimableLine, 'quantity' | 'total'>, part: number): Amount {
  return quantity === 0 ? 0 : Number((2n * BigInt(total) * BigInt(part) + BigInt(quantity)) / (2n * BigInt(quantity)))
}

/** The most that can be credited for a part of a line: its share, as what the line comes to with it less what it came to before, so that parts add up to the whole. */
export function shareAfter(line: Pick<ClaimableLine, 'quantity' | 'total'>, before: number, part: number): Amount {
  return shareOf(line, before + part) - shareOf(line, before)
}

export type CreditedLine = { position: number; credit: Amount }

/** Why credits are refused, by field; `most` is the most of each claimed line, in minor units of the currency. */
export function refuseCredits(
  most: readonly { position: number; most: Amount }[],
  credits: readonly CreditedLine[],
  currency: string,
): FailureDetails | undefined {
  const details: FailureDetails = {}
  credits.forEach(({ position, credit }, index) => {
    const line = most.find((one) => one.position === position)
    if (!line) details[`credits.${index}.position`] = claimMessages.noLine
    else if (credits.findIndex((one) => one.position === position) < index)
      details[`credits.${index}.position`] = claimMessages.twice
    else if (credit > line.most)
      details[`credits.${index}.amount`] = claimMessages.creditTooHigh(formatMoney(line.most, currency))
  })
  if (Object.keys(details).length > 0) return details
  return sum(credits.map(({ credit }) => credit)) === 0 ? { credits: claimMessages.creditMissing } : undefined
}

/** Whether a credit gives all that was claimed. */
export function isFullCredit(
  most: readonly { position: number; most: Amount }[],
  credits: readonly CreditedLine[],
): boolean {
  return sum(credits.map(({ credit }) => credit)) === sum(most.map((line) => line.most))
}
