import { editorMessages as say } from '@fairquay/contract/products/editor-messages.ts'
import { toPercent } from '@fairquay/contract/rounding.ts'
import { Button } from '../../ui/button.tsx'
import type { Upload } from './use-uploads.ts'

type UploadRowProps = { upload: Upload; onRetry: (key: number) => void; onDismiss: (key: number) => void }

/** A picture on its way, or one that did not get there. */
export function UploadRow({ upload: { key, file, part, fault }, onRetry, onDismiss }: UploadRowProps) {
  if (fault !== null)
    return (
      <li className="flex flex-wrap items-center gap-2 rounded-md bg-brick-tint px-3 py-2 text-sm">
        <span role="alert" className="min-w-0 grow basis-48">
          <span className="font-medium text-brick">{say.uploadFailed(file.name)}</span> {fault}
        </span>
        <Button size="small" tone="secondary" onClick={() => onRetry(key)}>
          {say.retry}
        </Button>
        <Button size="small" tone="quiet" onClick={() => onDismiss(key)}>
          {say.dismiss}
        </Button>
      </li>
    )
  const percent = Math.round(toPercent(part, 1))
  return (
    <li className="flex items-center gap-3 rounded-md border border-line px-3 py-2 text-sm">
      <span className="min-w-0 grow truncate">{say.uploading(file.name)}</span>
      <progress aria-label={say.uploading(file.name)} value={percent} max={100} className="h-2 w-28 accent-quay" />
      <span className="tabular w-10 text-right text-soft">{percent}%</span>
    </li>
  )
}
