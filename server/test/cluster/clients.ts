import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../../src/database.ts'
import { cartonOf, makeCompany, makePerson, makeProduct } from '../make.ts'

/** What clients noticed in some time. */
export type Noticed = {
  calls: number
  /** Calls that were answered with an error or not at all, by what it was; each was repeated until it was answered. */
  repeated: Record<string, number>
  /** The longest that anybody waited for an answer in the end, repeats included, in milliseconds. */
  longest: number
  /** Calls that nobody answered in a minute and a half, which were given up. */
  givenUp: number
  /** Answers that lacked what the same client had been told is written. */
  stale: number
}

export type Clients = {
  /** What was noticed since it was asked for last. */
  take(): Noticed
  /** Ends the work and counts what there is in the database against what was acknowledged. */
  finish(): Promise<{ acknowledged: number; lost: number; doubled: number }>
}

type Buyer = { token: string; companyId: number; acknowledged: number[] }

/** So many, and so slow, that nobody asks for more than a person may in an hour. */
const buyers = 24
const restBetween = 3000
/** An answer that does not come in this time is asked for again; what is not answered in that one is given up. */
const [patience, mostPatience] = [20_000, 90_000]

/**
 * Buyers who ask a seller for goods again and again and look at their requests after each, and guests who look around. Whatever is not answered is sent again
 * under the same key, as the pages do.
 */
export async function startClients(url: string, db: Database): Promise<Clients> {
  const seller = await makeCompany(db, { name: 'Cluster Oil House' })
  const oil = await makeProduct(db, seller.id, { name: 'Cluster olive oil', packaging: [cartonOf(12)] })
  const people: Buyer[] = []
  for (let n = 0; n < buyers; n++) {
    const { token, companyId = 0 } = await makePerson(db, { role: 'buyer' })
    people.push({ token, companyId, acknowledged: [] })
  }
  let noticed = begin()
  let isOver = false

  /** The body of an answer, however often it has to be asked for. */
  async function ask(path: string, init: RequestInit = {}): Promise<unknown> {
    const began = performance.now()
    for (let wait = 100; ; wait = Math.min(1000, wait * 2)) {
      noticed.calls += 1
      const fault = await fetch(`${url}${path}`, { ...init, signal: AbortSignal.timeout(patience) }).then(
        async (answer) => (answer.ok ? { body: (await answer.json()) as unknown } : String(answer.status)),
        (error: Error) => error.name,
      )
      if (typeof fault !== 'string') {
        noticed.longest = Math.max(noticed.longest, performance.now() - began)
        return fault.body
      }
      noticed.repeated[fault] = (noticed.repeated[fault] ?? 0) + 1
      if (performance.now() - began > mostPatience) {
        noticed.givenUp += 1
        throw new Error(`${path} is not answered: ${fault}`)
      }
      await pause(wait)
    }
  }

  async function buy(buyer: Buyer): Promise<void> {
    const authorization = `Bearer ${buyer.token}`
    const lines = [{ product_id: oil.id, quantity: 120, selected_price_id: oil.termIds[0] }]
    const { requests } = (await ask('/api/v1/purchase-requests', {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify({ lines }),
    })) as { requests: { id: number }[] }
    const id = requests[0]?.id ?? 0
    buyer.acknowledged.push(id)
    const { data } = (await ask('/api/v1/requests?perPage=5', { headers: { authorization } })) as {
      data: { id: number }[]
    }
    if (!data.some((request) => request.id === id)) noticed.stale += 1
  }

  const words = ['olive', 'cotton', 'tea', 'knife', 'soap', 'oak']
  async function lookAround(round: number): Promise<void> {
    await ask(`/api/v1/products/all?page=${1 + (round % 30)}&perPage=${5 + (round % 40)}`)
    await ask(`/api/v2/search?search=${words[round % words.length]}%20${round % 100}`)
  }

  const repeat = async (work: (round: number) => Promise<void>, rest: number) => {
    for (let round = 0; !isOver; round++) {
      await work(round).catch((error: Error) => console.error(error.message))
      await pause(rest)
    }
  }
  const work = [
    ...people.map((buyer) => repeat(() => buy(buyer), restBetween)),
    ...[0, 1, 2, 3].map((guest) => repeat((round) => lookAround(round * 4 + guest), 100)),
  ]
  return {
    take() {
      const taken = noticed
      noticed = begin()
      return taken
    },
    async finish() {
      isOver = true
      await Promise.all(work)
      const counts = { acknowledged: 0, lost: 0, doubled: 0 }
      for (const { companyId, acknowledged } of people) {
        const rows = await db.selectFrom('requests').select('id').where('buyer_company_id', '=', companyId).execute()
        const there = new Set(rows.map(({ id }) => id))
        const told = new Set(acknowledged)
        counts.acknowledged += acknowledged.length
        counts.lost += acknowledged.filter((id) => !there.has(id)).length
        counts.doubled += rows.filter(({ id }) => !told.has(id)).length + acknowledged.length - told.size
      }
      return counts
    },
  }
}

function begin(): Noticed {
  return { calls: 0, repeated: {}, longest: 0, givenUp: 0, stale: 0 }
}
