import { describe, expect, it } from 'vitest'
import { readColumns } from './price-columns.ts'

const none = { original: null, asked: null, offered: null, countered: null, agreed: null, currency: 'EUR' }

describe('the prices that the table of goods shows', () => {
  it.each([
    ['nothing to who may know none', [null, null], []],
    ['that they are asked for, of goods without a price', [none], ['asked']],
    ['what is named of one line', [none, { ...none, asked: 2, offered: 1.9 }], ['asked', 'offered']],
    [
      'the proposal beside the offer',
      [{ ...none, asked: 2, offered: 1.9, countered: 1.8 }],
      ['asked', 'offered', 'countered'],
    ],
    [
      'what was agreed in place of what led there',
      [{ ...none, asked: 2, offered: 1.9, countered: 1.8, agreed: 1.8 }, none],
      ['asked', 'agreed'],
    ],
  ] as const)('%s', (_, prices, columns) => {
    expect(readColumns(prices.map((one) => ({ prices: one })))).toEqual(columns)
  })
})
