import { expect, test } from 'vitest'
import { createWebhook } from './endpoints.ts'
import { eventGroupNames, eventGroups, eventsOf } from './event-groups.ts'
import { webhookEvents } from './events.ts'
import { webhookMessages } from './messages.ts'

test('every event is in one group', () => {
  expect(eventGroups.flatMap(eventsOf).sort()).toEqual([...webhookEvents].sort())
})

test('what a webhook is for names every group', () => {
  for (const group of eventGroups) {
    expect(webhookMessages.help).toContain(eventGroupNames[group].toLowerCase())
    expect(createWebhook.summary).toContain(group)
  }
})
