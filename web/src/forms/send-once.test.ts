import type { FailureCode } from '@fairquay/contract/errors.ts'
import { resendInvitation } from '@fairquay/contract/members/endpoints.ts'
import { changeManyProducts } from '@fairquay/contract/products/endpoints.ts'
import { describe, expect, test } from 'vitest'
import type { CallFailure } from '../call-failure.ts'
import { makeDevice } from './device-for-tests.ts'
import { keepOnPage, keepWithDraft } from './open-sendings.ts'
import { sendOnce } from './send-once.ts'

const failure = (code: CallFailure['code']): Error => Object.assign(new Error(code), { name: 'CallFailure', code })

/** A server that does its work once per key, and whose answers go as told; none told: they arrive. */
function openServer() {
  const done = new Map<string, object>()
  const fates: ('arrives' | 'lost' | Error)[] = []
  let keys = 0
  return {
    /** What was done, in order. */
    done: () => [...done.values()],
    next: (...next: typeof fates) => void fates.push(...next),
    surroundings: {
      makeKey: () => `key-number-${++keys}`,
      send: async (_endpoint: unknown, key: string, asked: object) => {
        const fate = fates.shift() ?? 'arrives'
        if (fate instanceof Error) throw fate
        done.set(key, done.get(key) ?? asked)
        if (fate === 'lost') throw failure('unreachable')
        return {} as never
      },
    },
  }
}

const raise = (percent: number) => ({ body: { ids: [1, 2], action: { type: 'price' as const, percent } } })

function openPage(server = openServer(), open = keepOnPage()) {
  const press = (percent: number) =>
    sendOnce(open, changeManyProducts, raise(percent), server.surroundings).catch(() => {})
  return { server, open, press }
}

describe('pressed again', () => {
  test('after a lost answer, it has happened once', async () => {
    const { server, press } = openPage()
    server.next('lost', 'lost')
    await press(10)
    await press(10)
    await press(10)
    expect(server.done()).toEqual([raise(10)])
  })

  const silent: FailureCode[] = [
    'not_signed_in',
    'not_allowed',
    'terms_changed',
    'still_running',
    'too_many',
    'unexpected',
    'unavailable',
  ]
  test.each(silent)('after a lost answer and %s, which says nothing about it, it has happened once', async (code) => {
    const { server, press } = openPage()
    server.next('lost', failure(code))
    await press(10)
    await press(10)
    await press(10)
    expect(server.done()).toEqual([raise(10)])
  })

  test('after an answer, it is meant once more', async () => {
    const { server, press } = openPage()
    await press(10)
    await press(10)
    expect(server.done()).toEqual([raise(10), raise(10)])
  })

  test('with something else in it, it is another sending', async () => {
    const { server, press } = openPage()
    server.next('lost')
    await press(10)
    await press(11)
    expect(server.done()).toEqual([raise(10), raise(11)])
  })

  test('about another thing, it leaves the first one open', async () => {
    const server = openServer()
    const open = keepOnPage()
    const press = (id: number) =>
      sendOnce(open, resendInvitation, { params: { id } }, server.surroundings).catch(() => {})
    server.next('lost')
    await press(1)
    await press(2)
    await press(1)
    expect(server.done()).toEqual([{ params: { id: 1 } }, { params: { id: 2 } }])
  })

  test('after a refusal, what reads the same goes as it is now', async () => {
    const server = openServer()
    const open = keepOnPage()
    const describe = () => 'the same'
    const press = (percent: number) =>
      sendOnce(open, changeManyProducts, raise(percent), { ...server.surroundings, describe }).catch(() => {})
    server.next(failure('refused'), 'lost')
    await press(10)
    await press(11)
    await press(12)
    expect(server.done()).toEqual([raise(11)])
  })
})

describe('the key of a draft', () => {
  test('is there after a reload, in this tab and for this person only', async () => {
    const server = openServer()
    const tab = makeDevice().openTab()
    const openFor = (person: number, { keeper } = tab) =>
      openPage(server, keepWithDraft(keeper, { name: 'need' }, person))
    server.next('lost')
    await openFor(7).press(10)
    const later = tab.reload()
    await openFor(8, later).press(10)
    expect(server.done()).toHaveLength(2)
    await openFor(7, later).press(10)
    expect(server.done()).toHaveLength(2)
    expect(tab.stored.size).toBe(0)
  })

  test('on the device is the same in every tab', async () => {
    const server = openServer()
    const device = makeDevice()
    const openIn = () => openPage(server, keepWithDraft(device.openTab().keeper, { name: 'cart', where: 'device' }, 7))
    const [one, other] = [openIn(), openIn()]
    server.next('lost')
    await one.press(10)
    await other.press(10)
    expect(server.done()).toHaveLength(1)
    await one.press(10)
    expect(server.done()).toHaveLength(2)
  })

  test.each([
    ['no sendings', '{"state":{"value":{"null":{"key":5}}}}'],
    ['no JSON', '{'],
  ])('is a new one where %s are stored', async (_, stored) => {
    const tab = makeDevice().openTab()
    tab.stored.set('fairquay:7:sending-need:1', stored)
    const { server, press } = openPage(openServer(), keepWithDraft(tab.keeper, { name: 'need' }, 7))
    await press(10)
    expect(server.done()).toHaveLength(1)
  })
})
