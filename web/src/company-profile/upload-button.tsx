import { profilePageMessages as say } from '@fairquay/contract/company/profile-page-messages.ts'
import { Upload } from 'lucide-react'
import { type DragEvent, type ReactNode, useRef } from 'react'
import { Button } from '../ui/button.tsx'
import type { usePictureUpload } from './use-picture-upload.ts'

type UploadButtonProps = {
  label: string
  /** What is uploaded, for those who listen. */
  name: string
  id: string
  isMany?: boolean
  isDisabled?: boolean
  state: ReturnType<typeof usePictureUpload>
  children?: ReactNode
}

/** Chooses pictures to upload; what is dropped on it or on what stands inside goes the same way. */
export function UploadButton({ label, name, id, isMany = false, isDisabled, state, children }: UploadButtonProps) {
  const file = useRef<HTMLInputElement>(null)
  const { upload, progress, faults } = state
  const take = (files: FileList | null) => void upload([...(files ?? [])].slice(0, isMany ? undefined : 1))
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button inside is the first
    <div
      onDragOver={(event) => {
        if (holdsFiles(event)) event.preventDefault()
      }}
      onDrop={(event) => {
        if (!holdsFiles(event)) return
        event.preventDefault()
        if (!isDisabled) take(event.dataTransfer.files)
      }}
    >
      {children}
      <input
        ref={file}
        type="file"
        multiple={isMany}
        accept="image/png,image/jpeg,.jpg,image/webp,image/avif"
        aria-label={name}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          take(event.target.files)
          event.target.value = ''
        }}
      />
      <Button
        tone="secondary"
        id={id}
        icon={<Upload size={16} aria-hidden="true" />}
        isBusy={progress !== undefined}
        disabled={isDisabled}
        onClick={() => file.current?.click()}
      >
        {progress ? say.uploading(progress.done, progress.all) : label}
      </Button>
      <ul role="alert" className="mt-2 text-sm text-brick empty:hidden">
        {faults.map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </ul>
    </div>
  )
}

function holdsFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer.types.some((type) => type === 'Files')
}
