import { cartonMessages } from '@fairquay/contract/shipment-plans/messages.ts'
import { type ReadCartons, readCartons } from '@fairquay/contract/shipment-plans/read-cartons.ts'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { joinClasses } from '../ui/join-classes.ts'
import { TextArea } from '../ui/text-area.tsx'
import { splitRows } from './split-rows.ts'
import { TableFileField } from './table-file-field.tsx'
import { plannerTexts as texts } from './texts.ts'
import { useTableFile } from './use-table-file.ts'

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
  const [isOver, setOver] = useState(false)
  const read = text.trim() === '' ? undefined : readCartons(splitRows(text))
  const count = read?.cartons.length ?? 0
  const file = useTableFile(setText)
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
              file.forget()
              onClose()
            }}
          >
            {texts.take(count)}
          </Button>
        </>
      }
    >
      <section
        aria-label={texts.pasteTitle}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          // Text that is dropped goes where it is dropped, as ever.
          const [dropped] = event.dataTransfer.files
          setOver(false)
          if (!dropped) return
          event.preventDefault()
          file.read(dropped)
        }}
        className={joinClasses('flex flex-col gap-4 rounded-md', isOver && 'outline-2 outline-offset-4 outline-quay')}
      >
        <TextArea
          label={texts.pasteLabel}
          help={texts.pasteHelp}
          rows={8}
          value={text}
          placeholder={texts.pasteExample}
          spellCheck={false}
          onChange={(event) => setText(event.target.value)}
        />
        <TableFileField file={file} />
        {read ? <Reading read={read} /> : null}
        {mayAdd ? (
          <Checkbox label={texts.addThem} checked={isAdding} onChange={(event) => setAdding(event.target.checked)} />
        ) : null}
      </section>
    </Dialog>
  )
}

function Reading({ read }: { read: ReadCartons }) {
  const { cartons, refused, noted, lengthUnit, weightUnit } = read
  return (
    <div role="status" className="rounded-md bg-tint px-4 py-3 text-sm">
      <p>
        {cartons.length + refused.length > 0
          ? texts.readRows(cartons.length, lengthUnit, weightUnit)
          : cartonMessages.noTable}
      </p>
      {refused.length > 0 ? (
        <ul className="mt-1 text-brick">
          {refused.slice(0, mostShown).map(({ row, reason }) => (
            <li key={row}>{texts.refusedRow(row, reason)}</li>
          ))}
          {refused.length > mostShown ? <li>{texts.moreRows(refused.length - mostShown)}</li> : null}
        </ul>
      ) : null}
      {noted.length > 0 ? (
        <ul className="mt-1 text-amber">
          {noted.slice(0, mostShown).map(({ row, reason }) => (
            <li key={`${row} ${reason}`}>{texts.refusedRow(row, reason)}</li>
          ))}
          {noted.length > mostShown ? <li>{texts.moreRows(noted.length - mostShown)}</li> : null}
        </ul>
      ) : null}
    </div>
  )
}
