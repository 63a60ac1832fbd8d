import { Writable } from 'node:stream'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { FastifyRequest } from 'fastify'
import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { makeServer } from './server.ts'
import { watchProxies } from './watch-proxies.ts'

const hour = 3_600_000
setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

describe('TRUST_PROXY', () => {
  const read = (TRUST_PROXY?: string) => readConfig({ ...(TRUST_PROXY !== undefined && { TRUST_PROXY }) }).trustProxy

  test.each([
    [undefined, ['loopback']],
    ['', ['loopback']],
    ['10.0.0.5', ['10.0.0.5']],
    [' Loopback , 10.0.0.0/24,fd00:1::/64 ', ['loopback', '10.0.0.0/24', 'fd00:1::/64']],
    ['uniquelocal,linklocal', ['uniquelocal', 'linklocal']],
    [',', []],
  ])('%j means %j', (value, proxies) => {
    expect(read(value)).toEqual(proxies)
  })

  test.each([
    'true',
    '1',
    '*',
    'proxy.internal',
    '10.0.0.0/33',
    '10.0.0.0/',
    '0.0.0.0/0',
    '::/0',
    '10.0.0.1:80',
    '10.0.0.5 10.0.0.6',
  ])('%s is refused with one sentence that names it', (value) => {
    expect(() => read(`loopback,${value}`)).toThrow(
      `TRUST_PROXY must list addresses or ranges of proxies (10.0.0.5, 10.0.0.0/24, fd00::/64), loopback, linklocal or uniquelocal, separated by commas, not "${value}".`,
    )
  })
})

/** The bare server, telling whom it takes a visitor for, and what it logs. */
async function openServer(environment: Record<string, string> = {}) {
  const lines: { msg: string; address?: string }[] = []
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(JSON.parse(String(chunk)))
      done()
    },
  })
  const http = await makeServer(readConfig({ OVERLOAD_DELAY: '0', ...environment }), pino({ level: 'warn' }, stream))
  http.get('/who', async (request) => request.ip)
  const ask = async (remoteAddress: string, forwarded?: string) => {
    const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
    return (await http.inject({ url: '/who', remoteAddress, headers })).body
  }
  return { http, lines, ask }
}

test('a visitor’s address is taken from a proxy that is listed, and from nobody else', async () => {
  const byDefault = await openServer()
  expect(await byDefault.ask('127.0.0.1', '203.0.113.9')).toBe('203.0.113.9')
  expect(await byDefault.ask('10.0.0.5', '203.0.113.9')).toBe('10.0.0.5')
  const listed = await openServer({ TRUST_PROXY: 'loopback,10.0.0.5' })
  expect(await listed.ask('10.0.0.5', '203.0.113.9')).toBe('203.0.113.9')
  // What the visitor wrote stands before what the proxy saw, and is not believed.
  expect(await listed.ask('10.0.0.5', '198.51.100.1, 203.0.113.9')).toBe('203.0.113.9')
  expect(await listed.ask('::ffff:10.0.0.5', '203.0.113.9, 127.0.0.1')).toBe('203.0.113.9')
  expect(await listed.ask('10.0.0.6', '203.0.113.9')).toBe('10.0.0.6')
  const nobody = await openServer({ TRUST_PROXY: ',' })
  expect(await nobody.ask('127.0.0.1', '203.0.113.9')).toBe('127.0.0.1')
  for (const { http } of [byDefault, listed, nobody]) await http.close()
})

test('the log says when many visitors come through a proxy that is not listed, once, and never of one that is', async () => {
  const { http, lines, ask } = await openServer()
  for (let visitor = 0; visitor < 60; visitor++) {
    await ask('10.0.0.5', `203.0.113.${visitor}`)
    await ask('127.0.0.1', `203.0.113.${visitor}`)
    // One visitor who invents what stands before, and one without a proxy.
    await ask('10.0.0.7', `198.51.100.${visitor}, 203.0.113.1`)
    await ask('10.0.0.8')
  }
  expect(lines.map(({ msg }) => msg)).toEqual([
    '20 different visitors or more seem to come through 10.0.0.5, and all of them share the limits of one address: if it is your proxy, set TRUST_PROXY to it.',
  ])
  await http.close()
})

describe('watching for proxies', () => {
  function watch() {
    const named: string[] = []
    const look = watchProxies({ warn: (told: { address: string }) => named.push(told.address) } as never)
    const call = (address: string, visitor: string, now: number) =>
      look(
        {
          ip: address,
          headers: { 'x-forwarded-for': visitor },
          socket: { remoteAddress: address },
        } as unknown as FastifyRequest,
        now,
      )
    const visit = (address: string, now: number) => {
      for (let visitor = 0; visitor < 20; visitor++) call(address, `203.0.113.${visitor}`, now)
    }
    return { named, call, visit }
  }

  test('says something once an hour at most, and of one address once a day', () => {
    const { named, visit } = watch()
    visit('10.0.0.5', 0)
    visit('10.0.0.6', hour / 2)
    visit('10.0.0.5', hour + 1)
    expect(named).toEqual(['10.0.0.5'])
    visit('10.0.0.6', hour + 2)
    visit('10.0.0.5', 25 * hour)
    expect(named).toEqual(['10.0.0.5', '10.0.0.6', '10.0.0.5'])
  })

  test('adds nothing up over hours', () => {
    const { named, call } = watch()
    for (let visitor = 0; visitor < 60; visitor++) call('10.0.0.5', `203.0.113.${visitor}`, visitor * (hour / 10))
    expect(named).toEqual([])
  })

  test('keeps little, whoever calls from wherever with whatever header', () => {
    const { named, call, visit } = watch()
    const used = () => {
      collect()
      return process.memoryUsage().heapUsed
    }
    const before = used()
    for (let address = 0; address < 20_000; address++)
      for (let visitor = 0; visitor < 3; visitor++)
        call(`2001:db8::${address.toString(16)}`, `${'x'.repeat(visitor * 4000)}, 203.0.113.${visitor}`, 0)
    expect(used() - before).toBeLessThan(3_000_000)
    visit('10.0.0.5', 1)
    expect(named).toEqual(['10.0.0.5'])
  })
})
