import { ArrowDownToLine, Redo2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { sheetTexts as say } from './texts.ts'
import type { useSheet } from './use-sheet.ts'

/** What can be done with what is typed; it stays in sight while the table scrolls. */
export function SheetBar({ sheet, onFillDown }: { sheet: ReturnType<typeof useSheet>; onFillDown: () => void }) {
  const [isAsked, setAsked] = useState(false)
  const { count, isSaving } = sheet
  const wrong = sheet.countWrong()
  return (
    <section
      aria-label={say.title}
      className="stays-at-foot sticky bottom-3 z-20 mt-3 flex flex-wrap items-center gap-2 rounded-lg border border-line bg-raised p-3 shadow-raised"
    >
      <Button disabled={count === 0 || wrong > 0} isBusy={isSaving} onClick={sheet.save}>
        {say.save(count)}
      </Button>
      <Button tone="secondary" disabled={count === 0 || isSaving} onClick={() => setAsked(true)}>
        {say.discard}
      </Button>
      <Button
        tone="secondary"
        icon={<Undo2 size={16} aria-hidden="true" />}
        disabled={!sheet.canUndo || isSaving}
        onClick={sheet.undo}
      >
        {say.undo}
      </Button>
      <Button
        tone="secondary"
        icon={<Redo2 size={16} aria-hidden="true" />}
        disabled={!sheet.canRedo || isSaving}
        onClick={sheet.redo}
      >
        {say.redo}
      </Button>
      <Button
        tone="secondary"
        icon={<ArrowDownToLine size={16} aria-hidden="true" />}
        disabled={isSaving}
        onClick={onFillDown}
      >
        {say.fillDown}
      </Button>
      {sheet.hasSaved ? (
        <Button tone="quiet" isBusy={isSaving} onClick={sheet.undoSaved}>
          {say.undoSaved}
        </Button>
      ) : null}
      <p role="status" className="text-sm text-brick">
        {wrong > 0 ? say.wrong(wrong) : ''}
      </p>
      <ConfirmDialog
        isOpen={isAsked}
        title={say.discardAsk}
        confirmLabel={say.discard}
        tone="danger"
        onConfirm={() => {
          sheet.discard()
          setAsked(false)
        }}
        onCancel={() => setAsked(false)}
      >
        {say.discardHelp(count)}
      </ConfirmDialog>
    </section>
  )
}
