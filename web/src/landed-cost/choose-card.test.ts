import { legNames, type OfferLeg } from '@fairquay/contract/freight/offer.ts'
import { describe, expect, test } from 'vitest'
import { chooseCard, inModeOf, underCard } from './choose-card.ts'
import { usualScenario } from './scenario-form.ts'

type Prices = Parameters<typeof chooseCard>[0]
type Price = Prices['prices'][number]

function price(lane_id: number, total: number | null, carriage: number | 'not_included', currency = 'EUR'): Price {
  const legs: OfferLeg[] = legNames.map((leg) => {
    if (leg === 'main_carriage' && carriage !== 'not_included')
      return { leg, state: 'priced', price: carriage, note: '' }
    return { leg, state: leg === 'customs' || leg === 'delivery' ? 'included' : 'not_included', price: null, note: '' }
  })
  return {
    lane_id,
    total,
    currency,
    legs,
    mode: 'truck',
    provider: { id: lane_id, name: `Carrier ${lane_id}`, slug: `carrier-${lane_id}` },
    transit_days: { min: 2, max: 3 },
    valid_until: '2026-12-31',
  } as unknown as Price
}

const orders = (cheapest: number[]): Prices['orders'] => ({ cheapest, fastest: cheapest, all_in: cheapest })

describe('the freight of a rate card', () => {
  test('is the cheapest that is known in full and says what the way to the border costs', () => {
    const prices = [price(1, null, 10), price(2, 40, 'not_included'), price(3, 90, 90), price(4, 80, 80)]
    expect(chooseCard({ prices, orders: orders([1, 2, 4, 3]) }, 'EUR', [])).toEqual({
      by: 'Carrier 4',
      mode: 'truck',
      days: { min: 2, max: 3 },
      until: '2026-12-31',
      freight: 80,
      onward: 0,
      insurance: null,
    })
  })

  test('is told in the currency of the calculation, and passed over where no rate leads there', () => {
    const prices = [price(1, 50, 50, 'CHF'), price(2, 100, 100, 'USD')]
    const rates = [{ currency: 'USD', rate: 1.25, day: '2026-11-24' }]
    expect(chooseCard({ prices, orders: orders([1, 2]) }, 'EUR', rates)).toMatchObject({ by: 'Carrier 2', freight: 80 })
    expect(chooseCard({ prices: [], orders: orders([]) }, 'EUR', rates)).toBeUndefined()
  })

  test('says the way of transport where nobody chose one', () => {
    const card = chooseCard({ prices: [price(1, 50, 50)], orders: orders([1]) }, 'EUR', [])
    expect(inModeOf(usualScenario, card)).toMatchObject({ mode: 'truck', isModeChosen: false })
    expect(inModeOf(usualScenario, undefined)).toMatchObject({ mode: 'boat' })
  })

  test('gives way to what is typed', () => {
    const card = chooseCard({ prices: [price(1, 50, 50)], orders: orders([1]) }, 'EUR', [])
    expect(underCard(usualScenario, card)).toMatchObject({ freight: 50, onward: 0 })
    expect(underCard({ ...usualScenario, onward: 12 }, card)).toMatchObject({ freight: 50, onward: 12 })
    expect(underCard({ ...usualScenario, freight: 0 }, card)).toMatchObject({ freight: 0, onward: null })
    expect(underCard(usualScenario, undefined)).toBe(usualScenario)
  })
})
