import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../app.ts'
import { makeCompany } from '../make.ts'

let market: TestApp
let port: number
beforeAll(async () => {
  market = await openTestApp({ environment: { PUBLIC_URL: 'https://quay.test' } })
  await market.app.http.listen({ host: '127.0.0.1', port: 0 })
  port = (market.app.http.server.address() as AddressInfo).port
})
afterAll(() => market.close())

/** Sends the start of something, then a byte now and then, and says what came back and after how many seconds the server closed the connection. */
async function dribble(start: string, byte: string): Promise<{ seconds: number; answer: string }> {
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.on('error', () => {})
  socket.on('data', (data) => {
    answer += data.toString()
  })
  await once(socket, 'connect')
  const begin = performance.now()
  socket.write(start)
  const drip = setInterval(() => socket.write(byte), 500)
  // Not once(): that fails when the line is reset, which is a way of showing the door.
  await new Promise((resolve) => socket.once('close', resolve))
  clearInterval(drip)
  return { seconds: (performance.now() - begin) / 1000, answer }
}

/** Sends a body at once but for its last bytes, which take 14 seconds. */
async function sendSlowly(header: string, body: Buffer, path = '/api/image-upload') {
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.on('error', () => {})
  socket.on('data', (data) => {
    answer += data.toString()
    if (answer.startsWith('HTTP/1.1 200')) socket.end()
  })
  await once(socket, 'connect')
  const begin = performance.now()
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: x\r\n${header}Content-Type: application/octet-stream\r\nContent-Length: ${body.length}\r\n\r\n`,
  )
  const parts = 28
  socket.write(body.subarray(0, body.length - parts))
  let sent = body.length - parts
  const drip = setInterval(() => {
    if (sent < body.length) socket.write(body.subarray(sent, ++sent))
  }, 500)
  await new Promise((resolve) => socket.once('close', resolve))
  clearInterval(drip)
  return { seconds: (performance.now() - begin) / 1000, answer }
}

/** Closed within 15 seconds (docs/safety.md#limits); some more for a machine that runs all the tests at once. */
const patience = 25

describe('a client that takes its time', () => {
  test.concurrent.each([
    ['with the head', 'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nX-Slow: ', 'a'],
    [
      'with the body',
      'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{',
      ' ',
    ],
    [
      'with a body in chunks',
      'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n',
      '1\r\n \r\n',
    ],
  ])('%s is shown the door', { timeout: 60_000 }, async (_name, start, byte) => {
    const { seconds, answer } = await dribble(start, byte)
    expect(seconds).toBeLessThan(patience)
    expect(answer).toMatch(/^(HTTP\/1\.1 408|$)/)
  })

  test.concurrent('is waited for when it is a seller with a picture', { timeout: 60_000 }, async () => {
    const house = await makeCompany(market.db)
    const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#2b6' } })
      .png()
      .toBuffer()
    const slow = await sendSlowly(`Authorization: Bearer ${house.owner.token}\r\n`, picture)
    expect(slow.answer).toMatch(/^HTTP\/1\.1 200/)
    expect(slow.seconds).toBeGreaterThan(13)
  })

  test.concurrent('is not waited for when nobody knows who it is, or it is another call', {
    timeout: 60_000,
  }, async () => {
    const house = await makeCompany(market.db)
    const token = `Authorization: Bearer ${house.owner.token}\r\n`
    const [guest, other] = await Promise.all([
      sendSlowly('', Buffer.alloc(200)),
      sendSlowly(token, Buffer.alloc(200), '/api/v1/own-products/deletions'),
    ])
    expect(guest.answer).toMatch(/^HTTP\/1\.1 401/)
    expect(guest.seconds).toBeLessThan(patience)
    expect(other.answer).toMatch(/^HTTP\/1\.1 (408|415)/)
    expect(other.seconds).toBeLessThan(patience)
  })

  test.concurrent('while others are served', async () => {
    const slow = Array.from({ length: 40 }, () => connect(port, '127.0.0.1').on('error', () => {}))
    for (const socket of slow) socket.write('POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{')
    expect((await fetch(`http://127.0.0.1:${port}/api/v1/products/all`)).status).toBe(200)
    for (const socket of slow) socket.destroy()
  })
})

