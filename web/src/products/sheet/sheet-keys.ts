import type { KeyboardEvent } from 'react'
import { columnCount, type Place } from './sheet-rows.ts'

type Action = Place | 'edit' | 'clear' | 'undo' | 'redo' | 'fill'

/** What a key means where nothing is being typed. */
export function actionOf(
  { key, ctrlKey, metaKey, shiftKey }: KeyboardEvent,
  { row, column }: Place,
): Action | undefined {
  if (ctrlKey || metaKey) {
    const letter = key.toLowerCase()
    if (letter === 'z') return shiftKey ? 'redo' : 'undo'
    if (letter === 'y') return 'redo'
    if (letter === 'd') return 'fill'
    if (key === 'Home') return { row: 0, column: 0 }
    if (key === 'End') return { row: Number.MAX_SAFE_INTEGER, column: columnCount }
    return undefined
  }
  switch (key) {
    case 'ArrowUp':
      return { row: row - 1, column }
    case 'ArrowDown':
      return { row: row + 1, column }
    case 'ArrowLeft':
      return { row, column: column - 1 }
    case 'ArrowRight':
      return { row, column: column + 1 }
    case 'PageUp':
      return { row: row - 15, column }
    case 'PageDown':
      return { row: row + 15, column }
    case 'Home':
      return { row, column: 0 }
    case 'End':
      return { row, column: columnCount }
    case 'Enter':
    case 'F2':
      return 'edit'
    case 'Delete':
    case 'Backspace':
      return 'clear'
    default:
      return undefined
  }
}
