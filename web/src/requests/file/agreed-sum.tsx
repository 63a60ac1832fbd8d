import { describeExchange } from '@fairquay/contract/currency/rates.ts'
import { formatList } from '@fairquay/contract/locale.ts'
import { formatMoney, readMoney } from '@fairquay/contract/money.ts'
import { type AgreedPart, sumAgreed } from '@fairquay/contract/requests/file/agreed-sum.ts'
import type { TradeFile } from '@fairquay/contract/requests/file/endpoints.ts'
import type { RequestDetail } from '@fairquay/contract/requests/inbox/endpoints.ts'
import { kinds } from '@fairquay/contract/requests/kinds.ts'
import type { Paper } from '@fairquay/contract/requests/papers/endpoints.ts'
import type { PaperKind } from '@fairquay/contract/trade/papers.ts'
import { type PartRole, partRoles } from '@fairquay/contract/trade/parties.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { OrderPaperOf } from '../../billing/order-papers.tsx'
import { ratesQuery } from '../../trade/rates-query.ts'
import { PaperButton } from '../papers/paper-button.tsx'
import { usePapers } from '../papers/use-papers.ts'
import { fileTexts } from './texts.ts'

type AgreedRequest = RequestDetail & { deal: NonNullable<RequestDetail['deal']> }

/** Which papers say what was agreed of a part, the best first: of goods the order has papers of its own beside the quotation. */
const papersOf: Record<PartRole, readonly PaperKind[]> = {
  goods: ['proforma-invoice', 'quotation'],
  carriage: ['freight-request'],
  clearance: ['customs-estimate'],
}

/** What its buyer has agreed to so far: goods, freight and duties each with its paper, and all of it as one figure; `children` is what can be done about it. */
export function AgreedSum({ file, children }: { file: Pick<TradeFile, 'requests'>; children?: ReactNode }) {
  const agreed = listAgreed(file)
  const papers = usePapers(agreed)
  const parts = agreed.map(readPart)
  const isMixed = new Set(parts.map(({ currency }) => currency)).size > 1
  const rates = useQuery({ ...ratesQuery, enabled: isMixed })
  if (agreed.length === 0) return null
  return (
    <section aria-labelledby="agreed-sum" className="rounded-lg border border-line bg-surface p-4 md:p-5">
      <h2 id="agreed-sum" className="mb-1 text-lg">
        {fileTexts.agreedSoFar}
      </h2>
      <ul className="divide-y divide-line">
        {agreed.map((request) => {
          const paper = findPaper(papers, request)
          return (
            <li key={request.id} className="flex min-h-11 items-center justify-between gap-3 py-1">
              <span>{fileTexts.agreedParts[kinds[request.kind].role]}</span>
              <span className="flex items-center gap-1">
                <span className="tabular">{writePart(request)}</span>
                {request.order ? (
                  <OrderPaperOf orderId={request.order.id} kind="proforma-invoice" />
                ) : paper ? (
                  <PaperButton requestId={request.id} paper={paper}>
                    {fileTexts.paperOfPart}
                  </PaperButton>
                ) : null}
              </span>
            </li>
          )
        })}
      </ul>
      <Whole parts={parts} into={rates.data?.currency ?? parts[0]?.currency ?? ''} rates={rates.data?.data ?? []} />
      {children ? <div className="flex flex-wrap gap-x-6 print:hidden">{children}</div> : null}
    </section>
  )
}

type WholeProps = { parts: readonly AgreedPart[]; into: string; rates: Parameters<typeof sumAgreed>[2] }

/** All parts together; converted by the dated rates where they are in several currencies, which is said. */
function Whole({ parts, into, rates }: WholeProps) {
  const { sums, whole } = sumAgreed(parts, into, rates)
  const each = sums.map(({ currency, total }) => formatMoney(total, currency))
  if (!whole)
    return <p className="tabular border-t border-line pt-2 text-lg font-semibold">{formatList(each, 'narrow')}</p>
  const { exchanges } = whole
  return (
    <div className="border-t border-line pt-2">
      <p className="flex justify-between gap-3 text-lg font-semibold">
        {fileTexts.total}
        <span className="tabular">
          {exchanges.length > 0
            ? fileTexts.about(formatMoney(whole.total, whole.currency))
            : formatMoney(whole.total, whole.currency)}
        </span>
      </p>
      {exchanges.length > 0 ? (
        <p className="tabular text-sm text-soft">
          {fileTexts.convertedBy(each.join(' + '), exchanges.map(describeExchange).join(', '))}
        </p>
      ) : null}
    </div>
  )
}

/** In the order of a deal. */
function listAgreed({ requests }: Pick<TradeFile, 'requests'>): AgreedRequest[] {
  const order = ({ kind }: RequestDetail) => partRoles.indexOf(kinds[kind].role)
  return requests
    .filter((request): request is AgreedRequest => request.deal !== null && request.party === 'buyer')
    .toSorted((a, b) => order(a) - order(b) || a.id - b.id)
}

function readPart({ id, deal: { total, currency } }: AgreedRequest): AgreedPart {
  return { requestId: id, currency, total: readMoney(total, currency) }
}

function writePart({ deal: { total, currency } }: AgreedRequest): string {
  return formatMoney(readMoney(total, currency), currency)
}

/** The newest of its kind: of an estimate that was revised the one that was agreed to. */
function findPaper(lists: ReturnType<typeof usePapers>, { id, kind }: AgreedRequest): Paper | undefined {
  const own = lists.find(({ data }) => data?.id === id)?.data?.data ?? []
  const newest = own.toSorted((a, b) => b.id - a.id)
  const wanted = papersOf[kinds[kind].role].find((name) => own.some((paper) => paper.kind === name))
  return newest.find((paper) => paper.kind === wanted)
}
