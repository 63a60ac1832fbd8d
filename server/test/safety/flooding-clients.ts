// Clients that ask more than a server can answer, as a process of its own so that their work is not the server's. Takes one message, the lines to open; says
// { open } once all are there. Then takes a `Flood` and says what came of it, as often as it is told to. Ends with the channel.
import { connect, type Socket } from 'node:net'
import type { Flood, Flooded, Lines } from './flood.ts'

/** Milliseconds between two looks at how many requests are due. */
const tick = 5

type Line = { socket: Socket; askedAt: number; head: string; status: number; missing: number }
type Hear = (status: number, milliseconds: number) => void

const idle: Line[] = []
let hear: Hear = () => {}
let broken = 0

process.once('message', async ({ port, lines }: Lines) => {
  for (let n = 0; n < lines; n++) await open(port)
  process.send?.({ open: idle.length })
  process.on('message', (flood: Flood) => void flow(flood).then((flooded) => process.send?.(flooded)))
})
process.once('disconnect', () => process.exit())

async function open(port: number): Promise<void> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  const line: Line = { socket, askedAt: 0, head: '', status: 0, missing: -1 }
  socket.on('data', (part) => read(line, part))
  socket.on('error', () => {})
  socket.once('close', () => {
    if (line.askedAt > 0) broken += 1
    line.askedAt = -1
    // Who is shown the door comes again.
    setTimeout(() => void open(port), 1000)
  })
  await new Promise((resolve) => socket.once('connect', resolve).once('close', resolve))
  if (!socket.destroyed) idle.push(line)
}

/** As little of HTTP as is needed: the status, and how many bytes follow. Answers without a length are none of ours. */
function read(line: Line, part: Buffer): void {
  let rest = part
  if (line.missing < 0) {
    line.head += rest.toString('latin1')
    const end = line.head.indexOf('\r\n\r\n')
    if (end < 0) return
    const head = line.head.slice(0, end)
    line.status = Number(head.slice(9, 12))
    line.missing = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0)
    rest = Buffer.from(line.head.slice(end + 4), 'latin1')
    line.head = ''
  }
  line.missing -= rest.length
  if (line.missing > 0) return
  line.missing = -1
  const took = performance.now() - line.askedAt
  line.askedAt = 0
  idle.push(line)
  hear(line.status, took)
}

/** Asks at a rate whatever is answered, or as fast as answers come where there is no rate. */
async function flow({ seconds, rate, most, paths, header }: Flood): Promise<Flooded> {
  const statuses: Record<number, number> = {}
  const times: number[] = []
  let [sent, answered, isOver] = [0, 0, false]
  broken = 0
  const ask = (line: Line) => {
    line.askedAt = performance.now()
    line.socket.write(`GET ${paths[sent % paths.length]} HTTP/1.1\r\nHost: x\r\n${header}\r\n`)
    sent += 1
  }
  const spread = idle.length
  const begun = performance.now()
  const passed = () => (performance.now() - begun) / 1000
  const askWhatIsDue = () => {
    const due = rate === null ? Number.POSITIVE_INFINITY : Math.floor(passed() * rate) - sent
    for (let n = 0; n < due && sent < most; n++) {
      const line = idle.shift()
      if (!line) break
      if (!line.socket.destroyed) ask(line)
    }
  }
  hear = (status, milliseconds) => {
    if (isOver) return
    statuses[status] = (statuses[status] ?? 0) + 1
    answered += 1
    if (status === 200) times.push(milliseconds)
    if (rate === null && passed() < seconds) askWhatIsDue()
  }
  while (passed() < seconds && sent < most) {
    askWhatIsDue()
    await new Promise((resolve) => setTimeout(resolve, tick))
  }
  while (most < Number.POSITIVE_INFINITY && answered + broken < sent)
    await new Promise((next) => setTimeout(next, tick))
  const took = passed()
  isOver = true
  // What is under way is heard out, so that the next flood begins with every line at rest.
  for (let n = 0; n < 4000 && idle.length < spread - broken; n++) await new Promise((next) => setTimeout(next, tick))
  times.sort((one, other) => one - other)
  const at = (part: number) => Math.round(times[Math.floor(times.length * part)] ?? 0)
  return { seconds: took, sent, statuses, broken, p50: at(0.5), p99: at(0.99) }
}
