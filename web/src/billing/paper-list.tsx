import { getOrderPaper } from '@fairquay/contract/billing/endpoints.ts'
import { orderPapers, type PaperFormat } from '@fairquay/contract/billing/order-paper.ts'
import type { OrderMoney, OrderPaper } from '@fairquay/contract/billing/shapes.ts'
import { formatDay } from '@fairquay/contract/locale.ts'
import { useMutation } from '@tanstack/react-query'
import { ChevronDown, FileDown } from 'lucide-react'
import { useState } from 'react'
import { download } from '../call.ts'
import { Button } from '../ui/button.tsx'
import { lazyDialog } from '../ui/lazy-dialog.tsx'
import { Menu, MenuItem } from '../ui/menu.tsx'
import { saveFile } from '../ui/save-file.ts'
import { showToast } from '../ui/toast-list.ts'
import { showMoney } from './spell-money.ts'
import { billingTexts } from './texts.ts'

const CreditDialog = lazyDialog(async () => (await import('./credit-dialog.tsx')).CreditDialog)

/** The numbered papers of an order, the newest first, each in the forms it can be had in. */
export function PaperList({
  orderId,
  money,
}: {
  orderId: number
  money: Pick<OrderMoney, 'papers' | 'owed' | 'may_write'>
}) {
  const [crediting, setCrediting] = useState<OrderPaper>()
  const { papers, owed, may_write } = money
  if (papers.length === 0) return null
  const canCredit = ({ id }: OrderPaper) =>
    may_write && owed.some((item) => item.invoice_id === id && item.credited < item.amount)
  return (
    <div id="order-papers">
      <h3 className="font-medium">{billingTexts.papers}</h3>
      <ul aria-label={billingTexts.papers} className="divide-y divide-line">
        {papers.map((paper) => (
          <li key={paper.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
            <PaperName paper={paper} />
            <span className="ml-auto flex flex-wrap items-center gap-1">
              {canCredit(paper) ? (
                <Button
                  tone="quiet"
                  size="small"
                  className="min-h-11 md:min-h-8"
                  aria-label={billingTexts.creditOf(paper.number)}
                  onPointerEnter={CreditDialog.preload}
                  onFocus={CreditDialog.preload}
                  onClick={() => setCrediting(paper)}
                >
                  {billingTexts.credit}
                </Button>
              ) : null}
              <PaperFiles orderId={orderId} paper={paper} />
            </span>
          </li>
        ))}
      </ul>
      {crediting ? (
        <CreditDialog orderId={orderId} invoice={crediting} onClose={() => setCrediting(undefined)} />
      ) : null}
    </div>
  )
}

function PaperName({ paper }: { paper: OrderPaper }) {
  const { kind, number, issued_at, total, currency, corrects } = paper
  return (
    <span className="min-w-0 flex-1 basis-52">
      <span className="block font-medium">{orderPapers[kind].name}</span>
      <span className="tabular flex flex-wrap gap-x-3 text-sm text-soft">
        {number}
        <time dateTime={issued_at} className="whitespace-nowrap">
          {formatDay(issued_at)}
        </time>
        {total === null ? null : <span className="whitespace-nowrap">{showMoney(total, currency)}</span>}
        {corrects ? <span>{billingTexts.about(corrects.number)}</span> : null}
      </span>
    </span>
  )
}

/** What is said of a file to keep: its ending as the server names it. */
const endings: Record<PaperFormat, string> = { pdf: '.pdf', ubl: '-ubl.xml', cii: '-cii.xml', facturx: '-factur-x.pdf' }

function PaperFiles({ orderId, paper }: { orderId: number; paper: OrderPaper }) {
  const { id, number, formats } = paper
  const fetching = useMutation({
    mutationFn: (format: PaperFormat) =>
      download(getOrderPaper, { params: { id: orderId, paper: id }, query: { format } }),
    onSuccess: (content, format) => saveFile(content, `${number}${endings[format]}`),
    onError: () => showToast('error', billingTexts.papersFailed),
  })
  const electronic = formats.filter((format) => format !== 'pdf')
  return (
    <>
      {electronic.length > 0 ? (
        <Menu
          label={billingTexts.moreOf(number)}
          buttonClassName="inline-flex min-h-11 md:min-h-8 items-center gap-1 rounded-md px-2 text-sm font-medium text-quay hover:bg-tint"
          button={
            <>
              {billingTexts.more}
              <ChevronDown size={16} aria-hidden="true" />
            </>
          }
        >
          {electronic.map((format) => (
            <MenuItem key={format} onClick={() => fetching.mutate(format)}>
              {billingTexts.formats[format]}
            </MenuItem>
          ))}
        </Menu>
      ) : null}
      <Button
        tone="quiet"
        size="small"
        className="min-h-11 md:min-h-8"
        aria-label={billingTexts.download(number, billingTexts.formats.pdf)}
        icon={<FileDown size={18} aria-hidden="true" />}
        isBusy={fetching.isPending}
        onClick={() => fetching.mutate('pdf')}
      >
        {billingTexts.formats.pdf}
      </Button>
    </>
  )
}
