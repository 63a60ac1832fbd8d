import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { ImportDetail } from '@fairquay/contract/imports/endpoints.ts'
import { isWorking } from '@fairquay/contract/imports/rules.ts'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isLeftOver } from '../../src/files.ts'
import { inDollars } from '../import-desk.ts'
import { makeCompany, type Person } from '../make.ts'
import { type Asking, type CrashingServer, openCrashingServer, waitUntil } from './crashing-server.ts'
import { noteFigures } from './note-figures.ts'

/** PICTURES=2000 and IMPORTS=60 do as many; a run of the tests does fewer. */
const pictures = Number(process.env.PICTURES ?? 80)
const imports = Number(process.env.IMPORTS ?? 3)
const makers = 8
/** Enough that a step of an import is under way for a while. */
const goodsOfEach = 400
const side = { width: 240, height: 180 }

let server: CrashingServer
let sellers: Person[]

beforeAll(async () => {
  server = await openCrashingServer()
  await server.withDatabase(async (db) => {
    sellers = []
    for (let n = 0; n < Math.max(makers, imports); n++) sellers.push((await makeCompany(db)).owner)
  })
})
afterAll(() => server.close())

const sellerOf = (n: number) => sellers[n % sellers.length] as Person

/** Asks until there is an answer that says yes or no. */
async function ask(asking: Asking): Promise<{ status: number; body: Record<string, unknown>; attempts: number }> {
  for (let attempts = 1; ; attempts++) {
    const answer = await server.ask(asking)
    if (answer && answer.status !== 409 && answer.status !== 429)
      return { status: answer.status, body: JSON.parse(answer.text), attempts }
    await pause(40)
  }
}

/** Noise: no two are the same, and none is small. */
function drawPicture(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  return sharp({ create: { ...side, channels: 3, noise, background: 'white' } })
    .png()
    .toBuffer()
}

type Uploaded = { id: number; attempts: number }

async function upload(n: number): Promise<Uploaded> {
  const picture = await drawPicture()
  const answer = await ask({ path: '/api/image-upload', token: sellerOf(n % makers).token, body: picture })
  expect([answer.status, answer.body.message]).toEqual([200, undefined])
  return { id: Number(answer.body.id), attempts: answer.attempts }
}

/** Pictures a row tells of, and what is wrong with their files: none may be missing or half written, whether or not anybody was answered. */
async function findPictures(): Promise<{ ids: Set<number>; faults: string[]; leftOvers: number; orphans: number }> {
  const rows = await server.withDatabase((db) =>
    db.selectFrom('images').select(['id', 'name']).where('format', '=', 'webp').execute(),
  )
  const faults: string[] = []
  const named = new Set<string>()
  for (const { id, name } of rows)
    for (const size of ['', '-medium', '-preview']) {
      const file = `${name}${size}.webp`
      named.add(file)
      const content = await server.files.read(file)
      // Decoded to the last pixel: a file that was cut off says nothing of it in its head.
      const isWhole =
        content &&
        (await sharp(content, { failOn: 'warning' })
          .raw()
          .toBuffer()
          .catch(() => undefined))
      if (!isWhole) faults.push(`picture ${id}: ${file} is ${content ? 'damaged' : 'missing'}`)
    }
  let [leftOvers, orphans] = [0, 0]
  for await (const files of server.files.list())
    for (const file of files)
      if (isLeftOver(file)) leftOvers += 1
      else if (file.endsWith('.webp') && !named.has(file)) orphans += 1
  return { ids: new Set(rows.map(({ id }) => id)), faults, leftOvers, orphans }
}

test('pictures uploaded while server and database are killed: none that was told of is lost, none is there without its files', async () => {
  const uploaded: Uploaded[] = []
  let next = 0
  const make = async () => {
    while (next < pictures) uploaded.push(await upload(next++))
  }
  const making = Promise.all(Array.from({ length: makers }, make))
  making.catch(() => {})
  const done = () => uploaded.length
  const rounds = Math.max(1, Math.round(pictures / 80))
  for (let round = 0; round < rounds; round++) {
    await waitUntil(done, Math.floor((pictures * (round + 0.3)) / rounds))
    await server.killServer()
    await waitUntil(done, Math.floor((pictures * (round + 0.7)) / rounds))
    await server.killDatabase()
  }
  await making

  const { ids, faults, leftOvers, orphans } = await findPictures()
  expect(faults).toEqual([])
  expect(uploaded.filter(({ id }) => !ids.has(id))).toEqual([])
  expect(new Set(uploaded.map(({ id }) => id)).size).toBe(pictures)
  // Without retries nothing would have been in the balance.
  expect(uploaded.filter(({ attempts }) => attempts > 1).length).toBeGreaterThan(pictures / 20)
  await noteFigures({ pictures, kills: rounds * 2, 'files nobody names (swept)': leftOvers + orphans })

  // The comparison counts only when it finds what is missing or cut off.
  const names = await server.withDatabase((db) =>
    db.selectFrom('images').select('name').where('format', '=', 'webp').limit(2).execute(),
  )
  const [gone, cut] = names.map(({ name }) => `${name}.webp`) as [string, string]
  await server.files.remove(gone)
  const whole = (await server.files.read(cut)) as Buffer
  await server.files.write(cut, whole.subarray(0, whole.length / 2))
  expect((await findPictures()).faults.map((fault) => fault.split(' is ')[1])).toEqual(['missing', 'damaged'])
}, 3_600_000)

