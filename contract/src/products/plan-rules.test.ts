import { expect, test } from 'vitest'
import { draftMessages } from '../catalogue/draft-messages.ts'
import { planMessages as say } from './plan-messages.ts'
import { findPlanFaults, isOverlapping, type PlanWish, planLineKey } from './plan-rules.ts'

const now = new Date('2026-11-23T12:00:00Z')
const line = (price: number, more = {}) => ({ options: {}, min_qty: 1, price, ...more })
const known = new Map([
  [planLineKey(line(1)), true],
  [planLineKey(line(1, { min_qty: 10 })), false],
])
const [soon, later] = ['2026-11-24T00:00:00+01:00', '2026-12-01T00:00:00Z']

test.each<[string, PlanWish, Record<string, string>]>([
  ['publishing', { kind: 'publish', starts_at: soon }, {}],
  ['publishing until', { kind: 'publish', starts_at: soon, ends_at: later }, {}],
  ['the past', { kind: 'publish', starts_at: '2026-11-23T13:00:00+01:00' }, { starts_at: say.past }],
  ['no moment', { kind: 'publish', starts_at: '' }, { starts_at: say.momentMissing }],
  ['in three years', { kind: 'publish', starts_at: '2029-11-23T12:00:00Z' }, { starts_at: say.tooFar }],
  ['an end first', { kind: 'publish', starts_at: later, ends_at: soon }, { ends_at: say.endBeforeStart }],
  ['prices of publishing', { kind: 'publish', starts_at: soon, lines: [line(1)] }, { lines: say.linesOfPublishing }],
  ['prices', { kind: 'prices', starts_at: soon, lines: [line(2.5, { list_price: 3 })] }, {}],
  ['a sale', { kind: 'prices', starts_at: soon, ends_at: later, lines: [line(2)] }, {}],
  [
    'a sale that ends first',
    { kind: 'prices', starts_at: later, ends_at: soon, lines: [line(2)] },
    { ends_at: say.endBeforeStart },
  ],
  ['no prices', { kind: 'prices', starts_at: soon, lines: [] }, { lines: say.linesMissing }],
  ['twice', { kind: 'prices', starts_at: soon, lines: [line(1), line(2)] }, { 'lines.1': say.lineTwice }],
  ['on demand', { kind: 'prices', starts_at: soon, lines: [line(1, { min_qty: 10 })] }, { 'lines.0': say.onDemand }],
  ['unknown', { kind: 'prices', starts_at: soon, lines: [line(1, { min_qty: 9 })] }, { 'lines.0': say.unknownLine }],
  [
    'a price before that is lower',
    { kind: 'prices', starts_at: soon, lines: [line(2, { list_price: 2 })] },
    { 'lines.0.list_price': draftMessages.listPrice },
  ],
  [
    'a price too fine',
    { kind: 'prices', starts_at: soon, lines: [line(1.00000001)] },
    { 'lines.0.price': draftMessages.priceTooFine },
  ],
])('%s', (_, wish, faults) => {
  expect(findPlanFaults(wish, known, now)).toEqual(faults)
})

const day = (number: number) => `2026-12-0${number}T00:00:00Z`
const span = (from: number, until?: number) => ({
  starts_at: day(from),
  ends_at: until === undefined ? null : day(until),
})
test.each([
  ['sales that touch', span(1, 3), span(3, 5), false],
  ['sales that cross', span(1, 4), span(3, 5), true],
  ['a sale within a sale', span(1, 9), span(3, 5), true],
  ['sales that begin together', span(1, 2), span(1, 5), true],
  ['sales apart', span(1, 2), span(4, 5), false],
  ['prices for good during a sale', span(2), span(1, 3), true],
  ['prices for good as it begins', span(1), span(1, 3), true],
  ['prices for good as it ends', span(3), span(1, 3), false],
  ['prices for good twice', span(1), span(1), false],
])('%s', (_, one, other, isSo) => {
  expect([isOverlapping(one, other), isOverlapping(other, one)]).toEqual([isSo, isSo])
})
