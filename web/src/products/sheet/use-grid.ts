import { readBlock, writeBlock } from '@fairquay/contract/products/sheet/clipboard.ts'
import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { fillDown, readTexts, spread } from './sheet-blocks.ts'
import { actionOf } from './sheet-keys.ts'
import { columnAt, columnCount, keyOfCell, type Place, placesBetween, type SheetRow } from './sheet-rows.ts'
import type { useSheet } from './use-sheet.ts'

type GridOptions = {
  rows: readonly SheetRow[]
  sheet: ReturnType<typeof useSheet>
  isReadOnly: boolean
  onSelect: (from: Place, to: Place) => void
}

type Editing = { place: Place; text: string }

/** Which cell has the focus, what is selected and typed, and what keys and the clipboard do. */
export function useGrid({ rows, sheet, isReadOnly, onSelect }: GridOptions) {
  const [active, setActive] = useState<Place>({ row: 0, column: 0 })
  const [anchor, setAnchor] = useState<Place>({ row: 0, column: 0 })
  const [editing, setEditing] = useState<Editing>()
  const table = useRef<HTMLTableElement>(null)
  const hasFocus = useRef(false)
  const selected = placesBetween(anchor, active)
  const isSelected = ({ row, column }: Place) =>
    row >= Math.min(anchor.row, active.row) &&
    row <= Math.max(anchor.row, active.row) &&
    column >= Math.min(anchor.column, active.column) &&
    column <= Math.max(anchor.column, active.column)

  // The focus follows the active cell, but is never taken from elsewhere on the page.
  useEffect(() => {
    if (editing || !hasFocus.current) return
    table.current?.querySelector<HTMLElement>(`[data-place="${active.row} ${active.column}"]`)?.focus()
  }, [active, editing])

  const goTo = (to: Place, isExtending = false) => {
    const place = {
      row: Math.min(Math.max(to.row, 0), rows.length - 1),
      column: Math.min(Math.max(to.column, 0), columnCount - 1),
    }
    setActive(place)
    if (!isExtending) setAnchor(place)
    onSelect(isExtending ? anchor : place, place)
  }
  const canEdit = ({ row, column }: Place) => {
    const at = rows[row]
    return !isReadOnly && at !== undefined && keyOfCell(at, columnAt(column)) !== undefined
  }
  const begin = (place: Place, text?: string) => {
    const row = rows[place.row]
    if (row && canEdit(place)) setEditing({ place, text: text ?? sheet.textAt(row, columnAt(place.column)) })
  }
  const commit = (move: Partial<Place> | undefined, isFilling = false) => {
    if (!editing) return
    const places = isFilling ? selected.filter(canEdit) : [editing.place]
    sheet.write(places.map((place) => ({ place, text: editing.text })))
    setEditing(undefined)
    if (move) goTo({ row: editing.place.row + (move.row ?? 0), column: editing.place.column + (move.column ?? 0) })
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (editing) return
    const isCommand = event.ctrlKey || event.metaKey
    const action = actionOf(event, active)
    if (action === undefined) {
      if (event.key.length === 1 && !isCommand && !event.altKey) {
        event.preventDefault()
        begin(active, event.key)
      }
      return
    }
    event.preventDefault()
    if (typeof action === 'object') goTo(action, event.shiftKey)
    else if (action === 'edit') begin(active)
    else if (action === 'clear') sheet.write(selected.filter(canEdit).map((place) => ({ place, text: '' })))
    else if (action === 'undo') sheet.undo()
    else if (action === 'redo') sheet.redo()
    else if (action === 'fill') fillDown(sheet, rows, selected.filter(canEdit))
  }
  const onCopy = (event: ClipboardEvent) => {
    if (editing) return
    event.preventDefault()
    event.clipboardData.setData('text/plain', writeBlock(readTexts(selected, rows, sheet)))
  }
  const onPaste = (event: ClipboardEvent) => {
    if (editing || isReadOnly) return
    event.preventDefault()
    const block = readBlock(event.clipboardData.getData('text/plain'))
    sheet.write(spread(block, selected, rows).filter(({ place }) => canEdit(place)))
  }

  return {
    table,
    active,
    editing,
    isSelected,
    goTo,
    begin,
    commit,
    type: (place: Place, text: string) => setEditing({ place, text }),
    giveUp: () => setEditing(undefined),
    onKeyDown,
    onCopy,
    onPaste,
    onFocus: () => {
      hasFocus.current = true
    },
    onBlur: (event: FocusEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget)) hasFocus.current = false
    },
  }
}
