import { describe, expect, it } from 'vitest'
import { type LogisticOffer, legNames } from '../../freight/offer.ts'
import { findDifferences } from '../../trade/difference.ts'
import { describeOffer, listFacts } from './facts.ts'
import { chargeOf, customsOfferOf, offerLineOf, purchaseOfferOf } from './offers-for-tests.ts'
import type { Offer } from './shapes.ts'

const lines = [
  { product_name: 'Olive oil', quantity: 120, order_measure: 'Carton' },
  { product_name: 'Sea salt', quantity: 3, order_measure: 'Sack' },
]
const valid = { day: '2027-03-31', time_zone: 'Europe/Berlin' }

const purchase = purchaseOfferOf({
  lines: [
    offerLineOf({
      tiers: [
        { min_quantity: 1, price: 1.2 },
        { min_quantity: 100, price: 1.1 },
      ],
      quantity: 100,
      minimum_quantity: 20,
    }),
    offerLineOf({ position: 1, included: false, tiers: [], minimum_quantity: 1, lead_time_days: 0, packing: '' }),
  ],
  valid,
  note: 'Harvest of 2026',
})

const logistic: LogisticOffer = {
  kind: 'logistic',
  currency: 'EUR',
  legs: legNames.map((leg) => ({
    leg,
    state: leg === 'insurance' ? 'not_included' : 'priced',
    price: leg === 'insurance' ? null : 100,
    note: `About ${leg}`,
  })),
  transit_days: { min: 20, max: 24 },
  routing: 'Leixões to Hamburg',
  valid,
  note: 'Weekly',
}

const by = (source: string) => ({ base: 'goods_value' as const, source, date: '2026-10-01' })
const customs = customsOfferOf({
  insurance: 161.57,
  onward: 450,
  charges: [
    chargeOf({ ...by('CBP'), type: 'fee', name: 'MPF', rate: 0.3464, minimum: 33.58, maximum: 651.5, only_by: 'boat' }),
    chargeOf({ ...by('USITC'), name: 'Per kg', method: 'per_unit', rate: 0.01, quantity: 2400, unit: 'kg' }),
  ],
  valid,
  note: 'By the tariff of October',
})

const offers: [string, Offer][] = [
  ['purchase', purchase],
  ['logistic', logistic],
  ['customs', customs],
]

/** Paths of everything an answer can say: where each of them changes, people must see a difference. */
function listPaths(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path]
  return Object.entries(value).flatMap(([key, part]) => listPaths(part, [...path, key]))
}

function changeAt(offer: Offer, path: readonly string[]): Offer {
  const copy: unknown = structuredClone(offer)
  let holder = copy as Record<string, unknown>
  for (const key of path.slice(0, -1)) holder = holder[key] as Record<string, unknown>
  const last = path.at(-1) ?? ''
  holder[last] = changeValue(last, holder[last])
  return copy as Offer
}

function changeValue(name: string, value: unknown): unknown {
  if (typeof value === 'boolean') return !value
  if (typeof value === 'number') return value + 1
  const other: Record<string, string> = {
    incoterm: 'EXW',
    currency: 'GBP',
    basis: 'CIF',
    transport: 'air',
    day: '2027-04-01',
    state: 'included',
    base: 'customs_value',
    only_by: 'air',
    type: 'tax',
    method: 'fixed',
  }
  return other[name] ?? `${value} changed`
}

/** What names a part or only matters in another part's state. */
const silent = [
  /^kind$/,
  /position$/,
  /\.leg$/,
  /^lines\.1\.(minimum_quantity|lead_time_days|packing)$/,
  /^legs\.6\.price$/,
  /^charges\.0\.(quantity|unit)$/,
  /^charges\.1\.(base|minimum|maximum|only_by)$/,
]

describe.each(offers)('a %s answer', (_, offer) => {
  it('has no differences from itself', () => {
    expect(findDifferences(listFacts(offer, lines), listFacts(structuredClone(offer), lines))).toEqual([])
  })

  const paths = listPaths(offer).filter((path) => !silent.some((pattern) => pattern.test(path.join('.'))))
  it.each(paths.map((path) => [path.join('.'), path] as const))('shows when %s changes', (_name, path) => {
    const changes = findDifferences(listFacts(offer, lines), listFacts(changeAt(offer, path), lines))
    expect(changes.length).toBeGreaterThan(0)
  })

  it('names each fact once, and says nothing empty', () => {
    const facts = listFacts(offer, lines)
    expect(new Set(facts.map(({ key }) => key)).size).toBe(facts.length)
    expect(facts.every(({ value }) => value !== '')).toBe(true)
  })
})

it('reads as people write it', () => {
  expect(listFacts(purchase, lines).map(({ label, value }) => `${label} = ${value}`)).toEqual([
    'Olive oil: Offered = Yes',
    'Olive oil: Quantity = 100 cartons',
    'Olive oil: Unit price = $1.20 from 1, $1.10 from 100',
    'Olive oil: Minimum quantity = 20 cartons',
    'Olive oil: Lead time = 14 days',
    'Olive oil: Packing = Cartons of 12',
    'Sea salt: Offered = Not offered',
    'Incoterm = FCA - Free Carrier',
    'Named place = Porto',
    'Payment terms = 30 days net',
    'Valid until = Mar 31, 2027, to the end of the day in Europe/Berlin',
    'Note = Harvest of 2026',
  ])
  expect(describeOffer(customs, [])[1]?.facts.map(({ value }) => value)).toEqual([
    '0.3464 % of goods value, at least $33.58, at most $651.50, only by boat (CBP, Oct 1, 2026)',
    '0.01 USD for each of 2,400 kg (USITC, Oct 1, 2026)',
  ])
  expect(describeOffer(logistic, [])[0]?.facts[0]?.value).toBe('€100.00, About pick_up')
})

it('what is left out of a later revision is told as gone', () => {
  const [first] = customs.charges
  if (!first) throw new Error('no charge')
  const later = { ...customs, charges: [first] }
  expect(findDifferences(listFacts(customs, []), listFacts(later, []))).toEqual([
    {
      key: 'charge-duty-Per kg-1',
      label: 'Duties, fees and taxes: Duty, Per kg',
      before: '0.01 USD for each of 2,400 kg (USITC, Oct 1, 2026)',
      after: null,
    },
  ])
})
