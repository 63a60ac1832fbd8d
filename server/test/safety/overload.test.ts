import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDemoDatabase, type TestDatabase } from '../database.ts'
import { makeTemporaryFolder } from '../postgres.ts'
import { type Fairquay, startFairquay } from '../start-fairquay.ts'
import { findServerProcess, readMemory } from './attack.ts'
import { type Flooded, openFlooders } from './flood.ts'
import { noteFigures } from './note-figures.ts'

/**
 * FLOOD_SECONDS=60 and CALLS=1000000 measure it; a run of the tests does less, beside other tests, and looks at everything but how fast it is.
 */
const floodSeconds = Number(process.env.FLOOD_SECONDS ?? 3)
const calls = Number(process.env.CALLS ?? 3000)
const isMeasured = process.env.FLOOD_SECONDS !== undefined
/** Seconds after which a client that does not say what it wants has been shown the door; more on a machine that runs all the tests at once. */
const patience = isMeasured ? 15 : 25

/** Lines that keep the server as busy as it gets without turning anybody away. */
const busy = 400

/** What people ask for most, and what costs most of it. */
const kinds = {
  'catalogue page': ['/api/v1/products/all?page=1&perPage=12'],
  'page of a hundred': ['/api/v1/products/all?page=1&perPage=100'],
}

let market: TestDatabase
let folder: string
let fairquay: Fairquay
let port: number
beforeAll(async () => {
  market = await openDemoDatabase()
  folder = await makeTemporaryFolder('fairquay-overload-')
  const settings = { DATA_DIR: folder, DATABASE_URL: market.url, OVERLOAD_DELAY: '2000', LOG_LEVEL: 'fatal' }
  fairquay = await startFairquay(settings, 'start.mjs')
  port = Number(new URL(fairquay.url).port)
})
afterAll(async () => {
  await fairquay?.stop()
  await market.close()
  await rm(folder, { recursive: true, force: true })
})

const perSecond = ({ statuses, seconds }: Flooded) => (statuses[200] ?? 0) / seconds
const percent = (part: number) => `${Math.round(part * 100)} %`

/** What is answered a second when so many ask one question after the other, fewer than are turned away. */
async function measureCapacity(paths: readonly string[], lines: number): Promise<number> {
  const few = await openFlooders({ port, lines })
  await few.flow({ seconds: 1, paths })
  const answered = await few.flow({ seconds: isMeasured ? 10 : 1, paths })
  await few.stop()
  expect(Object.keys(answered.statuses)).toEqual(['200'])
  return perSecond(answered)
}

test.each(Object.entries(kinds))(
  'ten times too many who want a %s: those that are too much are told so, the others answered as before',
  async (name, paths) => {
    const most = await measureCapacity(paths, 16)
    const before = await measureCapacity(paths, busy)
    const many = await openFlooders({ port, lines: 3000 })
    const flooded = await many.flow({ seconds: floodSeconds, rate: most * 10, paths })
    await many.stop()
    expect(flooded.statuses[503]).toBeGreaterThan(0)
    expect(flooded.statuses[200]).toBeGreaterThan(0)
    expect(Object.keys(flooded.statuses)).toEqual(['200', '503'])
    expect(flooded.broken).toBe(0)
    // When it is over, whoever comes is served.
    expect((await fetch(`${fairquay.url}${paths[0]}`)).status).toBe(200)
    // What a machine can do is not the same from one minute to the next.
    const capacity = isMeasured ? (before + (await measureCapacity(paths, busy))) / 2 : before
    const goodput = perSecond(flooded) / capacity
    await noteFigures({
      [`goodput of a ${name} (${percent(perSecond(flooded) / most)} of what 16 lines get)`]: percent(goodput),
    })
    if (isMeasured) expect(goodput).toBeGreaterThan(0.85)
  },
  300_000,
)

/** Connects, sends this and no more; after how many seconds it was shut. */
async function standStill(start: string): Promise<number> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'connect')
  const begun = performance.now()
  socket.write(start)
  socket.resume()
  await new Promise((resolve) => socket.once('close', resolve))
  return (performance.now() - begun) / 1000
}

test('hundreds that say nothing, half a head or half a body are shown the door, and others are served meanwhile', async () => {
  const halves = [
    '',
    'GET /',
    'GET / HTTP/1.1\r\nHost: x\r\n',
    'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{',
  ]
  const standing = Promise.all(halves.flatMap((half) => Array.from({ length: 100 }, () => standStill(half))))
  let isOver = false
  const over = standing.finally(() => {
    isOver = true
  })
  const visits: number[] = []
  while (!isOver) {
    visits.push((await fetch(`${fairquay.url}/api/v1/products/all`)).status)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  const slowest = Math.max(...(await over))
  expect(slowest).toBeLessThan(patience)
  expect(new Set(visits)).toEqual(new Set([200]))
  await noteFigures({
    'half-open clients': halves.length * 100,
    'until the last was closed': `${slowest.toFixed(1)} s`,
  })
}, 120_000)

test.runIf(process.platform === 'linux')(
  'many calls one after another: memory stays where it was',
  async () => {
    const pid = await findServerProcess(fairquay.process)
    const few = await openFlooders({ port, lines: 16 })
    const paths = [
      ...kinds['catalogue page'],
      '/api/v2/search?search=oil&perPage=16',
      '/api/v1/filters',
      '/api/v1/cart',
      '/live',
    ]
    const peaks: number[] = []
    const part = Math.ceil(calls / 10)
    let failed = 0
    for (let turn = 0; turn < 10; turn++) {
      let [isOver, peak] = [false, 0]
      const asking = few.flow({ most: part, paths }).finally(() => {
        isOver = true
      })
      while (!isOver) {
        peak = Math.max(peak, await readMemory(pid))
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
      const { statuses, broken } = await asking
      // Nobody is signed in, so the cart is refused.
      failed += part - (statuses[200] ?? 0) - (statuses[401] ?? 0) + broken
      peaks.push(peak)
    }
    await few.stop()
    expect(failed).toBe(0)
    const [before, after] = [Math.max(...peaks.slice(0, 5)), Math.max(...peaks.slice(5))]
    expect(after).toBeLessThan(before * 1.1 + 20)
    await noteFigures({
      calls: part * 10,
      'most memory in their first half': `${Math.round(before)} MB`,
      'in their second': `${Math.round(after)} MB`,
    })
  },
  7_200_000,
)
