import { type ReadCartons, readCartons } from '@fairquay/contract/shipment-plans/read-cartons.ts'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { splitRows } from './split-rows.ts'
import { plannerTexts as texts } from './texts.ts'

type PasteDialogProps = {
  isOpen: boolean
  onClose: () => void
  /** Whether cartons are there that could stay. */
  mayAdd: boolean
  onTake: (read: ReadCartons, isAdding: boolean) => void
}

const mostShown = 5

/** Cartons out of a table that is pasted; what is read is said before it is taken. */
export function PasteDialog({ isOpen, onClose, mayAdd, onTake }: PasteDialogProps) {
  const [text, setText] = useState('')
  const [isAdding, setAdding] = useState(true)
  const read = text.trim() === '' ? undefined : readCartons(splitRows(text))
  const count = read?.cartons.length ?? 0
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={texts.pasteTitle}
      footer={
        <>
          <Button tone="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button
            disabled={count === 0}
            onClick={() => {
              if (read) onTake(read, mayAdd && isAdding)
              setText('')
              onClose()
            }}
          >
            {texts.take(count)}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <TextArea
          label={texts.pasteLabel}
          help={texts.pasteHelp}
          rows={8}
          value={text}
          placeholder={texts.pasteExample}
          spellCheck={false}
          onChange={(event) => setText(event.target.value)}
        />
        <FileField onRead={setText} />
        {read ? <Reading read={read} /> : null}
        {mayAdd ? (
          <Checkbox label={texts.addThem} checked={isAdding} onChange={(event) => setAdding(event.target.checked)} />
        ) : null}
      </div>
    </Dialog>
  )
}

function Reading({ read }: { read: ReadCartons }) {
  const { cartons, refused, noted, lengthUnit, weightUnit } = read
  return (
    <div role="status" className="rounded-md bg-tint px-4 py-3 text-sm">
      <p>{texts.readRows(cartons.length, lengthUnit, weightUnit)}</p>
      {refused.length > 0 ? (
        <ul className="mt-1 text-brick">
          {refused.slice(0, mostShown).map(({ row, reason }) => (
            <li key={row}>{texts.refusedRow(row, reason)}</li>
          ))}
        </ul>
      ) : null}
      {noted.length > 0 ? (
        <ul className="mt-1 text-amber">
          {noted.slice(0, mostShown).map(({ row, reason }) => (
            <li key={`${row} ${reason}`}>{texts.refusedRow(row, reason)}</li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

/** A file whose table takes the place of what is typed, where it can still be looked through. */
function FileField({ onRead }: { onRead: (text: string) => void }) {
  return (
    <label className="flex flex-col gap-1.5 text-sm font-medium">
      {texts.file}
      <input
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        className="text-sm font-normal text-soft file:mr-3 file:min-h-9 file:rounded-md file:border file:border-line file:bg-surface file:px-3 file:font-medium file:text-ink"
        onChange={async (event) => {
          const file = event.target.files?.[0]
          if (file) onRead(await file.text())
        }}
      />
    </label>
  )
}
