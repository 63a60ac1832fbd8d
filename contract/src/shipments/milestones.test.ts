import { describe, expect, test } from 'vitest'
import { shipmentMessages } from './messages.ts'
import {
  type Milestone,
  milestones,
  milestonesOf,
  nextMilestone,
  refuseMode,
  refusePlan,
  refuseReport,
  type Station,
} from './milestones.ts'
import { shipmentStatusOf } from './statuses.ts'

const station = (milestone: Milestone, happened_on: string | null, planned_on: string | null = null): Station => ({
  milestone,
  planned_on,
  expected_on: null,
  happened_on,
  place: '',
  note: '',
})

describe('which stations a shipment has', () => {
  test.each([
    ['boat', true, milestones],
    ['air', false, milestones.filter((one) => !one.endsWith('cleared'))],
    ['truck', true, ['ready', 'picked_up', 'export_cleared', 'import_cleared', 'out_for_delivery', 'delivered']],
    ['parcel', false, ['ready', 'picked_up', 'out_for_delivery', 'delivered']],
  ] as const)('by %s, cleared by customs %s', (mode, isCleared, expected) => {
    expect(milestonesOf(mode, isCleared)).toEqual(expected)
  })

  test('the next is the one after the latest reached, whatever was skipped', () => {
    expect(nextMilestone('truck', false, [])).toBe('ready')
    expect(nextMilestone('boat', true, [station('departed', '2027-03-01')])).toBe('arrived')
    expect(nextMilestone('boat', true, [station('delivered', '2027-03-01')])).toBeUndefined()
  })

  test('a change of ships comes next where somebody expects one', () => {
    const expected = station('transshipped', null, '2027-03-09')
    expect(nextMilestone('boat', true, [station('departed', '2027-03-01'), expected])).toBe('transshipped')
  })
})

describe('a report', () => {
  const shipment = {
    mode: 'boat' as const,
    isCleared: true,
    stations: [
      station('picked_up', '2027-03-03'),
      station('departed', '2027-03-08'),
      station('arrived', null, '2027-04-02'),
    ],
  }
  const said = shipmentMessages.report
  test.each([
    ['arrived', 'happened', '2027-03-30', undefined],
    ['export_cleared', 'happened', '2027-03-05', undefined],
    ['export_cleared', 'happened', '2027-03-08', undefined],
    ['export_cleared', 'happened', '2027-03-02', { on: said.before('Picked up') }],
    ['export_cleared', 'happened', '2027-03-09', { on: said.after('Departed') }],
    ['departed', 'happened', '2027-03-07', undefined],
    ['arrived', 'happened', '2027-04-02', { on: said.inFuture }],
    ['arrived', 'expected', '2027-04-09', undefined],
    ['arrived', 'expected', '2027-03-07', { on: said.before('Departed') }],
    ['departed', 'expected', '2027-03-09', { milestone: said.hasHappened }],
  ] as const)('%s %s on %s', (milestone, kind, on, refusal) => {
    expect(refuseReport(shipment, { milestone, kind, on }, '2027-04-01')).toEqual(refusal)
  })

  test('of a station that the mode or the border does not have is refused', () => {
    const report = { kind: 'happened', on: '2027-03-30' } as const
    const refusal = { milestone: said.notOfMode }
    expect(refuseReport({ ...shipment, mode: 'truck' }, { ...report, milestone: 'arrived' }, '2027-04-01')).toEqual(
      refusal,
    )
    expect(
      refuseReport({ ...shipment, isCleared: false }, { ...report, milestone: 'import_cleared' }, '2027-04-01'),
    ).toEqual(refusal)
  })
})

test('planned days rise along the way', () => {
  expect(refusePlan({ ready: '2027-03-01', departed: '2027-03-01', delivered: '2027-04-01' })).toBeUndefined()
  expect(refusePlan({ ready: '2027-03-02', departed: null, arrived: '2027-03-01' })).toEqual({
    arrived: shipmentMessages.report.before('Ready for pick-up'),
  })
})

test.each([
  [[], false, false, 'preparing'],
  [['ready'], false, false, 'ready'],
  [['picked_up'], false, false, 'under_way'],
  [['ready', 'departed'], false, false, 'under_way'],
  [['picked_up', 'delivered'], false, false, 'delivered'],
  [['picked_up', 'delivered'], true, false, 'received'],
  [['ready'], false, true, 'cancelled'],
] as const)('with %j, received %s, cancelled %s it is %s', (reached, isReceived, isCancelled, status) => {
  const stations = reached.map((milestone) => station(milestone, '2027-03-01'))
  expect(shipmentStatusOf({ stations, isReceived, isCancelled })).toBe(status)
})

test('another way is taken as long as no station was reached that it does not have', () => {
  const at = (milestone: Milestone, happened_on: string | null) => [{ milestone, happened_on }]
  const taken = { mode: shipmentMessages.ship.modeTaken }
  expect(refuseMode({ isCleared: false, stations: at('departed', '2027-03-01') }, 'truck')).toEqual(taken)
  expect(refuseMode({ isCleared: false, stations: at('departed', null) }, 'truck')).toBeUndefined()
  expect(refuseMode({ isCleared: false, stations: at('departed', '2027-03-01') }, 'air')).toBeUndefined()
  expect(refuseMode({ isCleared: false, stations: at('export_cleared', '2027-03-01') }, 'boat')).toEqual(taken)
  expect(refuseMode({ isCleared: true, stations: at('export_cleared', '2027-03-01') }, 'truck')).toBeUndefined()
})
