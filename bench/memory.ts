import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import sharp from 'sharp'
import { findFreePort } from '../scripts/free-port.ts'
import { memoryEnvironment, memoryFlags } from '../scripts/node-memory.mjs'
import { openSession } from '../server/src/session.ts'
import { type Marketplace, using } from './marketplace.ts'
import { makeRandom, pick, type Random, shuffle } from './random.ts'
import type { Result } from './results.ts'
import { makeTyped } from './typed-words.ts'

/** MB that the server may hold once it is ready, and after hours of use. */
const [mostAtStart, mostInUse] = [200, 300]
/** Calls a second, of all kinds together. */
const rate = 60
/** Of them so many wait for an answer at most. */
const mostOpen = 32

type Known = {
  base: string
  slugs: readonly string[]
  shops: readonly string[]
  words: readonly string[]
  goods: readonly { id: number; tier: number }[]
  picture: FormData
  buyer: string
  seller: string
}

type Call = {
  path: string
  as?: 'buyer' | 'seller'
  method?: string
  body?: string | FormData
  type?: string
}

/**
 * What the server holds in memory once it is ready, and the most it was seen to hold in the last tenth of so many minutes of everything at once: guests, buyers
 * and sellers who list, search, filter, look at goods, ask for workbooks, change prices and upload pictures. On Linux alone: elsewhere nobody tells of a process.
 */
