import { expect, test } from 'vitest'
import { readMoney } from '../money.ts'
import { convertBorderCosts, readBorderCosts } from './border-costs.ts'
import { type LegName, type LegState, legNames, type OfferLeg } from './offer.ts'

const read = (price: number) => readMoney(price, 'EUR')

function legs(told: Partial<Record<LegName, number | LegState>>): OfferLeg[] {
  return legNames.map((leg) => {
    const said = told[leg] ?? 'not_included'
    return typeof said === 'number'
      ? { leg, state: 'priced', price: said, note: '' }
      : { leg, state: said, price: null, note: '' }
  })
}

test('what is priced before the border is freight, what comes after it is onward', () => {
  const told = legs({
    pick_up: 120,
    origin: 80.5,
    main_carriage: 2400,
    surcharges: 99.5,
    destination: 210,
    customs: 75,
    delivery: 340,
    insurance: 64.2,
  })
  expect(readBorderCosts(told, 'boat', read)).toEqual({ freight: 270_000, onward: 62_500, insurance: 6420 })
})

test('a leg in the price of another costs nothing of its own; customs that are not needed neither', () => {
  const told = legs({
    pick_up: 'included',
    main_carriage: 900,
    destination: 'included',
    customs: 'not_needed',
    delivery: 'included',
  })
  expect(readBorderCosts(told, 'boat', read)).toEqual({ freight: 90_000, onward: 0, insurance: null })
})

test.each<[string, Partial<Record<LegName, number | LegState>>, string]>([
  ['no main carriage', { pick_up: 100, destination: 1, customs: 1, delivery: 1 }, 'freight'],
  ['no delivery', { main_carriage: 100, destination: 1, customs: 1 }, 'onward'],
  ['no clearance', { main_carriage: 100, destination: 1, delivery: 1 }, 'onward'],
  ['nothing at the destination', { main_carriage: 100, customs: 1, delivery: 1 }, 'onward'],
  ['no insurance', { main_carriage: 100 }, 'insurance'],
])('%s: not known instead of nothing', (_, told, part) => {
  expect(readBorderCosts(legs(told), 'boat', read)[part as 'freight']).toBeNull()
})

test('a truck that goes to the door has no terminal that could be missing; a ship has', () => {
  const told = legs({ main_carriage: 480, customs: 'not_needed', delivery: 'included' })
  expect(readBorderCosts(told, 'truck', read)).toMatchObject({ freight: 48_000, onward: 0 })
  expect(readBorderCosts(told, 'boat', read)).toMatchObject({ freight: 48_000, onward: null })
})

test('in another currency they are decimals of it, and unknown where no rate leads there', () => {
  const offer = { legs: legs({ main_carriage: 1000 }), mode: 'boat', currency: 'EUR' } as const
  const rates = [{ currency: 'USD', rate: 1.08, day: '2026-11-24' }]
  expect(convertBorderCosts(offer, 'USD', rates)).toEqual({ freight: 1080, onward: null, insurance: null })
  expect(convertBorderCosts(offer, 'USD', [])).toEqual({ freight: null, onward: null, insurance: null })
})
