// node bench/lost-packets.ts: how the server comes through a network that drops every packet to its database without a word, with the limits it really has.
//   --seconds=20   how long nothing comes through
//   --callers=8    how many ask all the time, each waiting for the answer before the next
// Ends with 1 when an answer took longer than 15 s, or anything but 200 came later than 15 s after packets flow again.
import { parseArgs } from 'node:util'
import { openSession } from '../server/src/session.ts'
import { openSilentNetwork } from '../server/test/silent-network.ts'
import { startFairquay } from '../server/test/start-fairquay.ts'
import { openMarketplace, using } from './marketplace.ts'

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '20' }, callers: { type: 'string', default: '8' } },
})
const silent = Number(values.seconds) * 1000
const limit = 15_000
const watchedAfterwards = 30_000

type Answer = { at: number; took: number; status: number }

const marketplace = await openMarketplace()
const network = await openSilentNetwork(marketplace.url)
const token = await using(marketplace.url, async (db) => {
  const buyer = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'buyer@demo.test')
    .executeTakeFirstOrThrow()
  return openSession(db, buyer.id, 'bench')
})
const server = await startFairquay({
  DATABASE_URL: network.url,
  DEMO: 'false',
  DATA_DIR: marketplace.files,
  LOG_LEVEL: 'silent',
})
let isMeasuring = true

async function ask(path: string): Promise<Answer> {
  const at = performance.now()
  const response = await fetch(`${server.url}${path}`, { headers: { authorization: `Bearer ${token}` } })
  await response.arrayBuffer()
  return { at, took: performance.now() - at, status: response.status }
}

async function askAllTheTime(path: string, pause: number, into: Answer[]): Promise<void> {
  while (isMeasuring) {
    into.push(await ask(path))
    await pass(pause)
  }
}

const pass = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`

try {
  const [calls, looks]: [Answer[], Answer[]] = [[], []]
  const asking = [
    ...Array.from({ length: Number(values.callers) }, () => askAllTheTime('/api/v1/notifications', 10, calls)),
    askAllTheTime('/ready', 250, looks),
  ]
  await pass(3000)
  network.fallSilent()
  const from = performance.now()
  await pass(silent)
  network.recover()
  const until = performance.now()
  await pass(watchedAfterwards)
  isMeasuring = false
  await Promise.all(asking)

  const during = calls.filter(({ at, took }) => at + took > from && at < until)
  const lastBad = (answers: Answer[]) =>
    Math.max(0, ...answers.filter(({ status }) => status !== 200).map(({ at, took }) => at + took - until))
  const longest = Math.max(...[...calls, ...looks].map(({ took }) => took))
  const statuses = [...new Set(during.map(({ status }) => status))].sort()
  console.log(`${seconds(silent)} of silence, ${values.callers} callers`)
  console.log(
    `  answers meanwhile: ${during.length}, of status ${statuses.join(', ')}; the longest took ${seconds(longest)}`,
  )
  console.log(
    `  /ready was last refused ${seconds(lastBad(looks))} after packets flowed again, a call ${seconds(lastBad(calls))}`,
  )
  console.log(
    `  calls in the last ten seconds: ${calls.filter(({ at }) => at > until + watchedAfterwards - 10_000).length}`,
  )
  if (longest > limit || lastBad(looks) > limit || lastBad(calls) > limit) process.exitCode = 1
} finally {
  await server.stop('SIGKILL')
  await network.close()
  await marketplace.close()
}
