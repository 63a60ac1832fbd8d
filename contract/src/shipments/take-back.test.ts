import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shipmentMessages } from './messages.ts'
import { type Milestone, milestones, type Station } from './milestones.ts'
import { shipmentStatusOf } from './statuses.ts'
import { comesBack, type Dependents, refuseTakeBack, takeBack } from './take-back.ts'

const reached = (milestone: Milestone, more: Partial<Station> = {}): Station => ({
  milestone,
  planned_on: null,
  expected_on: null,
  happened_on: '2027-03-08',
  place: 'Livorno',
  note: '',
  ...more,
})
const free: Dependents = { isReceived: false, isInvoiced: false, isClaimed: false, orderStatus: 'shipped' }
const { takeBack: messages } = shipmentMessages

test.each<[Station[], Milestone, Partial<Dependents>, string | undefined]>([
  [[reached('ready')], 'ready', {}, undefined],
  [[reached('ready'), reached('picked_up')], 'picked_up', {}, undefined],
  [[reached('ready'), reached('picked_up')], 'ready', {}, messages.notLast],
  [[], 'ready', {}, messages.notLast],
  [[reached('picked_up')], 'picked_up', { isReceived: true }, messages.received],
  [[reached('picked_up')], 'picked_up', { isInvoiced: true }, messages.invoiced],
  [[reached('picked_up')], 'picked_up', { isClaimed: true }, messages.claimed],
  [[reached('picked_up')], 'picked_up', { orderStatus: 'completed' }, messages.orderOver],
  // The goods stay under way: neither an invoice nor a claim hangs on it.
  [[reached('picked_up'), reached('delivered')], 'delivered', { isInvoiced: true, isClaimed: true }, undefined],
])('%#', (stations, milestone, dependents, refusal) => {
  expect(refuseTakeBack(stations, milestone, { ...free, ...dependents })).toBe(refusal)
})

test('goods are back with the seller when the first station behind ready is taken back', () => {
  expect(comesBack([reached('ready'), reached('picked_up')], 'picked_up')).toBe(true)
  expect(comesBack([reached('picked_up'), reached('arrived')], 'arrived')).toBe(false)
  expect(comesBack([reached('ready')], 'ready')).toBe(false)
})

test('a report that is taken back leaves all as it was before', () => {
  const day = fc.constantFrom(null, '2027-03-01', '2027-03-09')
  const stations = fc.uniqueArray(
    fc.record({
      milestone: fc.constantFrom(...milestones),
      planned_on: day,
      expected_on: day,
      happened_on: fc.constantFrom(null, '2027-03-02'),
      place: fc.constant(''),
      note: fc.constant(''),
    }),
    { selector: ({ milestone }) => milestone },
  )
  fc.assert(
    fc.property(stations, fc.constantFrom(...milestones), (all, milestone) => {
      const known = all.filter(({ planned_on, expected_on, happened_on }) => planned_on ?? expected_on ?? happened_on)
      const before = known.filter((one) => one.milestone !== milestone || one.happened_on === null)
      const own = before.find((one) => one.milestone === milestone)
      const after = [
        ...before.filter((one) => one !== own),
        reached(milestone, own && { ...own, happened_on: '2027-03-08' }),
      ]
      const back = takeBack(after, milestone)
      const sorted = (list: readonly Station[]) => list.toSorted((a, b) => (a.milestone < b.milestone ? -1 : 1))
      expect(sorted(back)).toEqual(sorted(before))
      const statusOf = (list: readonly Station[]) =>
        shipmentStatusOf({ stations: list, isReceived: false, isCancelled: false })
      expect(statusOf(back)).toBe(statusOf(before))
    }),
  )
})
