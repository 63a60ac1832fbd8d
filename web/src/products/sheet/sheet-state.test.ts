import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Edit, emptySheet, groupByProduct, redoStep, settleSaved, undoStep, writeCells } from './sheet-state.ts'

const edit = (id: number, text: string, seen = 'old'): Edit => ({
  id,
  version: 1,
  column: 'name',
  options: {},
  currency: 'EUR',
  seen,
  text,
})

test('what is written back as it was stored is no edit', () => {
  const once = writeCells(emptySheet, [{ key: 'a', edit: edit(1, 'new') }])
  expect(once.edits.a?.text).toBe('new')
  expect(writeCells(once, [{ key: 'a', edit: edit(1, 'old') }]).edits).toEqual({})
  expect(writeCells(emptySheet, [{ key: 'a', edit: edit(1, 'old') }])).toBe(emptySheet)
})

test('every step is undone as a whole and done again, whatever was typed in whatever order', () => {
  const cell = fc.record({ key: fc.constantFrom('a', 'b', 'c'), text: fc.constantFrom('old', 'x', 'y') })
  const step = fc.uniqueArray(cell, { selector: ({ key }) => key, minLength: 1 })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      let state = emptySheet
      const seen = [state.edits]
      for (const cells of steps) {
        const next = writeCells(
          state,
          cells.map(({ key, text }) => ({ key, edit: edit(1, text) })),
        )
        if (next !== state) seen.push(next.edits)
        state = next
      }
      for (const edits of seen.toReversed()) {
        expect(state.edits).toEqual(edits)
        state = undoStep(state)
      }
      for (const edits of seen.slice(1)) {
        state = redoStep(state)
        expect(state.edits).toEqual(edits)
      }
    }),
  )
})

test('what was saved goes, what was refused stays and is written over the newest version', () => {
  const both = writeCells(emptySheet, [
    { key: 'a', edit: edit(1, 'new') },
    { key: 'b', edit: edit(2, 'new') },
  ])
  expect(groupByProduct(both.edits).map(({ id }) => id)).toEqual([1, 2])
  const settled = settleSaved(both, [
    { id: 1, isDone: true, version: 2 },
    { id: 2, isDone: false, version: 7 },
  ])
  expect(settled.edits).toEqual({ b: { ...edit(2, 'new'), version: 7 } })
  expect(undoStep(settled)).toEqual(settled)
})