describe('a body', () => {
  const send = (payload: string, headers: Record<string, string> = {}) =>
    market.app.http.inject({
      method: 'POST',
      url: '/mailer/send',
      payload,
      headers: { 'content-type': 'application/json', ...headers },
    })

  test('above 64 kB is refused, whatever it says of its length', async () => {
    const large = JSON.stringify({ type: 'subscribe-to-newsletter', email: 'x'.repeat(64 * 1024) })
    expect((await send(large)).statusCode).toBe(413)
    expect((await send(large)).json()).toMatchObject({ code: 'too_large' })
    const chunked = await fetch(`http://127.0.0.1:${port}/mailer/send`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: new ReadableStream({
        start(controller) {
          for (let at = 0; at < 20; at++) controller.enqueue(new TextEncoder().encode('x'.repeat(8192)))
          controller.close()
        },
      }),
      duplex: 'half',
    } as RequestInit)
    expect(chunked.status).toBe(413)
  })

  test('that is not JSON, or says it is something else, is refused', async () => {
    expect((await send('{')).json()).toMatchObject({ code: 'invalid_body' })
    expect((await send('<a/>', { 'content-type': 'text/xml' })).json()).toMatchObject({ code: 'unsupported_type' })
  })

  test('that reaches for the prototype changes nothing', async () => {
    const reach =
      '{"type":"subscribe-to-newsletter","email":"a@lee.test","__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}'
    expect((await send(reach)).statusCode).toBe(400)
    expect(({} as { polluted?: number }).polluted).toBeUndefined()
  })

  test('with a million brackets is refused before it is built', async () => {
    expect((await send('['.repeat(60_000))).statusCode).toBe(400)
  })
})

describe('every answer', () => {
  const addresses = [
    ['a call', '/api/v1/products/all'],
    ['a refusal', '/api/v1/cart'],
    ['nothing', '/no/such/thing'],
    ['an address that cannot be read', '/p/%E0%A4%A'],
    ['an address with an endless part', `/p/${'x'.repeat(5000)}`],
    ['a page for messengers', '/p/never-was'],
    ['the site map', '/sitemap.xml'],
  ] as const

  test.each(addresses)('carries the closed policy: %s', async (_name, url) => {
    const { headers } = await market.app.http.inject(url)
    const policy = String(headers['content-security-policy'])
    for (const rule of [
      "script-src 'self'",
      "style-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
    ])
      expect(policy).toContain(rule)
    expect(policy).not.toMatch(/unsafe|https?:|\*/)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'strict-transport-security': expect.stringContaining('max-age=31536000'),
      'referrer-policy': 'same-origin',
    })
    expect(headers).not.toHaveProperty('x-powered-by')
    expect(headers).not.toHaveProperty('server')
  })

  test('to somebody who is signed in is kept by nobody', async () => {
    const buyer = await market.as('buyer')
    for (const path of ['/api/v1/cart', '/api/v1/profile', '/api/v1/products/all'])
      expect((await buyer.get(path)).headers, path).toMatchObject({ 'cache-control': 'no-store' })
  })

  test('is for pages of our own only', async () => {
    const ask = (origin: string) => market.app.http.inject({ url: '/api/v1/products/all', headers: { origin } })
    expect((await ask('https://quay.test')).headers['access-control-allow-origin']).toBe('https://quay.test')
    for (const origin of ['https://evil.test', 'null', 'https://quay.test.evil.test'])
      expect((await ask(origin)).headers['access-control-allow-origin'], origin).not.toBe(origin)
  })
})
