import type { FailureDetails } from '../errors.ts'
import { hasWords } from '../has-words.ts'
import { formatList } from '../locale.ts'
import { type Amount, formatMoney, isWhole, sum } from '../money.ts'
import { partOfLine } from '../money-shares.ts'
import { claimMessages } from './messages.ts'
import type { Remedy } from './states.ts'

/** Why something is claimed. */
export const claimReasons = ['short', 'damaged', 'wrong', 'quality', 'late', 'other'] as const
export type ClaimReason = (typeof claimReasons)[number]

/** A line of an order as far as claims go: `shipped` so far, `claimed` in claims that were neither withdrawn nor settled by a replacement; `total` is what all of it costs. */
export type ClaimableLine = { position: number; quantity: number; shipped: number; claimed: number; total: Amount }
export type ClaimedLine = { position: number; quantity: number; reason: ClaimReason }

/** How many for which reason. */
export type ReasonCount = { reason: ClaimReason; quantity: number }

/** What is claimed of each line of the order: all of it, and how many for which reason, the likeliest first. */
export function groupByLine(
  claimed: readonly ClaimedLine[],
): { position: number; quantity: number; reasons: ReasonCount[] }[] {
  return [...Map.groupBy(claimed, ({ position }) => position)].map(([position, all]) => ({
    position,
    quantity: sum(all.map(({ quantity }) => quantity)),
    reasons: countReasons(all),
  }))
}

/** How many of all of these for which reason, in the order of `claimReasons`. */
export function countReasons(counted: readonly ReasonCount[]): ReasonCount[] {
  return claimReasons.flatMap((reason) => {
    const quantity = sum(counted.filter((one) => one.reason === reason).map((one) => one.quantity))
    return quantity > 0 ? [{ reason, quantity }] : []
  })
}

/** 'Damaged', or where there are several 'Missing 2, Damaged 1'. */
export function describeReasons(reasons: readonly ReasonCount[]): string {
  const words = claimMessages.reasons
  const [only] = reasons
  if (only && reasons.length === 1) return words[only.reason]
  return formatList(
    reasons.map(({ reason, quantity }) => claimMessages.forReason(words[reason], quantity)),
    'narrow',
  )
}

/** How many of a line can be claimed: what was shipped and is not claimed yet. */
export function openToClaim({ shipped, claimed }: Pick<ClaimableLine, 'shipped' | 'claimed'>): number {
  return Math.max(0, shipped - claimed)
}

/** What is claimed of a line costs: the most that can be credited for it, in minor units. */
export function valueOfClaimed(line: Pick<ClaimableLine, 'quantity' | 'claimed' | 'total'>, quantity: number): Amount {
  return partOfLine(line.total, line.quantity, line.claimed, quantity)
}

/** Units that came damaged or not at all, and units that claims for these reasons have taken up. */
export type Faults = { damaged: number; short: number }

/** What of the faults of a line is in no claim yet: a claim of more than came damaged also took what is missing, and the other way round. */
export function unclaimedFaults(reported: Faults, claimed: Faults): Faults {
  const over = (reason: keyof Faults) => Math.max(0, claimed[reason] - reported[reason])
  return {
    damaged: Math.max(0, reported.damaged - claimed.damaged - over('short')),
    short: Math.max(0, reported.short - claimed.short - over('damaged')),
  }
}

/** Why these lines cannot be claimed with these words, by field; undefined when they can. A line may be there once for each reason. */
export function refuseClaim(
  lines: readonly Omit<ClaimableLine, 'quantity' | 'total'>[],
  claimed: readonly ClaimedLine[],
  text: string,
): FailureDetails | undefined {
  if (claimed.length === 0) return { lines: claimMessages.nothing }
  const details: FailureDetails = {}
  // Missing and damaged say it themselves; whoever claims something else says what it is.
  const isTold = hasWords(text) || claimed.every(({ reason }) => reason === 'short' || reason === 'damaged')
  if (!isTold) details.text = claimMessages.noWords
  claimed.forEach(({ position, quantity, reason }, index) => {
    const line = lines.find((one) => one.position === position)
    const before = claimed.slice(0, index).filter((one) => one.position === position)
    if (!line) details[`lines.${index}.position`] = claimMessages.noLine
    else if (before.some((one) => one.reason === reason)) details[`lines.${index}.position`] = claimMessages.sameReason
    else {
      const open = openToClaim(line) - sum(before.map((one) => one.quantity))
      if (quantity > open) details[`lines.${index}.quantity`] = claimMessages.tooMany(open)
    }
  })
  return Object.keys(details).length > 0 ? details : undefined
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
    else if (!isWhole(credit)) details[`credits.${index}.amount`] = claimMessages.creditUneven
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

/** Whether what a seller offers is all that the buyer asked for. */
export function isGranted(
  { wanted, remedy }: { wanted: Remedy | 'any'; remedy: Remedy },
  most: readonly { position: number; most: Amount }[],
  credits: readonly CreditedLine[],
): boolean {
  return wanted === remedy && (remedy === 'replacement' || isFullCredit(most, credits))
}

/** Goods of a claim that came back: how many of a line, and how many of those can be sold again. */
export type ReturnedLine = { position: number; quantity: number; to_stock: number }

/** How many of a claimed line can come back: what never arrived cannot. */
export function mostBackOf(line: { quantity: number; reasons: readonly ReasonCount[] }): number {
  const missing = line.reasons.filter(({ reason }) => reason === 'short').map(({ quantity }) => quantity)
  return Math.max(0, line.quantity - sum(missing))
}

/** Why what came back is refused, by field; undefined when it is taken. */
export function refuseReturn(
  lines: readonly { position: number; quantity: number; reasons: readonly ReasonCount[] }[],
  returned: readonly ReturnedLine[],
): FailureDetails | undefined {
  const details: FailureDetails = {}
  returned.forEach(({ position, quantity, to_stock }, index) => {
    const line = lines.find((one) => one.position === position)
    if (!line) details[`lines.${index}.position`] = claimMessages.noLine
    else if (returned.findIndex((one) => one.position === position) < index)
      details[`lines.${index}.position`] = claimMessages.twice
    else if (!Number.isInteger(quantity) || quantity > mostBackOf(line))
      details[`lines.${index}.quantity`] = claimMessages.tooManyBack(mostBackOf(line))
    else if (!Number.isInteger(to_stock) || to_stock > quantity)
      details[`lines.${index}.to_stock`] = claimMessages.tooManyToStock(quantity)
  })
  return Object.keys(details).length > 0 ? details : undefined
}
