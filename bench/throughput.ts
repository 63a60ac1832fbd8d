import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSession } from '../server/src/session.ts'
import { type Marketplace, using } from './marketplace.ts'
import { type Load, load, startServer } from './processes.ts'
import { median, type Result } from './results.ts'

type Case = { name: string; path: string; isMember?: true; least: number }

const largestTail = 4

async function listCases(url: string): Promise<{ cases: Case[]; token: string }> {
  return using(url, async (db) => {
    const product = await db
      .selectFrom('listings')
      .select('slug')
      .orderBy('product_id')
      .offset(16)
      .executeTakeFirstOrThrow()
    const company = await db
      .selectFrom('company_listings')
      .select(['slug', 'company_id'])
      .orderBy('company_id')
      .executeTakeFirstOrThrow()
    const buyer = await db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'buyer@demo.test')
      .executeTakeFirstOrThrow()
    const list = '/api/v1/products/all?page=1&perPage=12'
    const page = `/api/v1/marketplace/product/${product.slug}`
    return {
      token: await openSession(db, buyer.id, 'bench'),
      cases: [
        { name: 'catalogue page of 12, guest', path: list, least: 0.6 },
        { name: 'catalogue page of 12, buyer', path: list, isMember: true, least: 0.4 },
        { name: 'product page, guest', path: page, least: 0.6 },
        { name: 'product page, buyer', path: page, isMember: true, least: 0.4 },
        { name: 'one category, guest', path: `${list}&category=3`, least: 0.6 },
        { name: 'filters, guest', path: '/api/v1/filters', least: 0.6 },
        { name: 'showroom, guest', path: `/api/v1/marketplace/showroom/${company.slug}?page=1`, least: 0.6 },
        { name: 'company facts, guest', path: `/api/v1/marketplace/company/${company.slug}`, least: 0.6 },
        { name: 'search, guest', path: '/api/v2/search?search=olive+oil&perPage=16', least: 0.6 },
        { name: 'autocomplete, guest', path: '/api/v2/search/autocomplete?search=choc&target=all', least: 0.6 },
      ],
    }
  })
}

/**
 * Throughput at 16 connections against a bare Fastify route that returns the same bytes, both as processes of their own. The two are asked in turn,
 * several times, and the middle ratio counts, so that whatever else the machine does weighs on both.
 */
export async function measureThroughput(
  marketplace: Marketplace,
  { seconds, rounds, only }: { seconds: number; rounds: number; only?: string },
): Promise<Result[]> {
  const { cases, token } = await listCases(marketplace.url)
  const folder = await mkdtemp(join(tmpdir(), 'fairquay-bytes-'))
  const server = await startServer('serve.ts', [], { DATABASE_URL: marketplace.url, DATA_DIR: marketplace.files })
  const results: Result[] = []
  try {
    for (const [index, { name, path, isMember, least }] of cases.entries()) {
      if (only && !name.includes(only)) continue
      const url = `http://127.0.0.1:${server.port}${path}`
      const bearer = isMember ? token : undefined
      const answer = await fetch(url, { headers: bearer ? { authorization: `Bearer ${bearer}` } : {} })
      const bytes = await answer.text()
      if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${bytes}`)
      const file = join(folder, `${index}.json`)
      await writeFile(file, bytes)
      const bare = await startServer('bare.ts', [file])
      try {
        await load(url, 2, bearer)
        const pairs: { ours: Load; bare: Load }[] = []
        for (let round = 0; round < rounds; round++)
          pairs.push({
            ours: await load(url, seconds, bearer),
            bare: await load(`http://127.0.0.1:${bare.port}/0`, seconds),
          })
        results.push(...judge(name, bytes.length, least, pairs))
      } finally {
        await bare.stop()
      }
    }
  } finally {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
  return results
}

function judge(name: string, bytes: number, least: number, pairs: readonly { ours: Load; bare: Load }[]): Result[] {
  const of = (pick: (pair: { ours: Load; bare: Load }) => number) => median(pairs.map(pick))
  const ratio = of(({ ours, bare }) => ours.perSecond / bare.perSecond)
  const tail = of(({ ours }) => ours.p99 / ours.p50)
  const bareTail = of(({ bare }) => bare.p99 / bare.p50)
  const failed = pairs.reduce((sum, { ours }) => sum + ours.failed, 0)
  const rates = `${Math.round(of(({ ours }) => ours.perSecond))}/s against ${Math.round(of(({ bare }) => bare.perSecond))}/s, ${(bytes / 1000).toFixed(1)} kB`
  return [
    {
      name,
      what: 'throughput',
      value: ratio.toFixed(3),
      target: `>= ${least.toFixed(3)}`,
      verdict: ratio >= least && failed === 0 ? 'ok' : 'MISSED',
      note: failed ? `${failed} calls failed` : rates,
    },
    {
      name,
      what: 'p99 / p50',
      value: tail.toFixed(1),
      target: `<= ${largestTail}`,
      // Where even the bare route has such a tail, it is the machine's.
      verdict: tail <= largestTail ? 'ok' : bareTail > largestTail ? 'unclear' : 'MISSED',
      note: `${of(({ ours }) => ours.p99).toFixed(1)} / ${of(({ ours }) => ours.p50).toFixed(2)} ms; of the bare route ${bareTail.toFixed(1)}`,
    },
  ]
}
