import type { FreightLoad } from './load.ts'
import type { RateCardTerms, RateLane } from './shapes.ts'

/** A lane and a card in which only what is said differs from a plain one. */
export function laneOf(change: Partial<RateLane> = {}): RateLane {
  return {
    from: { country: 'CN', zone: '', port: 'CNSHA' },
    to: { country: 'DE', zone: '', port: 'DEHAM' },
    equipment: null,
    basis: 'per_wm',
    price: 60,
    minimum: null,
    steps: [],
    surcharges: [],
    transit_min: 30,
    transit_max: 38,
    note: '',
    ...change,
  }
}

export function termsOf(change: Partial<RateCardTerms> = {}): RateCardTerms {
  return {
    name: 'Asia to North Sea',
    currency: 'EUR',
    mode: 'boat',
    valid_from: '2026-01-01',
    valid_until: '2026-12-31',
    included: [],
    never: '',
    free_days: null,
    takes_dangerous: false,
    takes_cooled: false,
    notes: '',
    ...change,
  }
}

/** E1 of the worked examples: five pallets of 200 cartons. */
export const exampleFreightLoad: FreightLoad = {
  gross_kg: 2525,
  volume_m3: 6.6912,
  ldm: 2,
  pallets: 5,
  chargeable_kg: 2525,
  wm: 6.6912,
  units: ['20DC'],
  value: { amount: 4_560_000, currency: 'EUR' },
}

export const emptyFreightLoad: FreightLoad = {
  gross_kg: null,
  volume_m3: null,
  ldm: null,
  pallets: null,
  chargeable_kg: null,
  wm: null,
  units: null,
  value: null,
}
