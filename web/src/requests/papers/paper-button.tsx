import { getPaper, type Paper } from '@fairquay/contract/requests/papers/endpoints.ts'
import { paperPageMessages as messages } from '@fairquay/contract/trade/paper-texts.ts'
import type { PaperSize } from '@fairquay/contract/trade/papers.ts'
import { useMutation } from '@tanstack/react-query'
import { FileDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { download } from '../../call.ts'
import { Button } from '../../ui/button.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { showToast } from '../../ui/toast-list.ts'

type PaperButtonProps = {
  requestId: number
  paper: Pick<Paper, 'id' | 'number'>
  /** Absent: what is usual where the person's company is. */
  size?: PaperSize
  children: ReactNode
}

/** Keeps a numbered document on the person's machine. */
export function PaperButton({ requestId, paper: { id, number }, size, children }: PaperButtonProps) {
  const pdf = useMutation({
    mutationFn: () => download(getPaper, { params: { id: requestId, paper: id }, query: { ...(size && { size }) } }),
    onSuccess: (content) => saveFile(content, `${number}.pdf`),
    onError: () => showToast('error', messages.pdfFailed),
  })
  return (
    <Button
      tone="quiet"
      size="small"
      className="min-h-11 md:min-h-8"
      aria-label={messages.download(number)}
      icon={<FileDown size={18} aria-hidden="true" />}
      isBusy={pdf.isPending}
      onClick={() => pdf.mutate()}
    >
      {children}
    </Button>
  )
}
