// node bench/feeds.ts: how long a feed takes in which few goods have changed, from the fetch to the last write, by the server as it runs.
//   --rows=50000       rows of the file, two for each product
//   --changed=500      products with another price the second time
// Ends with 1 when it took longer than 20 s.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startFairquay } from '../server/test/start-fairquay.ts'
import { openMarketplace } from './marketplace.ts'

const { values } = parseArgs({
  options: { rows: { type: 'string', default: '50000' }, changed: { type: 'string', default: '500' } },
})
const [rows, changed] = [Number(values.rows), Number(values.changed)]
const limit = 20

let file = ''
const source = createServer((_, response) => response.end(file)).listen(0, '127.0.0.1')
await once(source, 'listening')
const address = `http://127.0.0.1:${(source.address() as AddressInfo).port}/goods.csv`

const marketplace = await openMarketplace()
const server = await startFairquay({
  DATABASE_URL: marketplace.url,
  DATA_DIR: marketplace.files,
  PRIVATE_WEBHOOKS: 'true',
})
try {
  const ask = await signIn(server.url)
  file = makeTable(rows, 0)
  const feed = await ask('POST', '/api/v1/feeds', {
    ...{ name: 'Bench', url: address, user_name: '', rhythm: 'weekly', hour: 3, weekday: 1, time_zone: 'UTC' },
    ...{ missing: 'hide', most_missing: 20, publish_incomplete: true, tell: 'never', is_active: true },
  })
  const { id } = feed.data
  const first = await settle(ask, id, ['mapping'])
  const step = `/api/v1/imports/${first.import_id}`
  await settleImport(ask, step, 'inspected')
  const { format } = await ask('GET', step)
  await ask('POST', `${step}/check`, { format: { ...format, currency: 'EUR' } })
  await settleImport(ask, step, 'checked')
  let begin = performance.now()
  await ask('POST', `${step}/application?publish_incomplete=true`)
  await settle(ask, id, ['applied'])
  console.log(`first import of ${rows} rows: ${seconds(begin)} s`)

  file = makeTable(rows, changed)
  begin = performance.now()
  await ask('POST', `/api/v1/feeds/${id}/fetches`, { is_forced: false, is_mapped_again: false })
  const { counts } = await settle(ask, id, ['applied', 'failed', 'held'])
  const took = seconds(begin)
  console.log(`fetched again, ${changed} changed: ${took} s of ${limit} s; ${JSON.stringify(counts)}`)
  if (Number(took) > limit || counts?.change !== changed) process.exitCode = 1

  begin = performance.now()
  await ask('POST', `/api/v1/feeds/${id}/fetches`, { is_forced: false, is_mapped_again: false })
  await settle(ask, id, ['unchanged'])
  console.log(`the same file again: ${seconds(begin)} s`)
} finally {
  await server.stop()
  await marketplace.close()
  source.close()
}

function seconds(begin: number): string {
  return ((performance.now() - begin) / 1000).toFixed(1)
}

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape.
type Ask = (method: 'GET' | 'POST', path: string, body?: object) => Promise<any>

async function signIn(url: string): Promise<Ask> {
  let token = ''
  const ask: Ask = async (method, path, body) => {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'idempotency-key': crypto.randomUUID(),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }
  token = (await ask('POST', '/api/auth/login', { email: 'seller@demo.test', password: 'fairquay-demo' })).jwt.token
  return ask
}

async function settle(ask: Ask, id: number, states: readonly string[]) {
  for (;;) {
    const [run] = (await ask('GET', `/api/v1/feeds/${id}/fetches?perPage=1`)).data
    if (states.includes(run.state)) return run
    if (['failed', 'held', 'discarded'].includes(run.state)) throw new Error(run.fault)
    await wait(100)
  }
}

async function settleImport(ask: Ask, path: string, state: string): Promise<void> {
  for (;;) {
    const now = await ask('GET', path)
    if (now.state === state) return
    if (now.fault) throw new Error(now.fault)
    await wait(100)
  }
}

function makeTable(rows: number, changed: number): string {
  const lines = ['Name;Article number;Preis (EUR);Description;Category;Brand;Tags;Color;Weight (kg);Stock']
  for (let at = 0; at < rows; at++) {
    const product = Math.floor(at / 2)
    const text = `Good number ${product}, made to be carried far and kept dry. `.repeat(4)
    const price = (product % 900) + 1 + (product < changed ? 1 : 0)
    lines.push(
      `Bench Good ${product};B-${at};${price},90;${text};Chairs;Brand ${product % 40};bench, good;${at % 2 === 0 ? 'Red' : 'Blue'};1,${product % 9};${at % 500}`,
    )
  }
  return `${lines.join('\r\n')}\r\n`
}
