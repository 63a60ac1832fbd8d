import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { fetchFeedHandler } from '../src/imports/feeds/fetch-feed.ts'
import { startDueFeeds } from '../src/imports/feeds/start-run.ts'
import { workOnImport } from '../src/imports/work-on-import.ts'
import { type Caller, openTestApp } from './app.ts'
import { type MadeCompany, makeCompany } from './make.ts'

/** What a server of feeds answers. It hangs up after the body when that `isCutOff`; `before` is waited for first. */
export type FeedAnswer = {
  status?: number
  headers?: Record<string, string>
  body: string | Buffer
  isCutOff?: boolean
  before?: () => Promise<unknown>
}

export const feedForm = {
  name: 'Warehouse',
  url: '',
  rhythm: 'daily',
  hour: 3,
  weekday: 1,
  time_zone: 'Europe/Berlin',
  missing: 'hide',
  most_missing: 50,
  publish_incomplete: true,
  tell: 'problems',
  user_name: '',
  is_active: true,
} as const

export const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at)

/** A file of cups, numbered. */
export const goods = (from: number, to: number, price = 10) =>
  `${[
    'Handle,Title,Preis (EUR),Lager,Status',
    ...range(from, to).map((n) => `cup-${n},Cup number ${n},${price},${n},published`),
  ].join('\n')}\n`

/** A marketplace, a server whose file a seller's feed fetches (`answer` says what it sends), and that seller: a new one for every test (`begin`). */
export async function openFeedMarket() {
  const market = await openTestApp({ environment: { PRIVATE_WEBHOOKS: 'true' } })
  const served = { answer: undefined as FeedAnswer | undefined, asked: [] as IncomingMessage[] }
  const server = createServer(async (request, response) => {
    served.asked.push(request)
    const answer: FeedAnswer = served.answer ?? { status: 404, body: '' }
    await answer.before?.()
    if (answer.headers?.etag && request.headers['if-none-match'] === answer.headers.etag) response.writeHead(304).end()
    else if (answer.isCutOff) response.writeHead(200).write(answer.body, () => response.destroy())
    else response.writeHead(answer.status ?? 200, answer.headers).end(answer.body)
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/goods.csv`

  async function begin() {
    served.asked = []
    const company: MadeCompany = await makeCompany(market.db)
    const seller: Caller = await market.as(company.owner)

    /** Fetches what waits and does the steps of imports in this process, where no program of their own is needed. */
    async function settle(): Promise<void> {
      await market.app.jobs.runWaiting([fetchFeedHandler(market.app)])
      for (;;) {
        const { rows } = await sql<{ id: number }>`
          select id from imports where state in ('inspecting', 'checking', 'applying', 'undoing')`.execute(market.db)
        if (rows.length === 0) return
        for (const { id } of rows)
          await workOnImport({ ...market.app, fetching: { totalTime: 0 } }, { importId: id, userId: null })
      }
    }

    const own = async () => (await seller.get('/api/v1/feeds')).body.data[0]
    const runsOf = async (id: number) => (await seller.get(`/api/v1/feeds/${id}/fetches`)).body.data
    const products = async () =>
      (
        await sql<{ name: string; state: string }>`
          select p.name, p.state from products p where p.company_id = ${company.id}
            and not exists (select 1 from product_deletions d where d.product_id = p.id) order by p.id`.execute(
          market.db,
        )
      ).rows

    /** A feed whose first file was walked through by its seller. */
    async function makeFeed(change: object = {}): Promise<number> {
      const made = await seller.post('/api/v1/feeds', { body: { ...feedForm, url: address, ...change } })
      expect(made.status).toBe(201)
      await settle()
      await walkThrough()
      return made.body.data.id
    }

    async function walkThrough(): Promise<void> {
      const [{ import_id: importId, state }] = await runsOf((await own()).id)
      expect(state).toBe('mapping')
      const { format } = (await seller.get(`/api/v1/imports/${importId}`)).body
      const checked = await seller.post(`/api/v1/imports/${importId}/check`, {
        body: { format: { ...format, currency: 'EUR' } },
      })
      expect(checked.status).toBe(202)
      await settle()
      await seller.post(`/api/v1/imports/${importId}/application`, { query: { publish_incomplete: true } })
      await settle()
    }

    /** The next night. */
    async function goOn(id: number): Promise<Record<string, unknown>> {
      await sql`update feeds set next_at = now() - interval '1 minute' where id = ${id}`.execute(market.db)
      await startDueFeeds(market.app)
      await settle()
      return (await runsOf(id))[0]
    }

    async function fetchNow(id: number, body = { is_forced: false, is_mapped_again: false }) {
      const begun = await seller.post(`/api/v1/feeds/${id}/fetches`, { body })
      expect(begun.status).toBe(202)
      await settle()
      return (await runsOf(id))[0]
    }

    const mails = async () =>
      (
        await sql<{ subject: string; text: string }>`
          select subject, text from mails where to_address = ${company.owner.email} order by id`.execute(market.db)
      ).rows

    return { company, seller, settle, own, runsOf, products, makeFeed, walkThrough, goOn, fetchNow, mails }
  }

  async function close(): Promise<void> {
    server.close()
    await market.close()
  }

  return { market, served, address, begin, close }
}

export type FeedMarket = Awaited<ReturnType<typeof openFeedMarket>>
export type FeedDesk = Awaited<ReturnType<FeedMarket['begin']>>
