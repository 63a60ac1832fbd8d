import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWebServer, type WebServer } from '../../../test/web-server.ts'
import { makeGuardedFetch } from './guarded-fetch.ts'
import { openProvider } from './open-provider.ts'
import { readFault } from './read-fault.ts'

let server: WebServer
beforeAll(async () => {
  server = await openWebServer()
})
afterAll(() => server.close())

const options = { method: 'GET', headers: {}, redirect: 'manual', body: undefined } as const
const faultOf = (asked: Promise<unknown>) => asked.then(() => 'none', readFault)

test('a provider within the own network is not asked', async () => {
  const settings = { client_id: 'a', client_secret: 'a' }
  for (const issuer of ['https://127.0.0.1:1', 'https://localhost:1', 'https://169.254.169.254', 'https://[::1]:1'])
    expect(await faultOf(openProvider({ privateWebhooks: false }, { ...settings, issuer }))).toBe('forbidden')
  expect(server.received).toEqual([])
})

test('a redirect is not followed, and a long answer not read', async () => {
  const ask = makeGuardedFetch({ privateWebhooks: true })
  server.answerNext({ status: 302, headers: { location: `${server.url}/elsewhere` } })
  expect((await ask(`${server.url}/`, options)).status).toBe(302)
  expect(server.received.map(({ path }) => path)).toEqual(['/'])
  server.answerNext({ status: 200, body: 'x'.repeat(300_000) })
  await expect(ask(`${server.url}/`, options)).rejects.toThrow('too long')
})
