import { once } from 'node:events'
import { type ClientRequest, get, type IncomingMessage, request } from 'node:http'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { makeLog } from './log.ts'
import { sendStream, signalLeaving } from './send-stream.ts'
import { makeServer } from './server.ts'
import { writeWorkbook } from './write-workbook.ts'

const logged: Record<string, unknown>[] = []
let http: FastifyInstance
let url = ''
/** What a source was asked for, and whether it was told that nobody reads on. */
const source = { begun: 0, made: 0, ended: 0, served: 0 }

/** Rows that nothing compresses, without end; `failAt` breaks them off. */
async function* makeRows(failAt = Number.POSITIVE_INFINITY): AsyncGenerator<string[]> {
  source.begun++
  try {
    for (let row = 0; ; row++) {
      if (row === failAt) throw new Error('planted')
      source.made++
      yield [Array.from({ length: 64 }, () => Math.random().toString(36)).join('')]
      await new Promise(setImmediate)
    }
  } finally {
    source.ended++
  }
}

async function* joinRows(rows: AsyncGenerator<string[]>) {
  for await (const [cell] of rows) yield `${cell}\n`
}

const encodings: Record<string, string>[] = [{}, { 'accept-encoding': 'br' }]

const kinds = {
  text: { type: 'text/csv', write: (rows: AsyncGenerator<string[]>) => Readable.from(joinRows(rows)) },
  workbook: { type: 'application/zip', write: (rows: AsyncGenerator<string[]>) => writeWorkbook('Sheet', rows) },
}

beforeAll(async () => {
  const log = makeLog('debug', { write: (line: string) => void logged.push(JSON.parse(line)) })
  http = await makeServer(readConfig({ OVERLOAD_DELAY: '0' }), log)
  for (const [kind, { type, write }] of Object.entries(kinds))
    http.get<{ Querystring: { failAt?: string } }>(`/${kind}`, async ({ query }, reply) => {
      reply.type(type).header('Content-Disposition', 'attachment')
      await sendStream(reply, write(makeRows(query.failAt === undefined ? undefined : Number(query.failAt))))
      source.served++
      return reply.raw.headersSent || reply.raw.destroyed ? undefined : reply
    })
  http.get('/work', async (_request, reply) => {
    const signal = signalLeaving(reply)
    source.made++
    await new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  })
  http.post('/body', async () => ({}))
  http.get('/lost', async () => {
    throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET', syscall: 'read' })
  })
  url = await http.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => http.close())

function ask(path: string, headers: Record<string, string> = {}): ClientRequest {
  return get(`${url}${path}`, { headers, agent: false }).on('error', () => {})
}

const answerOf = (request: ClientRequest) =>
  new Promise<IncomingMessage>((resolve) => request.once('response', resolve))

function reset(): void {
  logged.length = 0
  Object.assign(source, { begun: 0, made: 0, ended: 0, served: 0 })
}

const unexpected = () => logged.filter(({ level }) => Number(level) >= 40)

describe.each(['text', 'workbook'] as const)('a streamed %s', (kind) => {
  test.each(encodings)('whose readers leave ends its work, with %o', async (headers) => {
    reset()
    const asked = Array.from({ length: 6 }, () => ask(`/${kind}`, headers))
    const answers = await Promise.all(asked.map(answerOf))
    for (const [at, answer] of answers.entries()) answer.once('data', () => asked[at]?.destroy())
    await expect.poll(() => source.served, { interval: 20, timeout: 10_000 }).toBe(6)
    // A reader who left at the head of a workbook left before its first row was asked for.
    expect(source.begun).toBeGreaterThan(0)
    expect(source.ended).toBe(source.begun)
    const { made } = source
    expect((await fetch(`${url}/nothing`)).status).toBe(404)
    expect(source.made).toBe(made)
    expect(unexpected()).toEqual([])
  })

  test.each(encodings)('that fails half-way is cut off, is told of once, with %o', async (headers) => {
    reset()
    const answer = await answerOf(ask(`/${kind}?failAt=2000`, headers))
    expect(answer.statusCode).toBe(200)
    await expect(buffer(answer)).rejects.toThrow('aborted')
    expect([source.ended, source.served]).toEqual([1, 1])
    expect(unexpected().map(({ err }) => (err as Error).message)).toEqual(['planted'])
    expect((await fetch(`${url}/nothing`)).status).toBe(404)
  })

  test('asked for with HEAD is not made', async () => {
    reset()
    const answer = await fetch(`${url}/${kind}`, { method: 'HEAD' })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, kinds[kind].type])
    await expect.poll(() => source.served).toBe(1)
    expect([source.made, source.ended]).toEqual([0, 0])
  })
})

test('what fails before anything was sent is refused with its status, as no file', async () => {
  reset()
  const answer = await fetch(`${url}/text?failAt=0`, { headers: { 'accept-encoding': 'br' } })
  expect([answer.status, await answer.json()]).toEqual([500, expect.objectContaining({ code: 'unexpected' })])
  expect(answer.headers.get('content-disposition')).toBe(null)
})

describe('a client that leaves is no unexpected error', () => {
  test('while its answer is made, and the work is told', async () => {
    reset()
    const asked = ask('/work')
    await expect.poll(() => source.made).toBe(1)
    asked.destroy()
    await expect.poll(() => logged.map(({ msg }) => msg)).toEqual(['the client left'])
  })

  test('while it sends', async () => {
    reset()
    const asked = request(`${url}/body`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': '1000' },
      agent: false,
    }).on('error', () => {})
    const arrived = once(http.server, 'request')
    asked.write('{"half":')
    await arrived
    asked.destroy()
    await expect.poll(() => logged.map(({ msg }) => msg)).toEqual(['the client left'])
  })

  test('but a database that hangs up is told of, and worth another try', async () => {
    reset()
    const answer = await fetch(`${url}/lost`)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    expect(unexpected().map(({ msg }) => msg)).toEqual(['turned away'])
  })
})

test('a connection that cannot be accepted is told of, and ends nothing', async () => {
  reset()
  http.server.emit('error', Object.assign(new Error('accept EMFILE'), { code: 'EMFILE' }))
  expect(unexpected().map(({ msg }) => msg)).toEqual(['a connection could not be accepted'])
})
