import { formatDay } from '@fairquay/contract/locale.ts'
import { formatMoney, readMoney } from '@fairquay/contract/money.ts'
import type { RequestDetail } from '@fairquay/contract/requests/inbox/endpoints.ts'
import { getPaper, listPapers, type Paper } from '@fairquay/contract/requests/papers/endpoints.ts'
import { paperPageMessages as messages } from '@fairquay/contract/trade/paper-texts.ts'
import { type PaperSize, paperSizeNames, paperSizes, papers } from '@fairquay/contract/trade/papers.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { FileDown } from 'lucide-react'
import { useState } from 'react'
import { call, download } from '../../call.ts'
import { Button } from '../../ui/button.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { Select } from '../../ui/select.tsx'
import { showToast } from '../../ui/toast-list.ts'
import { papersTexts } from './texts.ts'

/** The numbered documents of a request, each as a PDF on the paper the person has. Asked for again whenever another offer or a deal has made more. */
export function RequestPapers({ request }: { request: RequestDetail }) {
  const { id, threads, deal } = request
  const made = `${threads.map(({ offers }) => offers.length).join('-')} ${deal === null ? '' : 'deal'}`
  const papers = useQuery({
    queryKey: ['requests', 'papers', id, made],
    queryFn: ({ signal }) => call(listPapers, { params: { id }, signal }),
  })
  const [chosen, setChosen] = useState<PaperSize>()
  if (papers.isError)
    return (
      <LoadError onRetry={() => void papers.refetch()} isRetrying={papers.isFetching}>
        {messages.loadFailed}
      </LoadError>
    )
  if (!papers.data || papers.data.data.length === 0) return null
  const size = chosen ?? papers.data.size
  return (
    <section aria-labelledby="request-papers" className="rounded-lg border border-line bg-surface p-4 md:p-5">
      <div className="flex items-center justify-between gap-4">
        <h2 id="request-papers" className="text-lg">
          {messages.title}
        </h2>
        <Select
          className="w-28"
          label={messages.size}
          isLabelHidden
          options={paperSizes.map((value) => ({ value, label: paperSizeNames[value] }))}
          value={size}
          onChange={(event) => setChosen(paperSizes.find((known) => known === event.target.value))}
        />
      </div>
      <ul className="mt-2 divide-y divide-line">
        {papers.data.data.toReversed().map((paper) => (
          <li key={paper.id}>
            <PaperRow requestId={id} paper={paper} size={size} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function PaperRow({ requestId, paper, size }: { requestId: number; paper: Paper; size: PaperSize }) {
  const { id, kind, number, total, currency, issued_at, issuer } = paper
  const pdf = useMutation({
    mutationFn: () => download(getPaper, { params: { id: requestId, paper: id }, query: { size } }),
    onSuccess: (content) => saveFile(content, `${number}.pdf`),
    onError: () => showToast('error', messages.pdfFailed),
  })
  return (
    <div className="flex items-center justify-between gap-3 py-2.5">
      <span className="min-w-0">
        <span className="block font-medium">{papers[kind].name}</span>
        <span className="tabular block text-sm text-soft">
          {number} · <time dateTime={issued_at}>{formatDay(issued_at)}</time>
        </span>
        <span className="block truncate text-sm text-soft">
          {issuer}
          {total === null ? null : (
            <span className="tabular">, {formatMoney(readMoney(total, currency), currency)}</span>
          )}
        </span>
      </span>
      <Button
        tone="quiet"
        aria-label={messages.download(number)}
        icon={<FileDown size={18} aria-hidden="true" />}
        isBusy={pdf.isPending}
        onClick={() => pdf.mutate()}
      >
        {papersTexts.pdf}
      </Button>
    </div>
  )
}
