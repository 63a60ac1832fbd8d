import { answerMessages } from '@fairquay/contract/trade/answer-messages.ts'
import { Paperclip } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '../ui/button.tsx'
import { Chip } from '../ui/chip.tsx'
import { isSendable, mostRequestFiles } from './attach-files.ts'
import { cartTexts } from './texts.ts'

type FileFieldsProps = { files: readonly File[]; onChange: (files: readonly File[]) => void }

/** Files that each seller gets with the request: drawings, specifications, an own order form. */
export function FileFields({ files, onChange }: FileFieldsProps) {
  const picker = useRef<HTMLInputElement>(null)
  const tooLarge = files.filter((file) => !isSendable(file))
  return (
    <div className="grid gap-2">
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        accept="image/png,image/jpeg,application/pdf"
        aria-label={answerMessages.attach}
        onChange={(event) => {
          onChange([...files, ...(event.target.files ?? [])].slice(0, mostRequestFiles))
          event.target.value = ''
        }}
      />
      {files.length > 0 ? (
        <ul className="flex flex-wrap gap-2">
          {files.map((file, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name
            <li key={index} className="max-w-full">
              <Chip name={file.name} onRemove={() => onChange(files.filter((one) => one !== file))} />
            </li>
          ))}
        </ul>
      ) : null}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Button
          tone="secondary"
          size="small"
          className="min-h-11 md:min-h-8"
          disabled={files.length >= mostRequestFiles}
          icon={<Paperclip size={16} aria-hidden="true" />}
          onClick={() => picker.current?.click()}
        >
          {answerMessages.attach}
        </Button>
        <span className="text-sm text-soft">{cartTexts.filesHelp}</span>
      </div>
      <p role="alert" className="text-sm text-brick empty:hidden">
        {tooLarge.length > 0 ? cartTexts.filesTooLarge(tooLarge.map(({ name }) => name).join(', ')) : null}
      </p>
    </div>
  )
}
