import { mostClaimFiles } from '@fairquay/contract/claims/shapes.ts'
import { Paperclip, X } from 'lucide-react'
import { useId } from 'react'
import { Button } from '../ui/button.tsx'
import { buttonLook } from '../ui/button-look.ts'
import { FieldNote } from '../ui/field.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { uiTexts } from '../ui/texts.ts'
import { claimTexts } from './texts.ts'
import type { useClaimFiles } from './use-claim-files.ts'

type ClaimFilesProps = {
  files: readonly { id: number; name: string }[]
  uploading: ReturnType<typeof useClaimFiles>
  error: string | undefined
  onRemove: (id: number) => void
}

/** Pictures of what is wrong: chosen, or taken with the phone's camera. */
export function ClaimFiles({ files, uploading, error, onRemove }: ClaimFilesProps) {
  const id = useId()
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">{claimTexts.pictures}</legend>
      <ul className="flex flex-col gap-1 empty:hidden">
        {files.map((file) => (
          <li key={file.id} className="flex items-center justify-between gap-2 rounded-md border border-line pl-3">
            <span className="min-w-0 truncate text-sm">{file.name}</span>
            <IconButton
              size="small"
              label={claimTexts.removeFile(file.name)}
              icon={<X size={16} aria-hidden="true" />}
              onClick={() => onRemove(file.id)}
            />
          </li>
        ))}
        {uploading.uploads.map(({ key, name, part, sentence, isLost = false }) => (
          <li key={key} className="flex items-center justify-between gap-2 rounded-md border border-line pl-3 text-sm">
            <span className={sentence ? 'min-w-0 text-brick' : 'min-w-0 truncate text-soft'}>
              {sentence ? `${name}: ${sentence}` : claimTexts.uploading(name, part)}
            </span>
            {isLost ? (
              <Button tone="quiet" size="small" className="ml-auto" onClick={() => uploading.again(key)}>
                {uiTexts.tryAgain}
              </Button>
            ) : null}
            {sentence ? (
              <IconButton
                size="small"
                label={claimTexts.removeFile(name)}
                icon={<X size={16} aria-hidden="true" />}
                onClick={() => uploading.remove(key)}
              />
            ) : null}
          </li>
        ))}
      </ul>
      {files.length < mostClaimFiles ? (
        <label className={buttonLook('secondary', 'medium', 'mt-2 cursor-pointer focus-within:outline-2')}>
          <Paperclip size={17} aria-hidden="true" />
          {claimTexts.attach}
          <input
            id={id}
            type="file"
            multiple
            accept="image/png,image/jpeg,application/pdf"
            className="sr-only"
            onChange={(event) => {
              uploading.add([...(event.target.files ?? [])])
              event.target.value = ''
            }}
          />
        </label>
      ) : null}
      <div className="mt-1.5">
        <FieldNote id={`${id}-note`} error={error} help={claimTexts.picturesHelp(mostClaimFiles)} />
      </div>
    </fieldset>
  )
}
