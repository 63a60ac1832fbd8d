import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../trade/dates.ts'
import { describeLateness, findLateness, troubledFrom } from './lateness.ts'
import { type Milestone, milestones, type Station } from './milestones.ts'

const at = (
  milestone: Milestone,
  planned_on: string | null,
  expected_on: string | null = null,
  happened_on: string | null = null,
): Station => ({
  milestone,
  planned_on,
  expected_on,
  happened_on,
  place: '',
  note: '',
})

describe('lateness in words', () => {
  test.each<[string, Station[], string | null, string]>([
    ['nothing is known', [], null, ''],
    ['it comes as planned', [at('delivered', '2027-03-20')], null, 'On time'],
    ['it comes as wanted', [at('delivered', '2027-03-20')], '2027-03-21', 'On time'],
    [
      'it is planned after what was agreed',
      [at('delivered', '2027-03-20')],
      '2027-03-18',
      'Expected 2 days later than wanted',
    ],
    [
      'it is expected after the plan',
      [at('delivered', '2027-03-20', '2027-03-21')],
      null,
      'Expected 1 day later than planned',
    ],
    ['it should be here', [at('delivered', '2027-03-09')], null, 'Delivery is 1 day overdue'],
    ['it came late', [at('delivered', '2027-03-05', null, '2027-03-08')], null, 'Delivered 3 days late'],
    ['it came in time', [at('delivered', '2027-03-05', '2027-03-07', '2027-03-05')], null, 'On time'],
    [
      'the departure is overdue',
      [at('departed', '2027-03-08'), at('delivered', '2027-03-20')],
      null,
      'At risk: “Departed from port” is 2 days overdue',
    ],
    [
      'it left late',
      [at('departed', '2027-03-05', null, '2027-03-08'), at('delivered', '2027-03-20')],
      null,
      'At risk: “Departed from port” is 3 days later than planned',
    ],
    [
      'it left late, and somebody has said that it comes in time',
      [at('departed', '2027-03-05', null, '2027-03-08'), at('delivered', '2027-03-20', '2027-03-19')],
      null,
      'On time',
    ],
    [
      'it left late and arrived as planned',
      [
        at('departed', '2027-03-01', null, '2027-03-02'),
        at('arrived', '2027-03-09', null, '2027-03-09'),
        at('delivered', '2027-03-20'),
      ],
      null,
      'On time',
    ],
  ])('%s', (_, stations, dueOn, words) => {
    expect(describeLateness(findLateness({ stations, dueOn }, '2027-03-10'), 'boat')).toBe(words)
  })
})

const day = fc.integer({ min: 0, max: 40 }).map((days) => addDays('2027-03-01', days))
const maybe = fc.option(day, { nil: null })
const stations = fc
  .tuple(
    ...milestones.map((milestone) =>
      fc.tuple(fc.boolean(), maybe, maybe, maybe).map(([is, ...days]) => (is ? [at(milestone, ...days)] : [])),
    ),
  )
  .map((all) => all.flat())

test('a shipment is in trouble from the day that is written down, and not before', () => {
  fc.assert(
    fc.property(stations, maybe, day, (stations, dueOn, today) => {
      const isDelivered = stations.some(
        ({ milestone, happened_on }) => milestone === 'delivered' && happened_on !== null,
      )
      const from = troubledFrom({ stations, dueOn })
      const state = findLateness({ stations, dueOn }, today)?.state ?? 'on_time'
      if (isDelivered) expect(from).toBeNull()
      else expect(state !== 'on_time').toBe(from !== null && from <= today)
    }),
  )
})
