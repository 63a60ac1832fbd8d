import type { LandedCostInput } from './shapes.ts'

/** Shirts from İzmir to a door in Hamburg: 12 % duty, 19 % tax. The rates are of the example, not of any day's law. */
export const exampleLandedCost: LandedCostInput = {
  destination: 'DE',
  from: 'TR',
  mode: 'boat',
  incoterm: 'FOB',
  incoterm_place: 'İzmir',
  currency: 'USD',
  lines: [{ hs: '6109.10', origin: 'TR', quantity: 4800, unit_price: 9.5, net_kg: 900 }],
  freight: 3200,
  onward: 450,
  insurance_rate: 0.3,
  rates: [
    { country: 'EU', kind: 'duty', hs: '6109', percent: 12, source: 'TARIC', valid_from: '2026-01-01' },
    { country: 'DE', kind: 'tax', name: 'VAT', percent: 19, source: 'UStG', valid_from: '2026-01-01' },
  ],
}

/** To the United States by sea, with both of their fees; they take no tax on imports. */
const toAmerica: LandedCostInput = {
  ...exampleLandedCost,
  destination: 'US',
  onward: 0,
  rates: [
    { country: 'US', kind: 'duty', hs: '6109', percent: 16.5, source: 'HTS 6109.10.00', valid_from: '2026-01-01' },
    {
      country: 'US',
      kind: 'fee',
      name: 'MPF',
      percent: 0.3464,
      minimum: 33.58,
      maximum: 651.5,
      currency: 'USD',
      source: 'CBP',
      valid_from: '2025-10-01',
    },
    {
      country: 'US',
      kind: 'fee',
      name: 'HMF',
      percent: 0.125,
      only_by: 'boat',
      source: 'CBP',
      valid_from: '2025-10-01',
    },
  ],
}

/** The same goods at a price with everything in it. */
const delivered: LandedCostInput = {
  ...exampleLandedCost,
  incoterm: 'DDP',
  incoterm_place: 'Hamburg',
  lines: [{ hs: '6109.10', origin: 'TR', quantity: 1, unit_price: 65_791.48 }],
}

/** A duty by weight and percentage: 0.4 cents a kilogram and 3.2 percent. */
const compound: LandedCostInput = {
  ...toAmerica,
  lines: [{ hs: '6109.10', origin: 'TR', quantity: 4800, unit_price: 9.5, net_kg: 2400 }],
  rates: [
    {
      country: 'US',
      kind: 'duty',
      percent: 3.2,
      amount: 0.004,
      currency: 'USD',
      unit: 'kg',
      source: 'HTS',
      valid_from: '2026-01-01',
    },
  ],
}

export const otherLandedBodies = {
  'To the United States, by sea': toAmerica,
  'A price delivered duty paid': delivered,
  'A compound duty': compound,
} as const
