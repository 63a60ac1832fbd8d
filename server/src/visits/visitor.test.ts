import { describe, expect, test } from 'vitest'
import { describeVisitor, sealDigest } from './visitor.ts'

const guest = (address: string, agent = 'Firefox') => describeVisitor(undefined, address, agent)

describe('a visitor', () => {
  test('is the person who is signed in, wherever they come from', () => {
    expect(describeVisitor({ userId: 7 }, '192.0.2.1', 'Firefox')).toEqual(
      describeVisitor({ userId: 7 }, '192.0.2.2', 'Safari'),
    )
    expect(describeVisitor({ userId: 7 }, '192.0.2.1', 'x')).not.toEqual(
      describeVisitor({ userId: 8 }, '192.0.2.1', 'x'),
    )
  })

  test('is, as a guest, an address and a browser', () => {
    expect(guest('192.0.2.1')).toEqual(guest('192.0.2.1'))
    expect(guest('192.0.2.1').visitor).not.toBe(guest('192.0.2.2').visitor)
    expect(guest('192.0.2.1').visitor).not.toBe(guest('192.0.2.1', 'Safari').visitor)
    expect(guest('192.0.2.1').origin).toBe(guest('192.0.2.1', 'Safari').origin)
  })

  test('is one of a network, however many addresses of it they use', () => {
    expect(guest('2001:db8:1:2:3:4:5:6').origin).toBe(guest('2001:db8:1:2::9').origin)
    expect(guest('2001:db8:1:2::1').origin).not.toBe(guest('2001:db8:1:3::1').origin)
  })

  test('has another hash under another secret', () => {
    const { visitor } = guest('192.0.2.1')
    const sealed = sealDigest(visitor, Buffer.alloc(32, 1))
    expect(sealed).toMatch(/^[0-9a-f]{32}$/)
    expect(sealed).toBe(sealDigest(visitor, Buffer.alloc(32, 1)))
    expect(sealed).not.toBe(sealDigest(visitor, Buffer.alloc(32, 2)))
  })
})
