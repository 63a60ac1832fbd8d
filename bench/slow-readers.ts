// node bench/slow-readers.ts: the real server with the demo marketplace while thousands of clients ask and never read. Linux only: memory is read from /proc.
//   --clients=3000   how many of them
//   --seconds=20     how long each kind of attack is watched
//   --only=packet    only attacks whose name holds this
//   --strict         ends with 1 when memory passed 400 MB or an honest visitor went unanswered
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { makeTemporaryFolder } from '../server/test/postgres.ts'
import { type Attack, findServerProcess, readMemory, startAttack } from '../server/test/safety/attack.ts'
import { startFairquay } from '../server/test/start-fairquay.ts'

const { values } = parseArgs({
  options: {
    clients: { type: 'string', default: '3000' },
    seconds: { type: 'string', default: '20' },
    only: { type: 'string', default: '' },
    strict: { type: 'boolean', default: false },
  },
})
const mostMemory = 400
const visitors = 8

const folder = await makeTemporaryFolder('fairquay-slow-readers-')
const fairquay = await startFairquay({ DATA_DIR: join(folder, 'data'), OVERLOAD_DELAY: '2000' }, 'start.mjs')
let isMissed = false
try {
  const pid = await findServerProcess(fairquay.process)
  const page = await (await fetch(fairquay.url)).text()
  const list = '/api/v1/products/all?perPage=100'
  const first = (await (await fetch(`${fairquay.url}/api/v1/products/all`)).json()) as {
    data: { data: { slug: string; get_main_image?: { original: string } }[] }
  }
  const picture = first.data.data[0]?.get_main_image?.original ?? '/quay.svg'
  const paths = ['/docs/json', list, /\/assets\/platform-[^"]+/.exec(page)?.[0] ?? '/quay.svg', picture]
  const honest = ['/', list, '/api/v1/filters', `/api/v1/marketplace/product/${first.data.data[0]?.slug}`]

  const attack: Attack = {
    port: Number(new URL(fairquay.url).port),
    clients: Number(values.clients),
    every: 0.5,
    requests: 20,
    atOnce: 20,
    paths,
    header: '',
    comesBack: false,
  }
  const compressed = 'Accept-Encoding: br\r\n'
  const attacks: [string, Attack | undefined][] = [
    ['nobody', undefined],
    ['20 requests in one packet', attack],
    ['the same, and they come back', { ...attack, comesBack: true }],
    ['20 requests, one a packet, and they come back', { ...attack, atOnce: 1, comesBack: true }],
    ['5 requests in one packet, and they come back', { ...attack, requests: 5, comesBack: true }],
    ['5 long lists, compressed', { ...attack, requests: 5, paths: [list], header: compressed }],
    ['1 request, and they come back', { ...attack, requests: 1, comesBack: true }],
    [
      'the interface of the documentation, 5 in one packet',
      { ...attack, requests: 5, paths: ['/docs/static/swagger-ui-bundle.js', '/docs/yaml', '/docs/json'] },
    ],
  ]
  console.log(`Memory at rest ${Math.round(await readMemory(pid))} MB, attacked by ${values.clients} clients at a time`)
  for (const [name, one] of attacks) {
    if (!name.includes(values.only)) continue
    const { peak, failed, latencies, closed } = await watch(name, one, pid, honest)
    const p99 = latencies.sort((a, b) => a - b)[Math.floor(latencies.length * 0.99)] ?? 0
    const isFine = peak <= mostMemory && failed === 0
    isMissed ||= !isFine
    console.log(
      `  ${isFine ? 'ok    ' : 'MISSED'} ${name.padEnd(52)} peak ${String(Math.round(peak)).padStart(4)} MB, honest answers ${latencies.length} ok, ${failed} failed, p99 ${Math.round(p99)} ms, ${closed} clients closed`,
    )
  }
} finally {
  await fairquay.stop().catch(console.error)
  await rm(folder, { recursive: true, force: true })
}
if (values.strict && isMissed) process.exitCode = 1

async function watch(_name: string, attack: Attack | undefined, pid: number, paths: readonly string[]) {
  let peak = 0
  let failed = 0
  let isOver = false
  const latencies: number[] = []
  const sampling = (async () => {
    while (!isOver) {
      peak = Math.max(peak, await readMemory(pid))
      await wait(50)
    }
  })()
  const visiting = Array.from({ length: visitors }, async (_, visitor) => {
    for (let visit = visitor; !isOver; visit++) {
      const begun = performance.now()
      const isFine = await fetch(`${fairquay.url}${paths[visit % paths.length]}`, {
        signal: AbortSignal.timeout(10_000),
      })
        .then(async (answer) => (await answer.arrayBuffer()).byteLength > 0 && answer.ok)
        .catch(() => false)
      if (isFine) latencies.push(performance.now() - begun)
      else failed += 1
      // A person looks at what came; also what is measured is not how fast eight can ask.
      await wait(50)
    }
  })
  const attackers = attack && (await startAttack(attack))
  await wait(Number(values.seconds) * 1000)
  const closed = (await attackers?.countClosed()) ?? 0
  isOver = true
  await Promise.all([sampling, ...visiting])
  await attackers?.stop()
  return { peak, failed, latencies, closed }
}