export async function measureMemory({ url, files }: Marketplace, minutes: number): Promise<Result[]> {
  const port = await findFreePort()
  const child = spawn(process.execPath, [...memoryFlags, join(import.meta.dirname, '../server/src/main.ts')], {
    env: {
      ...process.env,
      ...memoryEnvironment,
      DATABASE_URL: url,
      DATA_DIR: files,
      PORT: String(port),
      DEMO: 'false',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const read = async () =>
    Number((await readFile(`/proc/${child.pid}/status`, 'utf8')).match(/VmRSS:\s+(\d+)/)?.[1]) / 1024
  try {
    const base = `http://127.0.0.1:${port}`
    await waitUntilReady(base)
    const known = await findKnown(url, base)
    const atStart = await read()
    const seen: number[] = []
    const load = callAll(known, minutes)
    const end = Date.now() + minutes * 60_000
    while (Date.now() < end) {
      await Promise.race([wait(Math.min(10_000, minutes * 1000)), load])
      seen.push(await read())
    }
    const { calls, refused } = await load
    const last = Math.max(...seen.slice(Math.floor(seen.length * 0.9)))
    const judge = (name: string, value: number, most: number, note: string): Result => ({
      name,
      what: 'memory held',
      value: `${value.toFixed(0)} MB`,
      target: `<= ${most} MB`,
      verdict: value <= most ? 'ok' : 'MISSED',
      note,
    })
    return [
      judge('ready', atStart, mostAtStart, 'all of the server in one process, without its database'),
      judge(
        `after ${minutes} minutes of mixed load`,
        last,
        mostInUse,
        `at most ${Math.max(...seen).toFixed(0)} MB; ${calls} calls, ${refused.length} refused${refused.length > 0 ? ` (${[...new Set(refused)].slice(0, 3).join('; ')})` : ''}; ${spread(seen)}`,
      ),
    ]
  } finally {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
}

/** What was held at each tenth of the time. */
function spread(seen: readonly number[]): string {
  const tenths = Array.from({ length: 10 }, (_, index) => seen[Math.floor(((index + 1) * seen.length) / 10) - 1] ?? 0)
  return `at each tenth ${tenths.map((value) => value.toFixed(0)).join(', ')}`
}

async function findKnown(url: string, base: string): Promise<Known> {
  return using(url, async (db) => {
    const idOf = async (email: string) =>
      (await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id
    const [buyer, seller] = [await idOf('buyer@demo.test'), await idOf('seller@demo.test')]
    const { rows: goods } = await sql<{ id: number; tier: number }>`
      select p.id, min(t.min_qty) as tier from products p join listings l on l.product_id = p.id join sales_terms t on t.product_id = p.id
      where p.company_id = (select company_id from users where id = ${seller})
      group by p.id having bool_and(t.variant_key = '' and t.price is not null and t.measuring_unit_type = 'quantity')`.execute(
      db,
    )
    const pixels = {
      width: 1600,
      height: 1200,
      channels: 3,
      background: '#7a5',
      noise: { type: 'gaussian', mean: 120, sigma: 30 },
    } as const
    const picture = new FormData()
    const bytes = new Uint8Array(await sharp({ create: pixels }).jpeg().toBuffer())
    picture.set('image', new Blob([bytes], { type: 'image/jpeg' }), 'goods.jpg')
    return {
      base,
      slugs: (await db.selectFrom('listings').select('slug').execute()).map(({ slug }) => slug),
      shops: (await db.selectFrom('company_listings').select('slug').execute()).map(({ slug }) => slug),
      words: await makeTyped(db, 3000),
      goods,
      picture,
      buyer: await openSession(db, buyer, 'bench'),
      seller: await openSession(db, seller, 'bench'),
    }
  })
}

async function callAll(known: Known, minutes: number): Promise<{ calls: number; refused: string[] }> {
  const random = makeRandom(5)
  const began = Date.now()
  const open = new Set<Promise<void>>()
  const told = { calls: 0, refused: [] as string[] }
  for (let round = 0; Date.now() < began + minutes * 60_000; round++) {
    const asked = ask(known, makeCall(known, random, round))
      .catch((error) => told.refused.push(String(error)))
      .then(() => {
        told.calls++
        open.delete(asked)
      })
    open.add(asked)
    if (open.size >= mostOpen) await Promise.race(open)
    await wait(Math.max(0, began + ((round + 1) * 1000) / rate - Date.now()))
  }
  await Promise.all(open)
  return told
}

async function ask({ base, buyer, seller }: Known, { path, as, method = 'GET', body, type }: Call): Promise<void> {
  const headers = new Headers({ 'idempotency-key': randomUUID(), 'accept-encoding': 'gzip' })
  if (as) headers.set('authorization', `Bearer ${as === 'buyer' ? buyer : seller}`)
  if (type) headers.set('content-type', type)
  const answer = await fetch(`${base}${path}`, { method, headers, ...(body !== undefined && { body }) })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${method} ${path} answers ${answer.status}: ${text.slice(0, 300)}`)
}

const sorts = ['sortNewest', 'sortLowestPrice', 'sortHighestPrice', 'sortAlphabetically', 'sortOldest'] as const

/** Of a hundred calls most are pages of guests; two change a price, one asks for a workbook; of a thousand one uploads a picture. */
function makeCall(known: Known, random: Random, round: number): Call {
  const as = round % 3 === 0 ? ({ as: 'buyer' } as const) : {}
  const word = encodeURIComponent(pick(random, known.words))
  const one = round % 100
  if (one === 0 && round % 1000 === 0)
    return {
      path: '/api/v1/images/upload',
      as: 'seller',
      method: 'POST',
      body: known.picture,
    }
  if (one === 1) return { path: '/api/v1/product-export?format=xlsx', as: 'seller' }
  if (one < 4) {
    const { id, tier } = pick(random, known.goods)
    const items = [{ product_id: id, min_qty: tier, price: 1 + (round % 900) }]
    return {
      path: '/api/v1/prices',
      as: 'seller',
      method: 'PATCH',
      body: JSON.stringify({ items }),
      type: 'application/json',
    }
  }
  if (one < 8) return { path: '/api/v1/own-products?page=1&perPage=20', as: 'seller' }
  if (one < 12) return { path: '/api/v1/requests?page=1&perPage=20', as: one % 2 ? 'buyer' : 'seller' }
  if (one < 14) return { path: '/' }
  if (one < 18) return { path: '/api/v1/filters' }
  if (one < 24) return { path: `/api/v1/marketplace/showroom/${pick(random, known.shops)}?page=1`, ...as }
  if (one < 40) return { path: `/api/v2/search/autocomplete?search=${word}&target=all` }
  if (one < 50) return { path: `/api/v2/search?search=${word}&perPage=16`, ...as }
  if (one < 75) return { path: `/api/v1/marketplace/product/${pick(random, known.slugs)}`, ...as }
  const filters = shuffle(random, [
    `category=${1 + Math.floor(random() * 40)}`,
    'direct=true',
    'availability=in-stock',
    `search=${word}`,
    'priceRange=5,60',
  ]).slice(0, 2)
  const page = 1 + Math.floor(random() * 4)
  if (one < 80) return { path: `/api/v1/filters?${filters.join('&')}`, ...as }
  return {
    path: `/api/v1/products/all?page=${page}&perPage=12&${pick(random, sorts)}=true&${filters.join('&')}`,
    ...as,
  }
}

async function waitUntilReady(base: string): Promise<void> {
  for (let tries = 0; ; tries++) {
    const answer = await fetch(`${base}/api/v1/filters`).catch(() => undefined)
    if (answer?.ok) return
    if (tries > 600) throw new Error('The server is not ready after a minute.')
    await wait(100)
  }
}
