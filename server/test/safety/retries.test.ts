import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { plainTerm } from '@fairquay/contract/catalogue/draft.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../app.ts'
import { type MadeProduct, makeCompany, makePerson, makeProduct, type Person } from '../make.ts'
import { noteFigures } from './note-figures.ts'

/** RETRIES=10000 and ROUNDS=500 are a long run (docs/safety.md#g1); a run of the tests does fewer. */
const retries = Number(process.env.RETRIES ?? 150)
const rounds = Number(process.env.ROUNDS ?? 4)
const atOnce = 50

let market: TestApp
let goods: MadeProduct
let buyers: Person[]
let port: number

beforeAll(async () => {
  market = await openTestApp()
  const house = await makeCompany(market.db)
  goods = await makeProduct(market.db, house.id, { terms: [plainTerm(1.25, { availableQty: 1_000_000 })] })
  buyers = []
  for (let n = 0; n < 8; n++) buyers.push(await makePerson(market.db))
  await market.app.http.listen({ host: '127.0.0.1', port: 0 })
  port = (market.app.http.server.address() as AddressInfo).port
})
afterAll(() => market.close())

type Sending = { buyer: Person; key: string; quantity: number }

const path = '/api/v1/purchase-requests'
const bodyOf = ({ quantity }: Sending) =>
  JSON.stringify({ lines: [{ product_id: goods.id, quantity, selected_price_id: goods.termIds[0] }] })

async function send(sending: Sending): Promise<{ status: number; text: string; isReplay: boolean }> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${sending.buyer.token}`,
      'idempotency-key': sending.key,
    },
    body: bodyOf(sending),
  })
  const isReplay = answer.headers.get('idempotent-replayed') === 'true'
  return { status: answer.status, text: await answer.text(), isReplay }
}

/** Sends it over a connection of its own and hangs up: at once, after a moment, or in the middle of the answer. */
async function sendAndHangUp(sending: Sending, number: number): Promise<void> {
  const body = bodyOf(sending)
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'connect')
  const head = [
    `POST ${path} HTTP/1.1`,
    'Host: 127.0.0.1',
    `Authorization: Bearer ${sending.buyer.token}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `Idempotency-Key: ${sending.key}`,
  ]
  await new Promise<void>((resolve) => socket.write(`${head.join('\r\n')}\r\n\r\n${body}`, () => resolve()))
  if (number % 3 === 1) await pause(number % 40)
  if (number % 3 === 2) await Promise.race([once(socket, 'data'), pause(5000)])
  socket.destroy()
}

type Told = { key: string; id: number }

/** What is wrong between what senders were told in the end, one id a key, and the requests that are stored. */
function findFaults(told: readonly Told[], stored: readonly number[]): string[] {
  const named = new Set(told.map(({ id }) => id))
  return [
    ...told.filter(({ id }) => !stored.includes(id)).map(({ key }) => `lost: ${key}`),
    ...stored.filter((id) => !named.has(id)).map((id) => `doubled: ${id}`),
    ...(named.size < told.length ? [`${told.length - named.size} keys were told of another's request`] : []),
  ]
}

async function readStored(after: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from requests where id > ${after} order by id`.execute(market.db)
  return rows.map(({ id }) => id)
}

async function findLast(): Promise<number> {
  const { rows } = await sql<{ last: number }>`select coalesce(max(id), 0)::int as last from requests`.execute(
    market.db,
  )
  return rows[0]?.last ?? 0
}

test('whenever the answer is lost, sending again makes sure of one request, and says which', async () => {
  const before = await findLast()
  const told: Told[] = []
  let replayed = 0
  for (let done = 0; done < retries; done += buyers.length)
    await Promise.all(
      buyers.map(async (buyer, n) => {
        const sending = { buyer, key: randomUUID(), quantity: 1 + ((done + n) % 900) }
        await sendAndHangUp(sending, done + n)
        for (;;) {
          const { status, text, isReplay } = await send(sending)
          // The first is still being worked on.
          if (status === 409) {
            await pause(5)
            continue
          }
          expect(status, text).toBe(201)
          if (isReplay) replayed++
          return told.push({ key: sending.key, id: JSON.parse(text).requests[0].id })
        }
      }),
    )
  const stored = await readStored(before)
  expect(findFaults(told, stored)).toEqual([])
  // Of many the first was stored although nobody read its answer, else nothing would have been in the balance.
  expect(replayed).toBeGreaterThan(told.length / 4)
  // The comparison counts only when it finds what is taken away and what is doubled.
  expect(findFaults(told, stored.slice(1))).toHaveLength(1)
  expect(findFaults(told, [...stored, 0])).toHaveLength(1)
  await noteFigures({ 'dropped answers': told.length, 'stored before the retry': replayed, 'lost or doubled': 0 })
}, 3_600_000)

test(`${atOnce} at once under one key are one request, and all are told the same or that it is still running`, async () => {
  const before = await findLast()
  const told: Told[] = []
  const statuses = new Map<number, number>()
  for (let round = 0; round < rounds; round++) {
    const sending = { buyer: buyers[round % buyers.length] as Person, key: randomUUID(), quantity: 1 + (round % 900) }
    const answers = await Promise.all(Array.from({ length: atOnce }, () => send(sending)))
    const accepted = answers.filter(({ status }) => status === 201)
    for (const { status } of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1)
    expect(
      [...new Set(answers.map(({ status }) => status))].filter((status) => status !== 201 && status !== 409),
    ).toEqual([])
    expect(new Set(accepted.map(({ text }) => text)).size).toBe(1)
    told.push({ key: sending.key, id: JSON.parse(accepted[0]?.text ?? '{}').requests[0].id })
  }
  expect(findFaults(told, await readStored(before))).toEqual([])
  await noteFigures({
    [`rounds of ${atOnce} at once`]: rounds,
    'answered 201': statuses.get(201) ?? 0,
    'answered 409': statuses.get(409) ?? 0,
  })
}, 3_600_000)
