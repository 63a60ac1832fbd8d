import { findCountry } from '../countries.ts'
import { isWhole, readMoney, readUnitPrice } from '../money.ts'
import { addDays } from '../trade/dates.ts'
import { rateMessages as texts } from './messages.ts'
import type { RateCardTerms, RateLane } from './shapes.ts'
import { readZone } from './zones.ts'

/** What is wrong with a lane of the right shape, by its fields ('from.zone', 'steps.1.from'); empty when it can be kept. */
export function refuseLane(lane: RateLane, currency: string): Record<string, string> {
  const faults: Record<string, string> = {}
  for (const end of ['from', 'to'] as const) Object.assign(faults, refusePlace(end, lane[end]))
  const { equipment, basis, steps, surcharges } = lane
  const counts = [basis, ...surcharges.map((one) => one.basis)].includes('per_container')
  if (counts && equipment === null) faults.equipment = texts.equipmentMissing
  if (!counts && equipment !== null) faults.equipment = texts.equipmentUnexpected
  if (basis === 'pct_value' && steps.length > 0) faults.steps = texts.percentSteps
  if (new Set(steps.map(({ from }) => from)).size < steps.length) faults.steps = texts.stepTwice
  if (lane.transit_max < lane.transit_min) faults.transit_max = texts.transitOrder
  return { ...faults, ...refusePrices(lane, currency) }
}

function refusePlace(end: 'from' | 'to', { country, zone, port }: RateLane['from']): Record<string, string> {
  if (!findCountry(country)) return { [`${end}.country`]: texts.country }
  if (readZone(zone) === undefined) return { [`${end}.zone`]: texts.zone }
  if (port !== '' && zone.trim() !== '') return { [`${end}.zone`]: texts.zoneAndPort }
  return port !== '' && !port.startsWith(country) ? { [`${end}.port`]: texts.portCountry } : {}
}

/** Prices have six decimals at most, and a least amount those of its currency. */
function refusePrices({ price, minimum, steps, surcharges }: RateLane, currency: string): Record<string, string> {
  const faults: Record<string, string> = {}
  const check = (field: string, decimal: number) => {
    if (!isWhole(readUnitPrice(decimal))) faults[field] = texts.tooFine
  }
  const checkLeast = (field: string, decimal: number | null) => {
    if (!isWhole(readMoney(decimal ?? 0, currency))) faults[field] = texts.tooFine
  }
  check('price', price)
  checkLeast('minimum', minimum)
  for (const [at, step] of steps.entries()) check(`steps.${at}.price`, step.price)
  for (const [at, one] of surcharges.entries()) {
    check(`surcharges.${at}.price`, one.price)
    checkLeast(`surcharges.${at}.minimum`, one.minimum)
  }
  return faults
}

/** A card may hold for so many days: an offer may not stand for longer. */
const mostDays = 365

/** What is wrong with what holds for all lanes of a card, by its fields. */
export function refuseTerms({ valid_from, valid_until, included }: RateCardTerms): Record<string, string> {
  const faults: Record<string, string> = {}
  if (valid_until < valid_from) faults.valid_until = texts.ends
  else if (valid_until > addDays(valid_from, mostDays)) faults.valid_until = texts.tooLong
  if (included.includes('main_carriage')) faults.included = texts.mainIncluded
  return faults
}

/** What a lane is a price of, whatever the price: of lanes of one card alike in it there is one. */
export function identityOfLane({ from, to, equipment, basis }: RateLane): string {
  const place = ({ country, zone, port }: RateLane['from']) =>
    [country, port, (readZone(zone) ?? [zone]).join(',')].join(':')
  return [place(from), place(to), equipment ?? '', basis].join(' ')
}
