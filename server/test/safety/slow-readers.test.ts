import { rm } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDemoDatabase, type TestDatabase } from '../database.ts'
import { makeTemporaryFolder } from '../postgres.ts'
import { type Fairquay, startFairquay } from '../start-fairquay.ts'
import { findServerProcess, readMemory, startAttack } from './attack.ts'

/** Megabytes; what an operator is promised. The large proof, with 3,000 clients of every kind, is bench/slow-readers.ts. */
const mostMemory = 400
const clients = 400

let market: TestDatabase
let folder: string
let fairquay: Fairquay
beforeAll(async () => {
  market = await openDemoDatabase()
  folder = await makeTemporaryFolder('fairquay-slow-readers-')
  // Through npm start's own script, which says how much memory Node may keep to itself.
  fairquay = await startFairquay({ DATA_DIR: folder, DATABASE_URL: market.url }, 'start.mjs')
})
afterAll(async () => {
  await fairquay?.stop()
  await market.close()
  await rm(folder, { recursive: true, force: true })
})

test.runIf(process.platform === 'linux')(
  'hundreds of clients that ask twenty times at once and read nothing fill no memory and keep nobody waiting',
  async () => {
    const pid = await findServerProcess(fairquay.process)
    const answers: number[] = []
    let [isOver, peak] = [false, 0]
    const visiting = Array.from({ length: 3 }, async () => {
      while (!isOver) {
        const answer = await fetch(`${fairquay.url}/api/v1/products/all`, { signal: AbortSignal.timeout(20_000) })
        answers.push(answer.status)
        await answer.arrayBuffer()
        await wait(20)
      }
    })
    const attackers = await startAttack({
      port: Number(new URL(fairquay.url).port),
      clients,
      every: 1,
      header: '',
      requests: 20,
      atOnce: 20,
      paths: ['/docs/json', '/api/v1/products/all?perPage=100'],
      comesBack: false,
    })
    const begun = Date.now()
    // Until the attack has been seen off.
    while ((await attackers.countClosed()) < clients && Date.now() - begun < 10_000) {
      peak = Math.max(peak, await readMemory(pid))
      await wait(50)
    }
    const closed = await attackers.countClosed()
    isOver = true
    await Promise.all(visiting)
    await attackers.stop()
    expect(closed).toBe(clients)
    expect(peak).toBeLessThan(mostMemory)
    expect(answers.length).toBeGreaterThan(0)
    expect(new Set(answers)).toEqual(new Set([200]))
  },
)
