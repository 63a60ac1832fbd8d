import type { VariantColumn } from '@fairquay/contract/products/variant-cells.ts'
import { variantColumns } from '@fairquay/contract/products/variant-cells.ts'
import { variantMessages as say } from '@fairquay/contract/products/variant-messages.ts'
import { ChevronDown, ImageIcon } from 'lucide-react'
import { memo } from 'react'
import { Badge } from '../../../ui/badge.tsx'
import { FieldNote } from '../../../ui/field.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { editorTexts } from '../texts.ts'
import { VariantCell } from './variant-cell.tsx'
import type { RowView } from './variant-view.ts'

export type Asked = { part: 'images' | 'packaging'; key: string }

type VariantRowProps = {
  view: RowView
  isWide: boolean
  onWrite: (view: RowView, column: VariantColumn, text: string) => void
  onPasteBlock: (view: RowView, column: VariantColumn, text: string) => void
  onAsk: (asked: Asked) => void
}

const widths: Record<VariantColumn, string> = {
  sku: 'min-w-48',
  barcode: 'min-w-40',
  stock: 'min-w-28',
  lowAt: 'min-w-24',
  weight: 'min-w-24',
  size: 'min-w-44',
}

/** A variant: a row of the table, or a card to unfold on a phone. */
export const VariantRowView = memo(
  function VariantRowView(props: VariantRowProps) {
    return props.isWide ? <Row {...props} /> : <Card {...props} />
  },
  // The handlers change with every drawing and mean the same.
  (before, after) => before.isWide === after.isWide && JSON.stringify(before.view) === JSON.stringify(after.view),
)

function Row(props: VariantRowProps) {
  const { view } = props
  return (
    <tr className="align-top">
      <th
        scope="row"
        className="sticky left-0 z-[1] max-w-40 min-w-28 border-b border-line bg-surface px-2 py-3.5 text-left text-sm font-medium"
      >
        {view.name}
      </th>
      <td className="border-b border-line px-1 py-1">
        <PictureButton {...props} />
      </td>
      {variantColumns.map((column) => (
        <td key={column} className={`border-b border-line px-1 py-1 ${widths[column]}`}>
          <Cell {...props} column={column} />
        </td>
      ))}
      <td className="border-b border-line px-1 py-1">
        <PacksButton {...props} />
      </td>
    </tr>
  )
}

function Card(props: VariantRowProps) {
  const { view } = props
  const summary = [
    view.cells.sku.text,
    view.cells.stock.refused ?? (view.cells.stock.text && editorTexts.inStock(Number(view.cells.stock.text))),
  ]
  return (
    <li>
      <details className="group rounded-md border border-line" open={view.isFaulty || undefined}>
        <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 px-3 py-2">
          <Front view={view} />
          <span className="min-w-0 grow">
            <span className="block font-medium">{view.name}</span>
            <span className="tabular block truncate text-sm text-soft">{summary.filter(Boolean).join(' · ')}</span>
          </span>
          {view.isFaulty ? <Badge tone="brick">{editorTexts.faults(1)}</Badge> : null}
          <ChevronDown
            size={18}
            aria-hidden="true"
            className="shrink-0 text-faint transition-transform group-open:rotate-180"
          />
        </summary>
        <div className="grid grid-cols-2 items-start gap-3 px-3 pt-1 pb-3">
          {variantColumns.map((column) => (
            <Cell key={column} {...props} column={column} />
          ))}
          <div>
            <p className="mb-1.5 text-sm font-medium">{say.columns.images}</p>
            <PictureButton {...props} />
          </div>
          <div>
            <p className="mb-1.5 text-sm font-medium">{say.columns.packaging}</p>
            <PacksButton {...props} />
          </div>
        </div>
      </details>
    </li>
  )
}

function Cell({ view, isWide, column, onWrite, onPasteBlock }: VariantRowProps & { column: VariantColumn }) {
  return (
    <VariantCell
      view={view.cells[column]}
      column={column}
      name={view.name}
      place={view.place}
      isLabelHidden={isWide}
      onWrite={(text) => onWrite(view, column, text)}
      onPasteBlock={(text) => onPasteBlock(view, column, text)}
    />
  )
}

function Front({ view }: { view: RowView }) {
  return view.picture === null ? (
    <span className="grid size-10 shrink-0 place-items-center rounded-md border border-dashed border-edge text-faint">
      <ImageIcon size={16} aria-hidden="true" />
    </span>
  ) : (
    <Picture src={view.picture} alt="" width={1} height={1} className="size-10 shrink-0 rounded-md object-cover" />
  )
}

function PictureButton({ view, onAsk }: VariantRowProps) {
  if (Object.keys(view.row.options).length === 0) return null
  const fault = view.faults.images
  return (
    <>
      <button
        id={view.ids.images}
        type="button"
        aria-label={say.choosePictures(view.name, view.pictureCount)}
        aria-describedby={fault ? `${view.ids.images}-note` : undefined}
        onClick={() => onAsk({ part: 'images', key: view.row.key })}
        className="relative grid size-11 place-items-center rounded-md hover:bg-tint"
      >
        <Front view={view} />
        {view.pictureCount > 1 ? (
          <span className="tabular absolute -top-0.5 -right-1 rounded-full bg-ink px-1.5 text-xs text-surface">
            {view.pictureCount}
          </span>
        ) : null}
      </button>
      {fault ? <FieldNote id={`${view.ids.images}-note`} error={fault} /> : null}
    </>
  )
}

function PacksButton({ view, onAsk }: VariantRowProps) {
  if (Object.keys(view.row.options).length === 0) return null
  const fault = view.faults.packaging
  const text = view.packCount > 0 ? say.packs(view.packCount) : say.own
  return (
    <>
      <button
        id={view.ids.packaging}
        type="button"
        aria-label={say.changePacks(view.name, text)}
        aria-describedby={fault ? `${view.ids.packaging}-note` : undefined}
        onClick={() => onAsk({ part: 'packaging', key: view.row.key })}
        className="hit-area min-h-10 rounded-md px-2 text-left text-sm whitespace-nowrap text-quay underline underline-offset-2"
      >
        {text}
      </button>
      {fault ? <FieldNote id={`${view.ids.packaging}-note`} error={fault} /> : null}
    </>
  )
}