type Import = { seller: Person; id?: number; state: string; steps: number; begun: number; isTakenBack: boolean }

const handleOf = (id: number, n: number) => `p-${id}-${n}`

/** Goods of our own template, in two parts and more. */
function writeGoods(companyId: number): Buffer {
  const filler = 'Turned from one board and oiled by hand. '.repeat(40)
  const rows = Array.from(
    { length: goodsOfEach },
    (_, n) => `${handleOf(companyId, n)},Stool ${n},"${filler}",ST-${n},12.50`,
  )
  return Buffer.from(`Handle,Title,Body (HTML),Variant SKU,Variant Price\n${rows.join('\n')}\n`)
}

/** As a careful program does it: looks where the import stands, does what comes next, and never assumes that a call was heard. */
async function importGoods(one: Import): Promise<void> {
  const { token, companyId } = one.seller
  const content = writeGoods(Number(companyId))
  const partSize = 512 * 1024
  let key = randomUUID()
  for (;;) {
    if (one.id === undefined) {
      one.begun += 1
      const { body } = await ask({
        path: '/api/v1/imports',
        token,
        key,
        body: { name: 'goods.csv', size: content.length },
      })
      one.id = Number(body.id)
    }
    const path = `/api/v1/imports/${one.id}`
    const { body } = await ask({ path, token, method: 'GET' })
    const detail = body as unknown as ImportDetail
    if (detail.state !== one.state) one.steps += 1
    one.state = detail.state
    if (detail.state === 'undone') return
    if (detail.state === 'applied' && !one.isTakenBack) return
    if (isWorking(detail.state)) await pause(100)
    else if (detail.state === 'uploading') {
      const part = content.subarray(detail.received, detail.received + partSize)
      await ask({ path: `${path}/content?offset=${detail.received}`, token, method: 'PUT', body: part })
    } else if (detail.state === 'inspected') {
      await ask({ path: `${path}/check`, token, body: { format: inDollars(detail.format) } })
    } else if (detail.state === 'checked') await ask({ path: `${path}/application`, token })
    else if (detail.state === 'applied') await ask({ path: `${path}/undo`, token })
    else {
      // It ended with a sentence: it was broken off too often. Nothing of it is there, and it is begun anew.
      one.id = undefined
      key = randomUUID()
    }
  }
}

/** How many products each company has, and how many handles: those that were deleted are kept for a while, and are no goods. */
async function readGoods(): Promise<Map<number, { all: number; handles: number }>> {
  const { rows } = await server.withDatabase((db) =>
    sql<{ company: number; all: number; handles: number }>`
      select company_id as company, count(*)::int as all, count(distinct import_handle)::int as handles
      from products p where company_id is not null and not exists (select from product_deletions d where d.product_id = p.id)
      group by 1`.execute(db),
  )
  return new Map(rows.map(({ company, ...counted }) => [company, counted]))
}

test('imports while server and database are killed again and again: each comes to its end, whole and once, or back to nothing', async () => {
  const made: Import[] = Array.from({ length: imports }, (_, n) => ({
    seller: sellerOf(n),
    state: '',
    steps: 0,
    begun: 0,
    isTakenBack: n % 3 === 2,
  }))
  let next = 0
  let isOver = false
  const make = async () => {
    while (next < made.length) await importGoods(made[next++] as Import)
  }
  const making = Promise.all(Array.from({ length: 3 }, make)).finally(() => {
    isOver = true
  })
  making.catch(() => {})
  let kills = 0
  const steps = () => (isOver ? Number.POSITIVE_INFINITY : made.reduce((all, one) => all + one.steps, 0))
  while (!isOver && kills < Math.max(2, imports)) {
    // Some states further, and somewhere within the next.
    await waitUntil(steps, steps() + 7)
    await pause(Math.random() * 1500)
    if (kills++ % 3 === 2) await server.killDatabase()
    else await server.killServer()
  }
  await making

  const goods = await readGoods()
  for (const { seller, isTakenBack, state } of made) {
    const found = goods.get(Number(seller.companyId))
    expect([state, found?.all ?? 0, found?.handles ?? 0]).toEqual(
      isTakenBack ? ['undone', 0, 0] : ['applied', goodsOfEach, goodsOfEach],
    )
  }
  expect(kills).toBeGreaterThan(1)
  await noteFigures({ imports, kills, 'products of imports': goodsOfEach * imports })
}, 7_200_000)
