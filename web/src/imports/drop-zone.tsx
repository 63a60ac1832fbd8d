import { importPageMessages as say } from '@fairquay/contract/imports/page-messages.ts'
import { FileUp } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { joinClasses } from '../ui/join-classes.ts'
import { ProgressBar } from './progress-bar.tsx'
import type { useUpload } from './use-upload.ts'

/** Where a file is dropped or chosen; while it is sent, how much of it has arrived. */
export function DropZone({ upload: { sending, fault, send, cancel } }: { upload: ReturnType<typeof useUpload> }) {
  const [isOver, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file && !sending) void send(file)
  }
  if (sending)
    return (
      <div className="rounded-lg border border-line bg-surface px-5 py-6">
        <ProgressBar label={say.sending(sending.name)} percent={sending.percent} note={say.sent(sending.percent)} />
        <Button tone="secondary" size="small" className="mt-4" onClick={cancel}>
          {say.cancel}
        </Button>
      </div>
    )
  return (
    <section
      aria-label={say.dropTitle}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={joinClasses(
        'flex flex-col items-center gap-3 rounded-lg border-2 border-dashed px-5 py-10 text-center transition-colors',
        isOver ? 'border-quay bg-tint' : 'border-edge bg-surface',
      )}
    >
      <span className="grid size-12 place-items-center rounded-full bg-tint text-quay">
        <FileUp size={22} aria-hidden="true" />
      </span>
      <h2 className="text-lg">{say.dropTitle}</h2>
      <p className="max-w-lg text-sm text-soft">{say.dropHelp}</p>
      <Button onClick={() => input.current?.click()}>{say.choose}</Button>
      <input
        ref={input}
        type="file"
        aria-label={say.choose}
        tabIndex={-1}
        accept=".csv,.tsv,.txt,.xlsx,.xml,.rss,.json,.jsonl,application/json,text/csv,text/xml,application/xml,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        className="sr-only"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          // The same file chosen again is a change as well.
          if (file) void send(file)
          currentTarget.value = ''
        }}
      />
      <p role="alert" className="text-sm text-brick">
        {fault}
      </p>
    </section>
  )
}
