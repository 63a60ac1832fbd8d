import type { KeyboardEvent } from 'react'

/**
 * Enter and the arrows lead down and up a column of boxes, as in a spreadsheet; Tab leads along the row by itself. A box says which column it is in by
 * `data-column`. In the last row Enter stays: it never sends a half-filled answer.
 */
export function moveInColumn(event: KeyboardEvent<HTMLElement>): void {
  const box = event.target
  if (!(box instanceof HTMLInputElement) || event.nativeEvent.isComposing) return
  const { column } = box.dataset
  const step = { Enter: event.shiftKey ? -1 : 1, ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (column === undefined || step === undefined) return
  event.preventDefault()
  const boxes = [...event.currentTarget.querySelectorAll<HTMLInputElement>(`input[data-column="${column}"]`)]
  const next = boxes[boxes.indexOf(box) + step]
  next?.focus()
  if (next?.type === 'text') next.select()
}
