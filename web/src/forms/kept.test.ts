import { describe, expect, test } from 'vitest'
import { makeDevice } from './device-for-tests.ts'
import { type KeptAs, makeKeeper } from './kept.ts'
import { hasShapeOf } from './shape-of.ts'

type Draft = { note: string; lines: { price: string }[] }
const model: Draft = { note: '', lines: [{ price: '' }] }
const typed: Draft = { note: 'Until Friday', lines: [{ price: '1.20' }, { price: '' }] }
const read = (stored: unknown) => (hasShapeOf(model, stored) ? stored : null)
const inTab: KeptAs<Draft> = { name: 'need', read }
const onDevice: KeptAs<Draft> = { name: 'need', where: 'device', read }

describe('what is kept', () => {
  test('is there after a reload, and gone once it was sent', () => {
    const tab = makeDevice().openTab()
    tab.keeper.open(inTab, 7).keep(typed)
    const later = tab.reload().keeper.open(inTab, 7)
    expect(later.getState().value).toEqual(typed)
    later.keep(null)
    expect(tab.stored.size).toBe(0)
    expect(tab.reload().keeper.open(inTab, 7).getState().value).toBeNull()
  })

  test('is one thing for everything on the page that shows it', () => {
    const { keeper } = makeDevice().openTab()
    keeper.open(inTab, 7).keep(typed)
    expect(keeper.open({ ...inTab }, 7)).toBe(keeper.open(inTab, 7))
  })

  test('is one person’s', () => {
    const tab = makeDevice().openTab()
    tab.keeper.open(inTab, 7).keep(typed)
    expect(tab.keeper.open(inTab, 70).getState().value).toBeNull()
    expect(tab.keeper.open(inTab, null).getState().value).toBeNull()
    expect(tab.reload().keeper.open(inTab, 7).getState().value).toEqual(typed)
  })

  test('in another format is not read, and not thrown away', () => {
    const tab = makeDevice().openTab()
    tab.keeper.open(inTab, 7).keep(typed)
    const newer = tab.reload().keeper.open({ ...inTab, version: 2 }, 7)
    expect(newer.getState().value).toBeNull()
    newer.keep({ ...typed, note: 'newer' })
    expect(tab.reload().keeper.open(inTab, 7).getState().value).toEqual(typed)
  })

  test.each([
    ['no JSON', '{'],
    ['null', 'null'],
    ['a number', '4'],
    ['nothing of ours', '{"a":1}'],
    ['no state', '{"state":null}'],
    ['another shape', '{"state":{"value":{"note":1,"lines":[]}}}'],
    ['a missing part', '{"state":{"value":{"note":""}}}'],
    ['a line of another shape', '{"state":{"value":{"note":"","lines":[{}]}}}'],
    ['a line that is null', '{"state":{"value":{"note":"","lines":[null]}}}'],
  ])('counts as nothing where it is %s', (_, stored) => {
    const tab = makeDevice().openTab()
    tab.stored.set('fairquay:7:need:1', stored)
    expect(tab.keeper.open(inTab, 7).getState().value).toBeNull()
  })

  test('is nothing to a browser that stores nothing', () => {
    const deny = () => {
      throw new Error('denied')
    }
    const denied = { getItem: deny, setItem: deny, removeItem: deny, key: deny, length: 1 }
    const keeper = makeKeeper({ tab: denied, device: denied, onDeviceChange: () => {}, makeKey: () => '1' })
    const store = keeper.open(inTab, 7)
    store.keep(typed)
    expect(store.getState().value).toEqual(typed)
    expect(() => keeper.forget(7)).not.toThrow()
  })
})

describe('signing out', () => {
  test('forgets what that person has kept, in this tab and in the others, whether it was looked at or not', () => {
    const device = makeDevice()
    const tabs = [device.openTab(), device.openTab()]
    for (const { keeper } of tabs) {
      keeper.open(inTab, 7).keep(typed)
      keeper.open({ ...inTab, name: 'message' }, 7).keep(typed)
      keeper.open(inTab, 70).keep({ ...typed, note: 'another’s' })
      keeper.open({ ...onDevice, name: 'product' }, 7).keep(typed)
    }
    const [one, other] = tabs.map((tab) => tab.reload())
    one?.keeper.forget(7)
    for (const tab of tabs) expect([...tab.stored.keys()]).toEqual(['fairquay:70:need:1'])
    expect([...device.stored.keys()].filter((key) => key.startsWith('fairquay:7:'))).toEqual([])
    expect(other?.keeper.open(inTab, 7).getState().value).toBeNull()
  })

  test('ends the forms that are still on the screen', () => {
    const { keeper, stored } = makeDevice().openTab()
    const form = keeper.open(inTab, 7)
    form.keep(typed)
    keeper.forget(7)
    form.keep(typed)
    expect(stored.size).toBe(0)
    keeper.open(inTab, 7).keep(typed)
    expect(stored.size).toBe(1)
  })

  test('leaves behind what would be lost', () => {
    const device = makeDevice()
    const as: KeptAs<Draft> = { ...onDevice, leaveBehind: ({ note }) => ({ note, lines: [] }) }
    const { keeper } = device.openTab()
    keeper.open(as, 7).keep(typed)
    keeper.forget(7)
    expect(device.openTab().keeper.open(as, 7).getState().value).toEqual({ note: 'Until Friday', lines: [] })
  })
})

describe('two tabs', () => {
  test('have drafts of their own', () => {
    const device = makeDevice()
    device.openTab().keeper.open(inTab, 7).keep(typed)
    expect(device.openTab().keeper.open(inTab, 7).getState().value).toBeNull()
  })

  test('at what the device keeps do not take it from each other unnoticed', () => {
    const device = makeDevice()
    const [one, other] = [device.openTab().keeper.open(onDevice, 7), device.openTab().keeper.open(onDevice, 7)]
    one.keep(typed)
    expect(one.getState().isElsewhere).toBe(false)
    expect(other.getState()).toEqual({ value: typed, isElsewhere: true })
    other.keep({ ...typed, note: 'mine' })
    expect(other.getState().isElsewhere).toBe(false)
    expect(one.getState()).toEqual({ value: { ...typed, note: 'mine' }, isElsewhere: true })
    other.keep(null)
    expect(one.getState()).toEqual({ value: null, isElsewhere: false })
  })
})
