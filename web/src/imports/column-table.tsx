import type { ImportFormat, TableSample } from '@fairquay/contract/imports/format-schema.ts'
import { goodsFieldNames, goodsFields, isGoodsField, repeatedFields } from '@fairquay/contract/imports/goods-fields.ts'
import { importPageMessages as say } from '@fairquay/contract/imports/page-messages.ts'
import { Select } from '../ui/select.tsx'
import { importsTexts } from './texts.ts'

type ColumnTableProps = {
  sample: TableSample
  columns: ImportFormat['columns']
  onChange: (columns: ImportFormat['columns']) => void
}

/** Each column of the file with what stands in it, and what it is read as. Choosing a field that another column has takes it from there. */
export function ColumnTable({ sample, columns, onChange }: ColumnTableProps) {
  const left = columns.filter((field) => field === null).length
  const options = [
    { value: '', label: say.notRead },
    ...goodsFieldNames.map((field) => ({ value: field, label: goodsFields[field].label })),
  ]
  const choose = (at: number, value: string) => {
    const field = isGoodsField(value) ? value : null
    const isTaken = (other: ImportFormat['columns'][number]) =>
      other !== null && other === field && !repeatedFields.includes(other)
    onChange(columns.map((other, place) => (place === at ? field : isTaken(other) ? null : other)))
  }
  return (
    <>
      <h3 className="mt-6 mb-1 text-lg">{say.columnsTitle}</h3>
      {left > 0 ? <p className="mb-3 text-sm text-soft">{say.fieldsLeft(left)}</p> : null}
      <ul className="overflow-hidden rounded-lg border border-line bg-surface">
        {sample.header.map((title, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
            key={at}
            className="grid items-center gap-x-4 gap-y-1 border-t border-line px-4 py-2 first:border-t-0 md:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)_15rem]"
          >
            <span className="min-w-0 font-medium break-words">{title || importsTexts.columnAt(at + 1)}</span>
            <span className="min-w-0 truncate text-sm text-soft">{exampleOf(sample, at)}</span>
            <Select
              label={title ? say.fieldFor(title) : importsTexts.fieldForColumn(at + 1)}
              isLabelHidden
              value={columns[at] ?? ''}
              options={options}
              onChange={({ target }) => choose(at, target.value)}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

function exampleOf({ rows }: TableSample, at: number): string {
  return rows.map((row) => row[at] ?? '').find((cell) => cell.trim() !== '') ?? ''
}
