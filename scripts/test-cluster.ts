// `npm run test:cluster -- [--journeys=browse-and-buy,search] [--seconds=12] [--said]`: everything of docs/scaling.md on one machine, journeys and a load against it, and each
// part killed in turn. Ends with 1 where anything was lost, doubled or had to be started again by hand.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { openDatabase } from '../server/src/database.ts'
import { findBalancer } from '../server/test/cluster/balancer.ts'
import { type Clients, type Noticed, startClients } from '../server/test/cluster/clients.ts'
import { type Cluster, startCluster } from '../server/test/cluster/start-cluster.ts'
import { unhurried } from '../server/test/database.ts'
import { ensureChromium, installPackages, mayInstall } from './chromium.ts'
import { ensurePostgres } from './ensure-postgres.ts'

const usual = 'browse-and-buy,notifications'
const { values } = parseArgs({
  options: {
    journeys: { type: 'string', default: usual },
    seconds: { type: 'string', default: '12' },
    said: { type: 'boolean', default: false },
  },
})
const seconds = Number(values.seconds)
const root = new URL('..', import.meta.url)

ensurePostgres()
if (values.journeys !== '') ensureChromium()
if (!findBalancer() && mayInstall()) {
  installPackages('haproxy')
  spawnSync('systemctl', ['disable', '--now', 'haproxy'], { stdio: 'ignore' })
}
spawnSync(process.execPath, ['scripts/build-web.ts', '--when-changed'], { cwd: root, stdio: 'inherit' })

console.log('A primary, a replica, PgBouncer, a bucket, three servers and a balancer …')
const cluster = await startCluster()
let isGood = true
try {
  console.log(`ready at ${cluster.url}`)
  if (values.journeys !== '') isGood = await runJourneys(cluster.url, values.journeys.split(','))
  isGood = (await killEach(cluster)) && isGood
} finally {
  if (!isGood || values.said) console.log(cluster.said().split('\n').slice(-200).join('\n'))
  await cluster.stop()
}
process.exitCode = isGood ? 0 : 1

/** Beside this process, which is the bucket and what leads to the database. */
async function runJourneys(url: string, names: readonly string[]): Promise<boolean> {
  const files = names.map((name) => `e2e/${name}.spec.ts`)
  const child = spawn('playwright', ['test', ...files, '--reporter=line'], {
    cwd: root,
    env: { ...process.env, FAIRQUAY_URL: url },
    stdio: 'inherit',
  })
  const [code] = await once(child, 'exit')
  return code === 0
}

/** What is taken away under load, and what is done about it; what nobody does anything about has to mend itself. */
function listLosses({
  databases,
  pool,
  killServer,
  startServer,
}: Cluster): [name: string, loss: () => Promise<void>][] {
  return [
    ['nothing', async () => {}],
    ['a server is killed', () => killServer(1)],
    ['it is there again', () => startServer(1)],
    ['the replica is killed', () => databases.replica.kill()],
    ['it is there again', () => databases.replica.start()],
    ['the pool is killed', () => pool.kill()],
    ['it is there again', () => pool.start()],
    ['the primary is killed', () => databases.primary.kill()],
    ['nothing more', async () => {}],
  ]
}

async function killEach(cluster: Cluster): Promise<boolean> {
  const db = openDatabase(cluster.databaseUrl, { connections: 1, patience: unhurried })
  try {
    const clients = await startClients(cluster.url, db)
    const lines: Line[] = []
    for (const [name, loss] of listLosses(cluster)) lines.push(await noticeFor(name, clients, loss))
    const { acknowledged, lost, doubled } = await clients.finish()
    const stale = lines.reduce((sum, line) => sum + line.stale, 0)
    console.table(lines)
    for (const line of cluster.failover.did) console.log(line)
    console.log(
      `${acknowledged} requests acknowledged, ${lost} lost, ${doubled} doubled; ${stale} answers behind the client's own write`,
    )
    return (
      acknowledged > 0 && lines.every((line) => line['given up'] === 0) && lost === 0 && doubled === 0 && stale === 0
    )
  } finally {
    await db.destroy()
  }
}

type Line = {
  what: string
  calls: number
  'a second': number
  repeated: string
  'longest wait, s': number
  'given up': number
  stale: number
}

async function noticeFor(what: string, clients: Clients, loss: () => Promise<void>): Promise<Line> {
  clients.take()
  const began = performance.now()
  await loss()
  await pause(seconds * 1000)
  const { calls, repeated, longest, givenUp, stale }: Noticed = clients.take()
  const passed = (performance.now() - began) / 1000
  const line = {
    what,
    calls,
    'a second': Math.round(calls / passed),
    repeated: Object.entries(repeated)
      .map(([fault, times]) => `${times} × ${fault}`)
      .join(', '),
    'longest wait, s': Math.round(longest / 100) / 10,
    'given up': givenUp,
    stale,
  }
  console.log(JSON.stringify(line))
  return line
}
