import { identityOfLane, refuseLane, refuseTerms } from '@fairquay/contract/rate-cards/refuse-lane.ts'
import { expect, test } from 'vitest'
import { demoCards } from './rate-cards.ts'

test('cards of the demo could have been kept by hand', () => {
  for (const { terms, lanes } of demoCards('2026-11-25')) {
    expect(refuseTerms(terms)).toEqual({})
    for (const lane of lanes) expect([lane, refuseLane(lane, terms.currency)]).toEqual([lane, {}])
    expect(new Set(lanes.map(identityOfLane)).size).toBe(lanes.length)
  }
})
