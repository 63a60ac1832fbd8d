import { findCellFault } from '@fairquay/contract/products/sheet/cell-fault.ts'
import { isLineColumn, type SheetColumn } from '@fairquay/contract/products/sheet/columns.ts'
import type { SheetCategory } from '@fairquay/contract/products/sheet/read-text.ts'
import { useState } from 'react'
import { useKept } from '../../forms/use-kept.ts'
import { columnAt, keyOfCell, type Place, type SheetRow, storedText } from './sheet-rows.ts'
import {
  type Edit,
  type Edits,
  emptySheet,
  redoStep,
  type SheetState,
  settleSaved,
  undoStep,
  writeCells,
} from './sheet-state.ts'
import { useSaving } from './use-saving.ts'

const noEdits: Edits = {}

/** What is typed into the table, what is wrong with it, undoing it, and saving it. What is typed is kept on this device until it is saved or discarded. */
export function useSheet(rows: readonly SheetRow[], categories: readonly SheetCategory[]) {
  const kept = useKept<Edits>('product-sheet', noEdits, { read: readEdits })
  const [steps, setSteps] = useState<Pick<SheetState, 'past' | 'future'>>(emptySheet)
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  const state: SheetState = { ...steps, edits: kept.draft }
  const put = (next: SheetState) => {
    kept.change(() => next.edits)
    setSteps({ past: next.past, future: next.future })
  }
  const write = (cells: readonly { place: Place; text: string }[]) => {
    const edits = cells.flatMap(({ place, text }) => {
      const row = rows[place.row]
      const edit = row && makeEdit(row, columnAt(place.column), text)
      return edit ? [edit] : []
    })
    put(writeCells(state, edits))
    setRefused((old) =>
      without(
        old,
        edits.map(({ key }) => key),
      ),
    )
  }

  const saving = useSaving({
    onRefused: setRefused,
    onSaved: (answers) =>
      put(
        settleSaved(
          state,
          answers.map(({ id, is_done, product }) => ({ id, isDone: is_done, version: product?.version })),
        ),
      ),
  })

  return {
    edits: kept.draft,
    count: Object.keys(kept.draft).length,
    textAt: (row: SheetRow, column: SheetColumn) => {
      const key = keyOfCell(row, column)
      return (key === undefined ? undefined : kept.draft[key]?.text) ?? storedText(row, column)
    },
    faultAt: (row: SheetRow, column: SheetColumn): string | undefined => {
      const key = keyOfCell(row, column)
      if (key === undefined) return undefined
      const edit = kept.draft[key]
      const own = edit && findCellFault(column, edit.text, row.product.currency, categories)
      return own ?? refused[key] ?? (column === 'name' ? refused[JSON.stringify([row.product.id, ''])] : undefined)
    },
    countWrong: () =>
      Object.values(kept.draft).filter(
        ({ column, text, currency }) => findCellFault(column, text, currency, categories) !== undefined,
      ).length,
    write,
    undo: () => put(undoStep(state)),
    redo: () => put(redoStep(state)),
    canUndo: steps.past.length > 0,
    canRedo: steps.future.length > 0,
    discard: () => {
      kept.clear()
      setSteps(emptySheet)
      setRefused({})
    },
    save: () => saving.save(Object.values(kept.draft)),
    undoSaved: saving.undo,
    hasSaved: saving.hasSaved && Object.keys(kept.draft).length === 0,
    isSaving: saving.isBusy,
  }
}

function makeEdit(row: SheetRow, column: SheetColumn, text: string): { key: string; edit: Edit } | undefined {
  const key = keyOfCell(row, column)
  if (key === undefined) return undefined
  const { product, line } = row
  const edit = {
    id: product.id,
    version: product.version,
    column,
    options: isLineColumn(column) ? (line?.options ?? {}) : {},
    currency: product.currency,
    seen: storedText(row, column),
    text: text.trim(),
  }
  return { key, edit }
}

function without(record: Readonly<Record<string, string>>, keys: readonly string[]) {
  return Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key)))
}

/** What a device may hold from another day: only what still is an edit. */
function readEdits(stored: unknown): Edits | null {
  if (typeof stored !== 'object' || stored === null) return null
  const isEdit = (edit: unknown): edit is Edit =>
    typeof edit === 'object' &&
    edit !== null &&
    ['id', 'version'].every((name) => typeof (edit as Record<string, unknown>)[name] === 'number') &&
    ['column', 'seen', 'text', 'currency'].every(
      (name) => typeof (edit as Record<string, unknown>)[name] === 'string',
    ) &&
    typeof (edit as Edit).options === 'object'
  const edits = Object.entries(stored).filter((entry): entry is [string, Edit] => isEdit(entry[1]))
  return edits.length === 0 ? null : Object.fromEntries(edits)
}
