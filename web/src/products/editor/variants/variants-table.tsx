import { editorMessages, partNames } from '@fairquay/contract/products/editor-messages.ts'
import { readBlock } from '@fairquay/contract/products/sheet/clipboard.ts'
import { putVariantBlock } from '@fairquay/contract/products/variant-block.ts'
import {
  putVariantCells,
  putVariants,
  type VariantColumn,
  variantColumns,
} from '@fairquay/contract/products/variant-cells.ts'
import { variantMessages as say } from '@fairquay/contract/products/variant-messages.ts'
import { listVariantRows, rowsWith, type VariantRow } from '@fairquay/contract/products/variant-rows.ts'
import { useMemo, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { FieldNote } from '../../../ui/field.tsx'
import { TableScroll } from '../../../ui/table-scroll.tsx'
import { showToast } from '../../../ui/toast-list.ts'
import { useMedia } from '../../../ui/use-media.ts'
import type { SectionProps } from '../section-props.ts'
import { fieldId } from '../use-product-form.ts'
import { FillBar } from './fill-bar.tsx'
import { PacksDialog } from './packs-dialog.tsx'
import { PicturesDialog } from './pictures-dialog.tsx'
import { type ManyAtOnce, useManyAtOnce } from './use-many-at-once.ts'
import { partOf } from './variant-parts.ts'
import { type Asked, VariantRowView } from './variant-row.tsx'
import { viewRow } from './variant-view.ts'

/** So many rows at a time are drawn: a product may have thousands. */
const perStep = 50

/** Each combination of options as a row: its codes, stock, weight, measures, pictures and packs. */
export function VariantsTable(props: SectionProps) {
  const { form, faults, change } = props
  const { options, terms, variants } = form
  const [shownCount, setShownCount] = useState(perStep)
  const [asked, setAsked] = useState<Asked | null>(null)
  const isWide = useMedia('(min-width: 48rem)')
  const many = useManyAtOnce(props)
  const rows = useMemo(() => listVariantRows({ options, terms, variants: variants ?? [] }), [options, terms, variants])
  if (rows.length === 0) return null
  const views = rows.map((row, place) => viewRow(props, row, place, nameRow(row)))
  // Faults further down are drawn too, so that one can get to them.
  const shown = views.slice(0, Math.max(shownCount, views.findLastIndex(({ isFaulty }) => isFaulty) + 1))
  const lines = shown.map((view) => (
    <VariantRowView
      key={view.row.key}
      view={view}
      isWide={isWide}
      onWrite={({ row }, column, text) => change((now) => putVariantCells(now, [row], column, text))}
      onPasteBlock={({ row }, column, text) => pasteBlock(many, row, column, text)}
      onAsk={setAsked}
    />
  ))
  return (
    <fieldset
      id={fieldId('variants')}
      tabIndex={-1}
      data-variants=""
      className="min-w-0 outline-none"
      onKeyDown={(event) => {
        // A box undoes what was typed into it; what changed many cells at once is taken back here, while nothing was typed since.
        if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey || !many.said) return
        event.preventDefault()
        many.takeBack()
      }}
    >
      <legend className="mb-1.5 font-medium">{partNames.variants}</legend>
      <FieldNote id={`${fieldId('variants')}-note`} error={faults.variants} help={say.help} />
      <div className="mt-2 flex flex-col gap-3">
        {rows.length > 1 ? <FillBar form={form} rows={rows} onFill={many.put} /> : null}
        <TakeBack many={many} />
        {isWide ? (
          <TableScroll label={say.title}>
            <table className="w-full border-separate border-spacing-0">
              <Heads />
              <tbody>{lines}</tbody>
            </table>
          </TableScroll>
        ) : (
          <ul className="flex flex-col gap-2">{lines}</ul>
        )}
        {shown.length < rows.length ? (
          <Button
            size="small"
            tone="secondary"
            className="self-start"
            onClick={() => setShownCount(shown.length + 100)}
          >
            {editorMessages.moreLines(Math.min(100, rows.length - shown.length))}
          </Button>
        ) : null}
      </div>
      {asked ? <AskedDialog {...props} asked={asked} rows={rows} onClose={() => setAsked(null)} /> : null}
    </fieldset>
  )
}

function nameRow({ options }: VariantRow): string {
  return Object.values(options).join(' / ') || editorMessages.allCombinations
}

function Heads() {
  const look = 'border-b border-line bg-sunken px-2 py-2 text-left text-sm font-medium text-soft whitespace-nowrap'
  return (
    <thead>
      <tr>
        <th scope="col" className={`${look} sticky left-0 z-[1]`}>
          {say.variant}
        </th>
        <th scope="col" className={look}>
          {say.columns.images}
        </th>
        {variantColumns.map((column) => (
          <th key={column} scope="col" className={look}>
            {say.columns[column]}
          </th>
        ))}
        <th scope="col" className={look}>
          {say.columns.packaging}
        </th>
      </tr>
    </thead>
  )
}

/** What was done to many cells at once, and the way back. */
function TakeBack({ many }: { many: ManyAtOnce }) {
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-2 text-sm text-soft empty:hidden">
      {many.said === undefined ? null : (
        <>
          {many.said}
          <button
            type="button"
            className="hit-area min-h-8 text-quay underline"
            onClick={({ currentTarget }) => {
              // The button goes with what it takes back.
              currentTarget.closest<HTMLElement>('[data-variants]')?.focus()
              many.takeBack()
            }}
          >
            {say.undo}
          </button>
        </>
      )}
    </p>
  )
}

/** A block from a spreadsheet goes down and to the right from its first cell; what stays as it was or finds no place is said. */
function pasteBlock(many: ManyAtOnce, from: VariantRow, column: VariantColumn, text: string): void {
  const { parts, written, unread, outside } = putVariantBlock(many.latest.current, from.key, column, readBlock(text))
  if (written > 0) many.put(parts, say.pasted(written))
  const left = [unread > 0 ? say.unread(unread) : '', outside > 0 ? say.outside(outside) : ''].filter(Boolean)
  if (left.length > 0) showToast('warning', left.join(' '))
}

type AskedDialogProps = SectionProps & { asked: Asked; rows: readonly VariantRow[]; onClose: () => void }

function AskedDialog({ asked, rows, onClose, form, pictures, change }: AskedDialogProps) {
  const row = rows.find(({ key }) => key === asked.key)
  if (!row) return null
  const variant = row.at === undefined ? undefined : form.variants?.[row.at]
  const set = (part: Parameters<typeof putVariants>[2], where: string | null) => {
    change((now) => ({
      variants: putVariants(
        now.variants ?? [],
        where === null ? [row] : rowsWith(listVariantRows(now), partOf(where), now.options),
        part,
      ),
    }))
    onClose()
  }
  return asked.part === 'images' ? (
    <PicturesDialog
      {...{ form, pictures, onClose }}
      name={nameRow(row)}
      images={variant?.images ?? []}
      onSet={(images, where) => set({ images }, where)}
    />
  ) : (
    <PacksDialog
      {...{ form, onClose }}
      name={nameRow(row)}
      packs={variant?.packaging ?? []}
      onSet={(packaging, where) => set({ packaging }, where)}
    />
  )
}
