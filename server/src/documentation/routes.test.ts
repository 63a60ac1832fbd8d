import { webhookEvents } from '@fairquay/contract/webhooks/events.ts'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { listEndpoints } from '../../test/endpoints.ts'
import { findWords } from './read-contract.ts'

let market: TestApp
// biome-ignore-start lint/suspicious/noExplicitAny: a document of every shape.
let document: any
beforeAll(async () => {
  market = await openTestApp()
  document = (await market.guest.get('/docs/json')).body
})
afterAll(() => market.close())

const listOperations = (): { id: string; operation: Record<string, any> }[] =>
  Object.values(document.paths as Record<string, Record<string, Record<string, any>>>)
    .flatMap((calls) => Object.values(calls))
    .map((operation) => ({ id: String(operation.operationId), operation }))

describe('the description of the calls', () => {
  test('is OpenAPI 3.1 to the letter of its standard', async () => {
    expect(await new Validator().validate(structuredClone(document))).toMatchObject({ valid: true })
  })

  test('has nothing that a tool would warn of', async () => {
    // A life sign has no refusal to describe.
    const config = await createConfig({ extends: ['recommended-strict'], rules: { 'operation-4xx-response': 'off' } })
    const problems = await lintFromString({ source: JSON.stringify(document), config, absoluteRef: '/openapi.json' })
    expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([])
  })

  test('calls every operation as the contract does, once', async () => {
    const declared = (await listEndpoints()).map(({ name }) => name)
    const described = listOperations().map(({ id }) => id)
    expect(new Set(described).size).toBe(described.length)
    const routed = market.app.http.routeList.filter(({ endpoint, method }) => endpoint && method !== 'HEAD')
    expect(described).toHaveLength(routed.length + 2)
    for (const name of declared) expect(described).toContain(name)
  })

  test('says what is answered to every call, and every answer that is no JSON', () => {
    for (const { id, operation } of listOperations()) {
      const success = Object.entries(operation.responses as Record<string, { content?: object }>).find(([status]) =>
        status.startsWith('2'),
      )
      expect(success?.[1].content, id).toBeDefined()
    }
    expect(operationOf('getOrderPaper').responses['200'].content).toHaveProperty('application/xml')
    expect(operationOf('uploadImage').requestBody.content['multipart/form-data'].schema.properties).toHaveProperty(
      'image',
    )
    expect(operationOf('actOnOrder').responses).toMatchObject({
      409: { $ref: '#/components/responses/Conflict' },
      503: { $ref: '#/components/responses/Unavailable' },
    })
    expect(document.components.responses.TooMany.headers).toHaveProperty('Retry-After')
  })

  test('says each call a webhook makes, with an example', () => {
    expect(document.openapi).toBe('3.1.0')
    expect(document.servers).toEqual([{ url: market.app.config.publicUrl, description: expect.any(String) }])
    expect(Object.keys(document.webhooks)).toEqual([...webhookEvents])
    for (const { post } of Object.values(document.webhooks) as { post: Record<string, any> }[])
      expect(post).toMatchObject({
        summary: expect.any(String),
        requestBody: { content: { 'application/json': { example: { type: post.operationId } } } },
      })
  })
})

function operationOf(id: string): any {
  return listOperations().find((one) => one.id === id)?.operation
}

// biome-ignore-end lint/suspicious/noExplicitAny: no more of it.
test('words are the docstring above an export, without places that stand in the project alone', () => {
  const text =
    '/** Other. */\nexport const other = 1\n\n/**\n * All of it (docs/product.md#limits), at\n * once.\n *\n * Twice.\n */\nexport const list = endpoint({'
  expect(findWords(text, 'list')).toBe('All of it, at once.\n\nTwice.')
  expect(findWords(text, 'missing')).toBeUndefined()
})
