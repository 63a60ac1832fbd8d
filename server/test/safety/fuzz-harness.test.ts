import { type Endpoint, endpoint } from '@fairquay/contract/endpoint.ts'
import { closed, text } from '@fairquay/contract/fields.ts'
import { pino } from 'pino'
import * as Type from 'typebox'
import { describe, expect, test } from 'vitest'
import { readConfig } from '../../src/config.ts'
import { implement } from '../../src/http.ts'
import { makeServer } from '../../src/server.ts'
import { runs } from './fuzz-calls.ts'
import { fuzzEndpoint } from './fuzz-endpoint.ts'
import { noteFigures } from './note-figures.ts'

describe('the harness finds', () => {
  const planted = (
    name: string,
    answer: Endpoint['answer'],
    work: (body: { name: string; count: number }) => unknown,
  ): [string, Endpoint, (body: { name: string; count: number }) => unknown] => [
    name,
    endpoint({
      method: 'POST',
      path: '/planted',
      access: 'anyone',
      summary: 'A fault planted on purpose',
      body: closed({ name: text(200), count: Type.Integer() }),
      answer,
    }),
    work,
  ]
  const fine = Type.Object({ length: Type.Integer() })

  test.each([
    planted('a crash at rare input', fine, ({ name }) => {
      if (name.includes('中')) throw new Error('never met such a name')
      return { length: name.length }
    }),
    planted('an answer that does not fit', Type.Unsafe<unknown>({}), ({ count }) => ({
      jsonText: JSON.stringify(count === 0 ? { length: 'none' } : { length: count }),
    })),
    planted('a field too many', Type.Unsafe<unknown>({}), ({ name }) => ({
      jsonText: JSON.stringify({ length: name.length, ...(name.length > 150 && { password_hash: 'x' }) }),
    })),
  ])('%s', async (_name, planting, work) => {
    const config = readConfig({ DATA_DIR: '/nowhere', LOG_LEVEL: 'silent' })
    const http = await makeServer(config, pino({ level: 'silent' }))
    const app = { http } as Parameters<typeof implement>[0]
    implement(app, planting, async ({ body }) => work(body as unknown as { name: string; count: number }) as never)
    const declared = { ...planting, answer: fine }
    await expect(fuzzEndpoint({ http, endpoint: declared, runs: 600, tokens: [], seed: 1 })).rejects.toThrow(
      /POST \/planted/,
    )
    await http.close()
  })

  test('and says so in the proof', () => noteFigures({ 'faults planted and found': 3, 'sent to each': runs }))
})
