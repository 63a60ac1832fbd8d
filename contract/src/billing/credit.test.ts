import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CreditableLine, listWholeCredit, priceOfUnits, refuseCreditParts, sumCredit } from './credit.ts'
import { billingMessages } from './messages.ts'

const line = (change: Partial<CreditableLine> = {}): CreditableLine => ({
  position: 0,
  quantity: 10,
  credited: 0,
  net: 1000,
  category: 'S',
  rate: 1900,
  ...change,
})

test.each([
  ['within the line', { quantity: 10 }, undefined],
  ['more units than it has', { quantity: 11 }, billingMessages.tooMuchCredited],
  ['for less', { quantity: 3, amount: 100 }, undefined],
  ['for more than the units cost', { quantity: 3, amount: 301 }, billingMessages.tooMuchCredited],
  ['for nothing', { quantity: 3, amount: 0 }, billingMessages.amount],
  ['for half a cent', { quantity: 3, amount: 0.5 }, billingMessages.amount],
  ['of a line there is not', { position: 7, quantity: 1 }, billingMessages.tooMuchCredited],
])('a credit %s', (_, part, fault) => {
  const asked = { position: 0, ...part }
  expect(refuseCreditParts([line()], [asked])).toEqual(fault ? { [`lines.${asked.position}`]: fault } : {})
})

test('what was credited before counts', () => {
  expect(refuseCreditParts([line({ credited: 8 })], [{ position: 0, quantity: 3 }])).toHaveProperty('lines.0')
  expect(priceOfUnits(line({ net: 100, quantity: 3, credited: 1 }), 1)).toBe(34)
})

test('the whole of an invoice is what is left of its lines, as long as that is what is left of its sum', () => {
  const lines = [line({ credited: 4 }), line({ position: 1, net: 500 })]
  expect(listWholeCredit(lines, 1100)).toEqual([
    { position: 0, quantity: 6 },
    { position: 1, quantity: 10 },
  ])
  expect(listWholeCredit(lines, 1000)).toBeUndefined()
  expect(listWholeCredit([line({ credited: 10 })], 0)).toBeUndefined()
})

test('a credit of parts is taxed as the invoice is', () => {
  const lines = [line(), line({ position: 1, rate: 700 })]
  const parts = [
    { position: 0, quantity: 1 },
    { position: 1, quantity: 2, amount: 150 },
  ]
  expect(sumCredit(lines, parts)).toMatchObject({ net: 250, tax: 19 + 11, total: 280 })
})

test('whatever was credited of its lines, the whole credits an invoice to the last cent', () => {
  const lineOf = fc.record({
    quantity: fc.integer({ min: 1, max: 500 }),
    net: fc.integer({ min: 0, max: 1_000_000 }),
    part: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  fc.assert(
    fc.property(fc.array(lineOf, { minLength: 1, maxLength: 5 }), (given) => {
      const lines = given.map(({ quantity, net, part }, position) =>
        line({ position, quantity, net, credited: Math.floor(quantity * part) }),
      )
      const before = lines.map((one) => priceOfUnits({ ...one, credited: 0 }, one.credited))
      const left = lines.reduce((all, { net }, index) => all + net - (before[index] ?? 0), 0)
      const parts = listWholeCredit(lines, left)
      if (lines.some(({ credited, quantity }) => credited < quantity))
        expect(sumCredit(lines, parts ?? []).net).toBe(left)
    }),
  )
})
