import { expect, it } from 'vitest'
import { readDraft, writeDraft } from './stored-draft.ts'

function makeStorage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

const model = { note: '', lines: [{ price: '' }] }

it('what was typed is read again as it was', () => {
  const storage = makeStorage()
  const typed = { note: 'Until Friday', lines: [{ price: '1.20' }, { price: '' }] }
  writeDraft(storage, 'a', typed)
  expect(readDraft(storage, 'a', model)).toEqual(typed)
  expect(readDraft(storage, 'b', model)).toBeNull()
})

it('what was sent is forgotten', () => {
  const storage = makeStorage()
  writeDraft(storage, 'a', model)
  writeDraft(storage, 'a', null)
  expect(readDraft(storage, 'a', model)).toBeNull()
})

it.each([
  ['no JSON', '{'],
  ['another shape', '{"note":1,"lines":[]}'],
  ['a missing part', '{"note":""}'],
  ['a line of another shape', '{"note":"","lines":[{}]}'],
])('%s counts as nothing', (_, stored) => {
  const storage = makeStorage()
  storage.setItem('a', stored)
  expect(readDraft(storage, 'a', model)).toBeNull()
})

it('a tab that may keep nothing does not fail', () => {
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new Error('full')
    },
    removeItem: () => {},
  }
  expect(() => writeDraft(full, 'a', model)).not.toThrow()
})
