import type * as costs from '../../landed-cost/endpoints.ts'
import { exampleLandedCost } from '../../landed-cost/example.ts'
import type { AnsweredLandedCost } from '../../landed-cost/shapes.ts'
import type { ExamplesOf } from './examples-of.ts'

/** What the example comes to; a test calculates it. */
export const exampleLanded: AnsweredLandedCost = {
  currency: 'USD',
  day: '2026-11-20',
  basis: 'CIF',
  price: 45600,
  goods: 45600,
  freight: 3200,
  insurance: 161.57,
  cif: 48961.57,
  insured_value: 53857.73,
  customs_value: 48961.57,
  onward: 450,
  lines: [
    {
      hs: '610910',
      origin: 'TR',
      product_id: null,
      quantity: 4800,
      goods: 45600,
      freight: 3200,
      insurance: 161.57,
      onward: 450,
      customs_value: 48961.57,
      duty: 5875.39,
      fees: 0,
      tax: 10504.52,
      landed: 65791.48,
      landed_excluding_tax: 55286.96,
      per_unit: 11.518117,
    },
  ],
  duties: [
    {
      line: 0,
      kind: 'duty',
      name: 'duty',
      rate: '12 %',
      programme: null,
      base: 48961.57,
      amount: 5875.39,
      source: 'TARIC',
      valid_from: '2026-01-01',
    },
  ],
  fees: [],
  taxes: [
    {
      line: null,
      kind: 'tax',
      name: 'VAT',
      rate: '19 %',
      programme: null,
      base: 55286.96,
      amount: 10504.52,
      source: 'UStG',
      valid_from: '2026-01-01',
    },
  ],
  tax: {
    base: 55286.96,
    rate: 19,
    amount: 10504.52,
    recoverable: true,
  },
  landed: 65791.48,
  landed_excluding_tax: 55286.96,
  per_unit: 11.518117,
  range: {
    from: 65791.48,
    to: 65791.48,
  },
  parts: [
    {
      part: 'goods',
      paid_by: 'seller',
      amount: 45600,
      source: null,
    },
    {
      part: 'freight',
      paid_by: 'buyer',
      amount: 3200,
      source: null,
    },
    {
      part: 'insurance',
      paid_by: 'buyer',
      amount: 161.57,
      source: null,
    },
    {
      part: 'onward',
      paid_by: 'buyer',
      amount: 450,
      source: null,
    },
    {
      part: 'duties',
      paid_by: 'buyer',
      amount: 5875.39,
      source: null,
    },
    {
      part: 'tax',
      paid_by: 'buyer',
      amount: 10504.52,
      source: null,
    },
  ],
  beside_price: 20191.48,
  sources: [
    {
      source: 'TARIC',
      valid_from: '2026-01-01',
    },
    {
      source: 'UStG',
      valid_from: '2026-01-01',
    },
  ],
  gaps: [],
  note: 'An estimate, not a customs ruling.',
}

export const costCalls = {
  calculateLandedCost: { body: exampleLandedCost, answer: exampleLanded },
  makeLandedCostFile: {
    body: {
      title: 'Shirts to Hamburg',
      format: 'pdf',
      calculations: [
        { name: 'By sea', input: exampleLandedCost },
        { name: 'By air', input: { ...exampleLandedCost, mode: 'air', incoterm: 'FCA', freight: 9400 } },
      ],
    },
  },
} satisfies ExamplesOf<typeof costs>
