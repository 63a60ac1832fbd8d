import { getOrderPaper } from '@fairquay/contract/billing/endpoints.ts'
import { type OrderPaperKind, orderPapers } from '@fairquay/contract/billing/order-paper.ts'
import type { OrderPaper } from '@fairquay/contract/billing/shapes.ts'
import { formatDay } from '@fairquay/contract/locale.ts'
import type { PaperSize } from '@fairquay/contract/trade/papers.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { FileDown } from 'lucide-react'
import { download } from '../call.ts'
import { Button } from '../ui/button.tsx'
import { saveFile } from '../ui/save-file.ts'
import { showToast } from '../ui/toast-list.ts'
import { orderMoneyQuery } from './money-queries.ts'
import { showMoney } from './spell-money.ts'
import { billingTexts } from './texts.ts'

/** The numbered papers of an order as rows of a list of a deal's documents, the newest first; nothing while they are on their way. */
export function OrderPaperRows({ orderId, size }: { orderId: number; size: PaperSize }) {
  const { data } = useQuery(orderMoneyQuery(orderId))
  return data?.papers.map((paper) => (
    <li key={paper.id} className="flex items-center justify-between gap-3 py-2.5">
      <span className="min-w-0">
        <span className="block font-medium">{orderPapers[paper.kind].name}</span>
        <span className="tabular flex flex-wrap gap-x-3 text-sm text-soft">
          {paper.number}
          <time dateTime={paper.issued_at} className="whitespace-nowrap">
            {formatDay(paper.issued_at)}
          </time>
          {paper.total === null ? null : (
            <span className="whitespace-nowrap">{showMoney(paper.total, paper.currency)}</span>
          )}
        </span>
      </span>
      <OrderPaperPdf orderId={orderId} paper={paper} size={size} />
    </li>
  ))
}

/** The newest paper of a kind, to be kept. */
export function OrderPaperOf({ orderId, kind }: { orderId: number; kind: OrderPaperKind }) {
  const { data } = useQuery(orderMoneyQuery(orderId))
  const paper = data?.papers.find((one) => one.kind === kind)
  return paper ? <OrderPaperPdf orderId={orderId} paper={paper} /> : null
}

type OrderPaperPdfProps = { orderId: number; paper: OrderPaper; size?: PaperSize }

function OrderPaperPdf({ orderId, paper: { id, number }, size }: OrderPaperPdfProps) {
  const fetching = useMutation({
    mutationFn: () =>
      download(getOrderPaper, { params: { id: orderId, paper: id }, query: { format: 'pdf', ...(size && { size }) } }),
    onSuccess: (content) => saveFile(content, `${number}.pdf`),
    onError: () => showToast('error', billingTexts.papersFailed),
  })
  return (
    <Button
      tone="quiet"
      size="small"
      className="min-h-11 md:min-h-8"
      aria-label={billingTexts.download(number, billingTexts.formats.pdf)}
      icon={<FileDown size={18} aria-hidden="true" />}
      isBusy={fetching.isPending}
      onClick={() => fetching.mutate()}
    >
      {billingTexts.formats.pdf}
    </Button>
  )
}
