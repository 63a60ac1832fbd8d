import { expect, test } from 'vitest'
import { findOverpaid } from './overpaid.ts'

const order = { total: 217_478, invoiced: 0, paid: 0, isInvoiced: false }

test.each([
  ['the deposit', order, 86_991, 0],
  ['all of it at once, before an invoice', order, 217_478, 0],
  ['hundreds read as thousands', order, 30_055_500, 29_838_022],
  ['what earlier payments have paid is left to pay no more', { ...order, paid: 200_000 }, 17_479, 1],
  ['of what was credited nothing is to be paid', { ...order, invoiced: 200_000, isInvoiced: true }, 217_478, 17_478],
  ['more was paid before: all of it is too much', { ...order, paid: 300_000 }, 500, 500],
])('%s', (_, sums, amount, expected) => expect(findOverpaid(sums, amount)).toBe(expected))
