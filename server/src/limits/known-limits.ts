import { type Counted, limits } from '@fairquay/contract/attempt-limits.ts'
import type { Sending } from '@fairquay/contract/sending-limits.ts'
import type { Config } from '../config.ts'

export type KnownLimit = { name: string; by: Counted; most: number; minutes: number }

/** Every limit that holds in this marketplace: those of the product, and what the operator lets companies send. */
export function knownLimits({ sendingLimits }: Pick<Config, 'sendingLimits'>): KnownLimit[] {
  const own = Object.entries(limits).map(([name, limit]) => ({ name, ...limit }))
  const sendings = (Object.keys(sendingLimits) as Sending[]).flatMap((sending) => [
    { name: `${sending}-an-hour`, by: 'company' as const, most: sendingLimits[sending].anHour, minutes: 60 },
    { name: `${sending}-a-day`, by: 'company' as const, most: sendingLimits[sending].aDay, minutes: 24 * 60 },
  ])
  // Zero is no limit.
  return [...own, ...sendings.filter(({ most }) => most > 0)]
}
