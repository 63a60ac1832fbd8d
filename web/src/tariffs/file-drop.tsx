import { formatFileSize } from '@fairquay/contract/operations/file-size.ts'
import { FileUp } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { joinClasses } from '../ui/join-classes.ts'
import { tariffTexts as texts } from './texts.ts'

type FileDropProps = {
  file: File | null
  fault: string | undefined
  isBusy: boolean
  onChoose: (file: File) => void
}

/** Where the file is dropped or chosen, and which it is. */
export function FileDrop({ file, fault, isBusy, onChoose }: FileDropProps) {
  const [isOver, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [dropped] = event.dataTransfer.files
    if (dropped && !isBusy) onChoose(dropped)
  }
  return (
    <section
      aria-label={texts.chosen}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={joinClasses(
        'flex flex-col items-center gap-2 rounded-lg border-2 border-dashed px-5 py-7 text-center transition-colors',
        isOver ? 'border-quay bg-tint' : fault ? 'border-brick bg-surface' : 'border-edge bg-surface',
      )}
    >
      <span className="grid size-11 place-items-center rounded-full bg-tint text-quay">
        <FileUp size={20} aria-hidden="true" />
      </span>
      <p className="max-w-full font-medium break-words">{file ? file.name : texts.dropTitle}</p>
      <p className="tabular text-sm text-soft">{file ? formatFileSize(file.size) : texts.dropHelp}</p>
      <Button tone="secondary" disabled={isBusy} onClick={() => input.current?.click()}>
        {file ? texts.otherFile : texts.chooseFile}
      </Button>
      <input
        ref={input}
        type="file"
        aria-label={texts.chooseFile}
        tabIndex={-1}
        accept=".csv,.txt,.json,text/csv,application/json"
        className="sr-only"
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? []
          if (chosen) onChoose(chosen)
          // The same file chosen again is a change as well.
          currentTarget.value = ''
        }}
      />
      <p role="alert" className="text-sm text-brick empty:hidden">
        {fault}
      </p>
    </section>
  )
}
