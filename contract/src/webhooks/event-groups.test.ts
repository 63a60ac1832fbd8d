import { expect, test } from 'vitest'
import { eventGroups, eventsOf } from './event-groups.ts'
import { webhookEvents } from './events.ts'

test('every event is in one group', () => {
  expect(eventGroups.flatMap(eventsOf).sort()).toEqual([...webhookEvents].sort())
})
