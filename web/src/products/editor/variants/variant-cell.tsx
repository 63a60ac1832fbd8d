import { readVariantCell, type VariantColumn } from '@fairquay/contract/products/variant-cells.ts'
import { variantMessages as say } from '@fairquay/contract/products/variant-messages.ts'
import { type ClipboardEvent, type KeyboardEvent, useState } from 'react'
import { TextField } from '../../../ui/text-field.tsx'
import { OtherProduct } from '../other-product.tsx'
import type { CellView } from './variant-view.ts'

type VariantCellProps = {
  view: CellView
  column: VariantColumn
  /** Of the variant: 'S / Red'. */
  name: string
  place: number
  isLabelHidden: boolean
  onWrite: (text: string) => void
  onPasteBlock: (text: string) => void
}

type Typed = { text: string; shown: string; fault: string | undefined; isLeft: boolean }

/** A text to type into. What is typed stays as it is until it has been left and could be read. */
export function VariantCell({ view, column, name, place, isLabelHidden, onWrite, onPasteBlock }: VariantCellProps) {
  const [typed, setTyped] = useState<Typed | null>(null)
  const { text, hint, refused, fault, note, other } = view
  if (refused !== undefined)
    return refused === '' ? null : (
      <p className="py-2.5 text-sm text-faint">
        {isLabelHidden ? null : <span className="block font-medium text-ink">{say.columns[column]}</span>}
        {refused}
      </p>
    )
  // A value that came from elsewhere takes the place of what was typed.
  const mine = typed && typed.shown === text ? typed : null
  const told = mine?.fault === undefined ? fault : mine.isLeft ? mine.fault : undefined
  const help =
    note === undefined && !other ? undefined : (
      <>
        {note} {other ? <OtherProduct product={other} /> : null}
      </>
    )
  return (
    <TextField
      id={view.id}
      label={isLabelHidden ? say.cell(say.columns[column], name) : say.columns[column]}
      isLabelHidden={isLabelHidden}
      help={help}
      error={told}
      placeholder={hint}
      value={mine ? mine.text : text}
      data-cell={`${place} ${column}`}
      inputMode={column === 'stock' || column === 'lowAt' ? 'numeric' : undefined}
      inputClassName="tabular placeholder:text-faint"
      maxLength={column === 'barcode' ? 64 : 100}
      autoComplete="off"
      onChange={(event) => {
        const read = readVariantCell(column, event.target.value)
        setTyped({ text: event.target.value, shown: read.shown, fault: read.fault, isLeft: false })
        onWrite(event.target.value)
      }}
      onBlur={() => setTyped(mine?.fault === undefined ? null : { ...mine, isLeft: true })}
      onKeyDown={moveOn}
      onPaste={(event: ClipboardEvent) => {
        const block = event.clipboardData.getData('text/plain').replace(/\r?\n$/, '')
        if (!/[\t\n]/.test(block)) return
        event.preventDefault()
        onPasteBlock(block)
      }}
    />
  )
}

/** Up, Down and Enter go to the same column of another row. */
function moveOn(event: KeyboardEvent<HTMLInputElement>): void {
  const { key, shiftKey, nativeEvent, currentTarget } = event
  const step = key === 'ArrowDown' || (key === 'Enter' && !shiftKey) ? 1 : key === 'ArrowUp' || key === 'Enter' ? -1 : 0
  if (step === 0 || nativeEvent.isComposing) return
  event.preventDefault()
  const [, column = ''] = currentTarget.dataset.cell?.split(' ') ?? []
  const cells = [
    ...(currentTarget.closest('[data-variants]')?.querySelectorAll<HTMLInputElement>(`[data-cell$=" ${column}"]`) ??
      []),
  ]
  const next = cells[cells.indexOf(currentTarget) + step]
  next?.focus()
  next?.select()
}
