import { once } from 'node:events'
import type { RequestListener, Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { connectionLimits, makeGuardedServer } from './guarded-server.ts'
import { grantTime } from './slow-bodies.ts'

const opened: { server: Server; sockets: Socket[] }[] = []
afterEach(async () => {
  for (const { server, sockets } of opened.splice(0)) {
    for (const socket of sockets) socket.destroy()
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
})

type Limits = {
  turns?: Partial<typeof connectionLimits.turns>
  readers?: Partial<typeof connectionLimits.readers>
  bodies?: Partial<typeof connectionLimits.bodies>
}

async function open(work: RequestListener, { turns, readers, bodies }: Limits = {}) {
  const limits = {
    turns: { ...connectionLimits.turns, ...turns },
    readers: { ...connectionLimits.readers, ...readers },
    bodies: { ...connectionLimits.bodies, ...bodies },
  }
  const server = makeGuardedServer(work, {}, { 'x-policy': 'closed' }, limits)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const sockets: Socket[] = []
  opened.push({ server, sockets })
  const { port } = server.address() as AddressInfo
  /** A client that has sent this and reads only when it is told to. */
  const send = async (text: string) => {
    const socket = connect(port, '127.0.0.1')
    sockets.push(socket)
    socket.pause()
    socket.on('error', () => {})
    await once(socket, 'connect')
    socket.write(text)
    return socket
  }
  return { server, port, send }
}

const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`

/** Everything that comes until the text is there. */
async function readUntil(socket: Socket, text: string): Promise<string> {
  let read = ''
  socket.on('data', (data) => {
    read += data.toString('latin1')
  })
  socket.resume()
  await vi.waitFor(() => expect(read).toContain(text), { timeout: 10_000 })
  return read
}

/** What does not fit into what the system keeps for a connection, two to four megabytes over loopback. */
const large = Buffer.alloc(12_000_000, 'x')

const countOpen = (server: Server) =>
  new Promise<number>((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  )

test('of several requests on a connection one is in work at a time, and all are answered in order', async () => {
  let [atOnce, most] = [0, 0]
  const { send } = await open(async (request, response) => {
    most = Math.max(most, ++atOnce)
    await wait(5)
    atOnce -= 1
    response.end(`answer ${request.url};`)
  })
  const socket = await send(ask('/1') + ask('/2') + ask('/3') + ask('/4') + ask('/5'))
  const read = await readUntil(socket, 'answer /5')
  expect(read.match(/answer \/\d/g)).toEqual(['answer /1', 'answer /2', 'answer /3', 'answer /4', 'answer /5'])
  expect(most).toBe(1)
})

test('a connection that asks twenty times in one packet is ended, and no work is begun for it', async () => {
  let [begun, made] = [0, 0]
  const { server, send } = await open((_request, response) => {
    begun += 1
    response.end('fine')
  })
  server.prependListener('request', () => {
    made += 1
  })
  const socket = await send(ask('/').repeat(20))
  socket.resume()
  // Not once(): that fails with the reset, which is what is meant to come.
  await new Promise((resolve) => socket.once('close', resolve))
  expect(begun).toBe(0)
  // The rest of the packet is not even looked at: a packet may hold thousands.
  expect(made).toBe(6)
  await vi.waitFor(async () => expect(await countOpen(server)).toBe(0))
})

test('so is one that also says what it expects, which Node would answer itself', async () => {
  let begun = 0
  const { send } = await open((_request, response) => {
    begun += 1
    response.end('fine')
  })
  const strange = ask('/').replace('Host: x', 'Host: x\r\nExpect: wonders')
  const socket = await send(strange.repeat(20))
  socket.resume()
  await new Promise((resolve) => socket.once('close', resolve))
  expect(begun).toBe(0)
  expect(await readUntil(await send(strange), 'fine')).toMatch(/^HTTP\/1\.1 200/)
})

test('what asks packet by packet has no more than one answer made that it does not read', async () => {
  let begun = 0
  const { send } = await open((_request, response) => {
    begun += 1
    response.end(large)
  })
  const socket = await send(ask('/'))
  for (let at = 0; at < 3; at++) {
    socket.write(ask('/'))
    await wait(20)
  }
  expect(begun).toBe(1)
})

test('requests above what can be worked on are turned away at once, with when to come back', async () => {
  const finish: (() => void)[] = []
  const { send } = await open((_request, response) => finish.push(() => response.end('done')), { turns: { inWork: 2 } })
  const first = [await send(ask('/')), await send(ask('/'))]
  await vi.waitFor(() => expect(finish).toHaveLength(2))
  const refused = await readUntil(await send(ask('/')), '}')
  expect(refused).toMatch(/^HTTP\/1\.1 503/)
  expect(refused).toContain('retry-after: 2')
  expect(refused).toContain('x-policy: closed')
  expect(refused).toContain('"code":"unavailable"')
  // Whoever watches the process must not take a busy one for a dead one.
  await send(ask('/live'))
  await vi.waitFor(() => expect(finish).toHaveLength(3))
  for (const one of finish) one()
  for (const socket of first) expect(await readUntil(socket, 'done')).toMatch(/^HTTP\/1\.1 200/)
  // Who went away meanwhile is not counted for ever.
  const gone = [await send(ask('/')), await send(ask('/'))]
  await vi.waitFor(() => expect(finish).toHaveLength(5))
  for (const socket of gone) socket.destroy()
  const next = await vi.waitFor(async () => {
    const socket = await send(ask('/'))
    await vi.waitFor(() => expect(finish).toHaveLength(6), { timeout: 300 })
    return socket
  })
  finish[5]?.()
  await readUntil(next, 'done')
})

test('whoever is turned away is not heard before the time they were told to come back, then as ever', async () => {
  const finish: (() => void)[] = []
  const { server, send } = await open((_request, response) => finish.push(() => response.end('done')), {
    turns: { inWork: 1, rest: { least: 1, most: 1, heardASecond: 1, lines: 10 } },
  })
  let heard = 0
  server.prependListener('request', () => {
    heard += 1
  })
  await send(ask('/'))
  await vi.waitFor(() => expect(finish.length).toBe(1))
  const refused = await send(ask('/'))
  expect(await readUntil(refused, '}')).toMatch(/retry-after: 1\r/)
  expect(heard).toBe(2)
  refused.write(ask('/'))
  finish[0]?.()
  await wait(300)
  expect(heard).toBe(2)
  await vi.waitFor(() => expect(finish.length).toBe(2), { timeout: 5000 })
  finish[1]?.()
  expect(await readUntil(refused, 'done')).toMatch(/^HTTP\/1\.1 200/)
})

test('the more are turned away the later they are told to come back, and lines beyond what may rest are closed', async () => {
  const { send } = await open(() => {}, {
    turns: { inWork: 1, rest: { least: 1, most: 3, heardASecond: 1, lines: 5 } },
  })
  await send(ask('/'))
  await wait(50)
  const told: string[] = []
  for (let n = 0; n < 6; n++) {
    const answer = await readUntil(await send(ask('/')), '}')
    told.push(`${/retry-after: (\d+)/.exec(answer)?.[1]} ${/connection: (\S+)/i.exec(answer)?.[1]}`)
  }
  expect(told).toEqual(['1 keep-alive', '1 keep-alive', '2 keep-alive', '3 keep-alive', '3 keep-alive', '3 close'])
})

test('when there is much work, those are turned away first who do not wait for their answers', async () => {
  const finish: (() => void)[] = []
  const { send } = await open((_request, response) => finish.push(() => response.end('done')), {
    turns: { inWorkOfHasty: 1 },
  })
  const patient = [await send(ask('/')), await send(ask('/'))]
  await vi.waitFor(() => expect(finish).toHaveLength(2))
  expect(await readUntil(await send(ask('/') + ask('/')), '}')).toMatch(/^HTTP\/1\.1 503/)
  patient.push(await send(ask('/')))
  await vi.waitFor(() => expect(finish).toHaveLength(3))
  for (const one of finish) one()
  for (const socket of patient) expect(await readUntil(socket, 'done')).toMatch(/^HTTP\/1\.1 200/)
})

test('an answer that has begun, or a stream that stays open, takes nobody the place', async () => {
  const { send } = await open(
    (request, response) => (request.url === '/stream' ? response.writeHead(200).flushHeaders() : response.end('fine')),
    { turns: { inWork: 1 } },
  )
  await readUntil(await send(ask('/stream')), '200')
  expect(await readUntil(await send(ask('/')), 'fine')).toMatch(/^HTTP\/1\.1 200/)
})

/** The beginning of a request whose body does not come. */
const send5 = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\n'

test('whoever sends a body slowly takes nobody the place of one at work, and has one once it is there', async () => {
  const finish: (() => void)[] = []
  const work: RequestListener = (request, response) =>
    request.resume().once('end', () => finish.push(() => response.end('done')))
  const { send } = await open(work, { turns: { inWork: 2 } })
  const slow = await Promise.all([send(send5), send(send5), send(send5)])
  const first = await send(ask('/'))
  await vi.waitFor(() => expect(finish).toHaveLength(1))
  slow[0]?.write('whole')
  await vi.waitFor(() => expect(finish).toHaveLength(2))
  expect(await readUntil(await send(ask('/')), '}')).toMatch(/^HTTP\/1\.1 503/)
  for (const one of finish) one()
  expect(await readUntil(first, 'done')).toMatch(/^HTTP\/1\.1 200/)
  // Who leaves in the middle of a body was never counted.
  for (const socket of slow) socket.destroy()
  await send(ask('/'))
  await send(ask('/'))
  await vi.waitFor(() => expect(finish).toHaveLength(4))
})

test('of too many bodies on their way the oldest is ended, unless more time was granted', async () => {
  const { server, send } = await open(
    (request) => {
      if (request.url === '/upload') grantTime(server, request, 60)
    },
    { bodies: { arriving: 2 } },
  )
  const upload = await send(send5.replace('/', '/upload'))
  const oldest = await send(send5)
  await send(send5)
  oldest.resume()
  await vi.waitFor(() => expect(oldest.closed).toBe(true))
  expect(upload.closed).toBe(false)
  expect(await countOpen(server)).toBe(2)
})

test('a client that reads nothing is closed when patience ends', async () => {
  const { server, send } = await open((_request, response) => response.end(large), {
    readers: { patience: 200, every: 20 },
  })
  await send(ask('/'))
  await vi.waitFor(async () => expect(await countOpen(server)).toBe(1))
  await vi.waitFor(async () => expect(await countOpen(server)).toBe(0), { timeout: 5000 })
})

test('a client that reads slowly gets all of it, however long that takes', async () => {
  const { send } = await open((_request, response) => response.end(large), { readers: { patience: 300, every: 20 } })
  const socket = await send(ask('/'))
  let [read, pieces] = [0, 0]
  socket.on('data', (data) => {
    read += data.length
    if (++pieces % 3 > 0) return
    socket.pause()
    setTimeout(() => socket.resume(), 20)
  })
  socket.resume()
  const begun = performance.now()
  await vi.waitFor(() => expect(read).toBeGreaterThan(large.length), { timeout: 20_000 })
  expect(performance.now() - begun).toBeGreaterThan(600)
})

test('a stream on which nothing is said, and an answer that is not ready, outlast the patience', async () => {
  let answer = () => {}
  const { server, send } = await open(
    (request, response) => {
      if (request.url === '/stream') response.writeHead(200).flushHeaders()
      else answer = () => response.end('at last')
    },
    { readers: { patience: 50, every: 10 } },
  )
  const stream = await send(ask('/stream'))
  const socket = await send(ask('/'))
  await readUntil(stream, '200')
  await wait(300)
  expect(await countOpen(server)).toBe(2)
  answer()
  await readUntil(socket, 'at last')
})

test('when too much waits to be read, those go who have taken nothing for longest, and a reader stays', async () => {
  const { server, send } = await open((_request, response) => response.end(large), {
    readers: { inAll: 40_000_000, every: 20 },
  })
  const stalled = await Promise.all(Array.from({ length: 12 }, () => send(ask('/'))))
  const reader = await send(ask('/'))
  let read = 0
  reader.on('data', (data) => {
    read += data.length
  })
  reader.resume()
  await vi.waitFor(() => expect(read).toBeGreaterThan(large.length), { timeout: 10_000 })
  await vi.waitFor(async () => expect(await countOpen(server)).toBeLessThanOrEqual(5), { timeout: 5000 })
  expect(stalled).toHaveLength(12)
})

test('one client for whom more waits than any answer is long is closed at once', async () => {
  const { server, send } = await open(
    (_request, response) => {
      // As a program would that does not ask whether anybody reads.
      for (let at = 0; at < 3; at++) response.write(large)
    },
    { readers: { every: 20 } },
  )
  await send(ask('/'))
  await vi.waitFor(async () => expect(await countOpen(server)).toBe(0), { timeout: 5000 })
})

test.each(['', 'GET / HTTP/1.1\r\nHo'])('nor do those keep others out that have said %j', async (text) => {
  const { server, port, send } = await open((_request, response) => response.end('fine'), {
    readers: { connections: 10, every: 1 },
  })
  for (let at = 0; at < 40; at++) await send(text)
  expect((await fetch(`http://127.0.0.1:${port}`)).status).toBe(200)
  await vi.waitFor(async () => expect(await countOpen(server)).toBeLessThanOrEqual(10))
})

test('connections on which nothing is asked make room for others', async () => {
  const { server, port, send } = await open((_request, response) => response.end('fine'), {
    readers: { connections: 10, every: 1 },
  })
  for (let at = 0; at < 30; at++) {
    await readUntil(await send(ask('/')), 'fine')
    await wait(2)
  }
  expect(await countOpen(server)).toBeLessThanOrEqual(11)
  expect((await fetch(`http://127.0.0.1:${port}`)).status).toBe(200)
})
