import { getMessageFile, type MessageFile } from '@fairquay/contract/requests/thread/endpoints.ts'
import { answerMessages } from '@fairquay/contract/trade/answer-messages.ts'
import { useMutation } from '@tanstack/react-query'
import { FileText, Image } from 'lucide-react'
import { download } from '../../call.ts'
import { saveFile } from '../../ui/save-file.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { showToast } from '../../ui/toast-list.ts'
import { threadTexts } from './texts.ts'

/** The files of a message: pressing one keeps it on the person's machine. */
export function MessageFiles({ files }: { files: readonly MessageFile[] }) {
  return (
    <ul className="mt-2 flex flex-wrap gap-2">
      {files.map((file) => (
        <li key={file.id} className="min-w-0">
          <FileButton file={file} />
        </li>
      ))}
    </ul>
  )
}

function FileButton({ file }: { file: MessageFile }) {
  const saving = useMutation({
    mutationFn: () => download(getMessageFile, { params: { id: file.id } }),
    onSuccess: (content) => saveFile(content, file.name),
    onError: () => showToast('error', answerMessages.fileFailed),
  })
  const Icon = file.type === 'application/pdf' ? FileText : Image
  return (
    <button
      type="button"
      disabled={saving.isPending}
      onClick={() => saving.mutate()}
      className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-md border border-edge bg-surface px-3 text-left text-sm transition-colors hover:border-quay hover:text-quay md:min-h-9"
    >
      {saving.isPending ? <Spinner className="size-4" /> : <Icon size={17} aria-hidden="true" className="shrink-0" />}
      <span className="truncate">{file.name}</span>
      <span className="tabular shrink-0 text-soft">{formatBytes(file.bytes)}</span>
    </button>
  )
}

/** 2048 → '2 kB', 3500000 → '3.3 MB' */
export function formatBytes(bytes: number): string {
  if (bytes < 1024 * 1024) return threadTexts.kilobytes(Math.max(1, Math.round(bytes / 1024)))
  return threadTexts.megabytes(bytes / 1024 / 1024)
}
