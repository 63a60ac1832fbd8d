import { expect, test } from 'vitest'
import { readUsRate, readUsSpecial } from './read-us-rate.ts'

test.each([
  ['Free', { percent: 0, amount: null }],
  [' free ', { percent: 0, amount: null }],
  ['6.8%', { percent: 6.8, amount: null }],
  ['1¢/kg', { percent: null, amount: 0.01, currency: 'USD', unit: 'kg', per: 1 }],
  ['66.6¢/kg + 8.5%', { percent: 8.5, amount: 0.666, unit: 'kg' }],
  ['$1.035/kg + 14.9%', { percent: 14.9, amount: 1.035, unit: 'kg' }],
  ['$50/t', { amount: 50, unit: 'kg', per: 1000 }],
  ['0.2¢/liter', { amount: 0.002, unit: 'litre' }],
  ['38¢/m2 + 5%', { amount: 0.38, unit: 'square_metre', percent: 5 }],
  ['9¢/doz.', { amount: 0.09, unit: 'piece', per: 12 }],
  ['40¢ each', undefined],
  ['See 9903.88.15', undefined],
  ['1.5¢/kg on lead content', undefined],
  ['The rate applicable to the article', undefined],
  ['6.8% + 2%', undefined],
  ['1.2.3%', undefined],
  ['', undefined],
] as const)('%s', (text, said) => {
  const read = readUsRate(text)
  if (said) expect(read).toMatchObject(said)
  else expect(read).toBeUndefined()
})

test('the special column', () => {
  expect(readUsSpecial('Free (A+,AU, BH) 5.5% (JP)')).toMatchObject([
    { programmes: ['A+', 'AU', 'BH'], rate: { percent: 0 } },
    { programmes: ['JP'], rate: { percent: 5.5 } },
  ])
  expect(readUsSpecial('Free (A) See 9822.05.01 (MX)')).toMatchObject([{ programmes: ['A'] }])
  expect(readUsSpecial('')).toEqual([])
})
