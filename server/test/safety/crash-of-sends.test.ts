import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { plainTerm } from '@fairquay/contract/catalogue/draft.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MadeProduct, makeCompany, makePerson, makeProduct, type Person } from '../make.ts'
import { type CrashingServer, openCrashingServer, waitUntil } from './crashing-server.ts'

const sends = 200
const people = 20

/** One request that a person wants to send, and what they were told in the end. */
type Send = {
  kind: 'purchase' | 'customs'
  key: string
  person: Person
  quantity: number
  id?: number
  attempts: number
}
type Stored = {
  id: number
  kind: string
  buyer: number
  quantity: number
  mails: number
  documents: number
  details: number
}

let server: CrashingServer
let goods: MadeProduct
let buyers: Person[]
let sellerId = 0

beforeAll(async () => {
  server = await openCrashingServer()
  await server.withDatabase(async (db) => {
    const house = await makeCompany(db)
    goods = await makeProduct(db, house.id, { terms: [plainTerm(1.25, { availableQty: 1_000_000 })] })
    sellerId = house.id
    // One broker, so that each request has one mail.
    await makeCompany(db, { kind: 'broker', verifiedAt: new Date() })
    buyers = []
    for (let n = 0; n < people; n++) buyers.push(await makePerson(db, { email: `buyer-${n}@sends.test` }))
  })
})
afterAll(() => server.close())

async function sendUntilAnswered(send: Send): Promise<void> {
  const [path, body] = messageOf(send)
  const { text, attempts } = await server.sendUntilAnswered({ path, token: send.person.token, key: send.key, body })
  send.attempts = attempts
  send.id = readId(text)
}

function messageOf({ kind, person, quantity }: Send): [path: string, body: object] {
  const line = { product_id: goods.id, quantity, selected_price_id: goods.termIds[0] }
  if (kind === 'purchase') return ['/api/v1/purchase-requests', { lines: [line] }]
  const markets = { exporting_market: 'PT', importing_market: 'US' }
  const companies = { seller_company_id: sellerId, buyer_company_id: person.companyId }
  return ['/api/v2/pdf/custom-fee-request', { ...markets, ...companies, product_id: goods.id, broker: 'ttw_broker' }]
}

function readId(text: string): number {
  const answer = JSON.parse(text) as { id?: number; requests?: { id: number }[] }
  return answer.id ?? answer.requests?.[0]?.id ?? 0
}

async function readStored(): Promise<Stored[]> {
  return server.withDatabase(async (db) => {
    const { rows } = await sql<Stored>`
      select r.id, r.kind, r.buyer_user_id as buyer, (select sum(l.quantity)::int from request_lines l where l.request_id = r.id) as quantity,
        (select count(*)::int from mails m where m.subject like '% request ' || r.id || ':%') as mails,
        (select count(*)::int from request_documents d where d.request_id = r.id) as documents,
        (select count(*)::int from customs_requests c where c.request_id = r.id) as details
      from requests r order by r.id`.execute(db)
    return rows
  })
}

/** What is wrong between what people were told and what is stored. */
function findFaults(told: readonly Send[], stored: readonly Stored[]): string[] {
  const byId = new Map(told.map((send) => [send.id, send]))
  const unknown = stored.filter(({ id }) => !byId.has(id)).map((row) => `doubled: ${JSON.stringify(row)}`)
  const lost = told
    .filter(
      (send) => !stored.some((row) => row.id === send.id && row.kind === send.kind && row.buyer === send.person.id),
    )
    .map((send) => `lost: ${send.kind} ${send.id}`)
  const half = stored
    .filter(
      ({ kind, mails, documents, details }) =>
        mails !== 1 || documents !== 1 || details !== (kind === 'customs' ? 1 : 0),
    )
    .map((row) => `half written: ${JSON.stringify(row)}`)
  const shared = told.length - new Set(told.map(({ id }) => id)).size
  return [...unknown, ...lost, ...half, ...(shared > 0 ? [`${shared} were told of another's request`] : [])]
}

test('two hundred purchase and customs requests at once, through a killed server and a killed database: none lost, none doubled', async () => {
  const told: Send[] = Array.from({ length: sends }, (_, n) => ({
    kind: n % 2 ? 'customs' : 'purchase',
    key: randomUUID(),
    person: buyers[n % people] as Person,
    quantity: n + 1,
    attempts: 0,
  }))
  const answered = () => told.filter(({ id }) => id !== undefined).length
  // Each waits a little, so that something is under way whenever something dies.
  const sending = Promise.all(told.map((send, n) => pause(n * 8).then(() => sendUntilAnswered(send))))
  sending.catch(() => {})
  await waitUntil(answered, 20)
  await server.killServer()
  await waitUntil(answered, 70)
  await server.killDatabase()
  await waitUntil(answered, 120)
  await server.killDatabase()
  await server.killServer()
  await sending

  const stored = await readStored()
  expect(findFaults(told, stored)).toEqual([])
  expect(stored).toHaveLength(sends)
  // Without retries nothing would have been in the balance.
  expect(told.filter(({ attempts }) => attempts > 1).length).toBeGreaterThan(20)

  // The comparison counts only when it finds what is taken away, doubled or left half done.
  const [first, ...rest] = stored
  if (!first) throw new Error('Nothing was stored')
  expect(findFaults(told, rest)).toHaveLength(1)
  expect(findFaults(told, [...stored, { ...first, id: 0 }])).toHaveLength(1)
  expect(findFaults(told, [{ ...first, mails: 0 }, ...rest])).toHaveLength(1)
  expect(findFaults(told, [{ ...first, documents: 2 }, ...rest])).toHaveLength(1)
}, 300_000)
