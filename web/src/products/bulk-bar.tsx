import { productPageMessages as say } from '@fairquay/contract/products/page-messages.ts'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { lazyDialog } from '../ui/lazy-dialog.tsx'
import { useMayEdit } from '../use-may-edit.ts'
import { type AskedAction, BulkDialog } from './bulk-dialog.tsx'
import { productsTexts } from './texts.ts'
import type { useBulk } from './use-bulk.ts'

const ExportDialog = lazyDialog(async () => (await import('./export-dialog.tsx')).ExportDialog)

type BulkBarProps = { chosen: readonly number[]; bulk: ReturnType<typeof useBulk>; onClear: () => void }

/** What can be done to the chosen products; it stays in sight while the table scrolls. */
export function BulkBar({ chosen, bulk, onClear }: BulkBarProps) {
  const mayEdit = useMayEdit()
  const [asked, setAsked] = useState<AskedAction | null>(null)
  const [isExporting, setExporting] = useState(false)
  if (chosen.length === 0) return null
  const publish = (state: 'published' | 'hidden') => bulk.change({ ids: chosen, action: { type: 'state', state } })
  const ask = (action: AskedAction, label: string) => (
    <Button size="small" tone="secondary" disabled={bulk.isBusy} onClick={() => setAsked(action)}>
      {label}
    </Button>
  )
  return (
    <section
      aria-label={say.selected(chosen.length)}
      className="stays-at-foot sticky bottom-3 z-20 mt-4 flex flex-wrap items-center gap-2 rounded-lg border border-line bg-raised p-3 shadow-raised"
    >
      <p className="tabular mr-2 font-medium">{say.selected(chosen.length)}</p>
      {mayEdit ? (
        <>
          <Button size="small" disabled={bulk.isBusy} onClick={() => publish('published')}>
            {productsTexts.publish}
          </Button>
          <Button size="small" tone="secondary" disabled={bulk.isBusy} onClick={() => publish('hidden')}>
            {productsTexts.hide}
          </Button>
          {ask('price', productsTexts.prices)}
          {ask('stock', productsTexts.stock)}
          {ask('addTags', productsTexts.addTags)}
          {ask('removeTags', productsTexts.removeTags)}
        </>
      ) : null}
      <Button
        size="small"
        tone="secondary"
        onPointerEnter={ExportDialog.preload}
        onFocus={ExportDialog.preload}
        onClick={() => setExporting(true)}
      >
        {productsTexts.export}
      </Button>
      {mayEdit ? (
        <Button size="small" tone="danger" disabled={bulk.isBusy} onClick={() => bulk.remove(chosen)}>
          {productsTexts.delete}
        </Button>
      ) : null}
      <Button size="small" tone="quiet" onClick={onClear}>
        {productsTexts.clearSelection}
      </Button>
      {isExporting ? <ExportDialog ids={chosen} onClose={() => setExporting(false)} /> : null}
      {asked ? (
        <BulkDialog
          asked={asked}
          count={chosen.length}
          isBusy={bulk.isBusy}
          onConfirm={(action) => bulk.change({ ids: chosen, action }, { onSuccess: () => setAsked(null) })}
          onCancel={() => setAsked(null)}
        />
      ) : null}
    </section>
  )
}
