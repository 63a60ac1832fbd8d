import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import type { KeepOpen } from './keep-open.ts'
import type { Served } from './serve.ts'
import type { ServingNews, ServingOrder } from './serving-process.ts'
import { refuseStart } from './start-failure.ts'

type Together = {
  url: string
  config: Pick<Config, 'host' | 'port' | 'processes'>
  log: Logger
  keepOpen: KeepOpen
  /** Whether the server is being stopped. */
  isClosing: () => boolean
  /** Resolves when there are pages to serve. */
  webBuilt: Promise<unknown>
}

const program = join(import.meta.dirname, 'serving-process.ts')
/** Where the kernel hands the connections of one port to several who listen (SO_REUSEPORT). */
const able = ['linux', 'freebsd']
const firstPause = 500
const longestPause = 30_000
/** A process that served for so long, milliseconds, had not been ending again and again. */
const healthyFor = 10 * 60 * 1000
/** Ends in a row, of one of them, after which starting it again helps nobody: then all of it ends, and whoever runs us decides. */
const most = 8
/** How long those that were told to end are waited for, milliseconds; then they are ended. */
const patience = 28_000

/**
 * Serves with several processes at one port; the kernel deals the connections out among them. The first is ready before the others are started, as it does what
 * is done once: the demo, the first operator's link. One that ends is replaced while the others go on; none outlives us.
 */
export async function serveTogether({ url, config, log, keepOpen, isClosing, webBuilt }: Together): Promise<Served> {
  if (!able.includes(process.platform))
    throw refuseStart(`PROCESSES is for Linux and FreeBSD: on ${process.platform} leave it at 1.`)
  // Those who share a port notice no stranger that shares it too.
  await refuseTakenPort(config)
  const running = new Set<ChildProcess>()

  function start(order: Omit<ServingOrder, 'url'>): Started {
    const child = fork(program)
    running.add(child)
    child.once('exit', () => running.delete(child))
    child.send({ url, ...order } satisfies ServingOrder)
    return { child, ready: hearOf(child), since: Date.now() }
  }

  /** Keeps one running: when it ends, another takes its place. */
  function keep({ child, since }: Started, order: Omit<ServingOrder, 'url'>, endsBefore: number): void {
    const meetEnd = () => {
      if (isClosing()) return
      const ends = Date.now() - since >= healthyFor ? 1 : endsBefore + 1
      const { exitCode: code, signalCode: signal } = child
      log.error({ code, signal, number: order.number, ends }, 'a serving process ended and is started again')
      if (ends > most) throw new Error(`Serving process ${order.number} ended ${ends} times in a row.`)
      setTimeout(() => !isClosing() && replace(order, ends), Math.min(firstPause * 2 ** (ends - 1), longestPause))
    }
    if (running.has(child)) child.once('exit', meetEnd)
    else meetEnd()
  }

  function replace(order: Omit<ServingOrder, 'url'>, ends: number): void {
    const next = start(order)
    next.ready.catch((error: Error) => log.error({ reason: error.message }, 'a serving process did not start'))
    keep(next, order, ends)
  }

  async function stopAll(): Promise<void> {
    const ending = [...running].map((child) => once(child, 'exit'))
    for (const child of running) child.kill('SIGTERM')
    const late = setTimeout(() => {
      for (const child of running) child.kill('SIGKILL')
    }, patience)
    await Promise.all(ending)
    clearTimeout(late)
  }
  await keepOpen(Promise.resolve(), stopAll)

  await webBuilt

  const first = start({ number: 0, isFirst: true, port: config.port })
  const served = await first.ready
  const port = typeof served.address === 'object' && served.address ? served.address.port : config.port
  const orders = Array.from({ length: config.processes }, (_, number) => ({ number, isFirst: false, port }))
  const all = orders.map((order) => (order.number === 0 ? first : start(order)))
  await Promise.all(all.map(({ ready }) => ready))
  for (const [number, order] of orders.entries()) keep(all[number] as Started, order, 0)
  return served
}

type Started = { child: ChildProcess; ready: Promise<Served>; since: number }

/** Resolves when it serves; fails with its sentence when it cannot. */
function hearOf(child: ChildProcess): Promise<Served> {
  return new Promise((resolve, reject) => {
    child.once('message', (news: ServingNews) =>
      news.is === 'ready'
        ? resolve({ address: news.address, firstLink: news.firstLink })
        : reject(refuseStart(news.sentence)),
    )
    child.once('exit', (code, signal) => reject(new Error(`A serving process ended with ${signal ?? code}.`)))
  })
}

async function refuseTakenPort({ host, port }: Pick<Config, 'host' | 'port'>): Promise<void> {
  const probe = createServer()
  await new Promise<void>((resolve, reject) => {
    probe.once('error', reject)
    probe.listen({ host, port }, resolve)
  })
  await new Promise((resolve) => probe.close(resolve))
}
