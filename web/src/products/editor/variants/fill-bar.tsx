import {
  fillColumns,
  putVariantCells,
  readVariantCell,
  refuseVariantCell,
} from '@fairquay/contract/products/variant-cells.ts'
import { variantMessages as say } from '@fairquay/contract/products/variant-messages.ts'
import { rowsWith, type VariantRow } from '@fairquay/contract/products/variant-rows.ts'
import { useId, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { SectionProps } from '../section-props.ts'
import type { ManyAtOnce } from './use-many-at-once.ts'
import { listParts, partOf } from './variant-parts.ts'

type FillBarProps = Pick<SectionProps, 'form'> & { rows: readonly VariantRow[]; onFill: ManyAtOnce['put'] }

/** One value for all variants, or for those of one option value. */
export function FillBar({ form, rows, onFill }: FillBarProps) {
  const id = useId()
  const [column, setColumn] = useState<(typeof fillColumns)[number]>('stock')
  const [where, setWhere] = useState('')
  const [text, setText] = useState('')
  const [fault, setFault] = useState<string>()
  const isSku = column === 'sku'

  function fill() {
    const read = readVariantCell(column, text)
    setFault(read.fault)
    if (read.fault !== undefined) return
    const chosen = rowsWith(rows, partOf(where), form.options).filter(
      (row) => refuseVariantCell(form, row, column) === undefined,
    )
    onFill(putVariantCells(form, chosen, column, text), say.filled(chosen.length))
  }

  return (
    <fieldset aria-label={say.fill} className="rounded-md bg-sunken p-3">
      <div className="grid grid-cols-2 items-end gap-2 sm:grid-cols-[1fr_1.2fr_1.4fr_auto]">
        <Select
          id={`${id}-what`}
          label={say.fillWhat}
          options={fillColumns.map((one) => ({ value: one, label: one === 'sku' ? say.skuBegins : say.columns[one] }))}
          value={column}
          onChange={({ target }) => {
            setColumn(fillColumns.find((one) => one === target.value) ?? 'stock')
            setFault(undefined)
          }}
        />
        <Select
          id={`${id}-where`}
          label={say.fillWhere}
          options={[{ value: '', label: say.all }, ...listParts(form.options)]}
          value={where}
          onChange={({ target }) => setWhere(target.value)}
        />
        <TextField
          id={`${id}-to`}
          label={say.fillTo}
          placeholder={say.fillExamples[column]}
          value={text}
          maxLength={60}
          autoComplete="off"
          aria-describedby={`${id}-said`}
          onChange={({ target }) => {
            setText(target.value)
            setFault(undefined)
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            event.preventDefault()
            fill()
          }}
        />
        <Button tone="secondary" onClick={fill}>
          {say.fillDo}
        </Button>
      </div>
      <p id={`${id}-said`} role="status" className="mt-1.5 text-sm text-soft empty:hidden">
        {fault ? <span className="text-brick">{fault}</span> : isSku ? say.skuHelp : null}
      </p>
    </fieldset>
  )
}
