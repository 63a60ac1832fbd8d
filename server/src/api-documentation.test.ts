import { webhookEvents } from '@fairquay/contract/webhooks/events.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../test/app.ts'

let market: TestApp
beforeAll(async () => {
  market = await openTestApp()
})
afterAll(() => market.close())

test('every call a webhook makes is documented, and what its schema refers to is there', async () => {
  const { body } = await market.guest.get('/docs/json')
  expect(body.openapi).toBe('3.1.0')
  expect(Object.keys(body.webhooks)).toEqual([...webhookEvents])
  const references = [...JSON.stringify(body.webhooks).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)]
  expect(references.length).toBeGreaterThan(webhookEvents.length)
  for (const [, name = ''] of references) expect(body.components.schemas[name], name).toBeDefined()
  for (const { post } of Object.values(body.webhooks) as { post: Record<string, never> }[])
    expect(post).toMatchObject({
      summary: expect.any(String),
      requestBody: { content: { 'application/json': { example: { type: post.operationId } } } },
    })
})
