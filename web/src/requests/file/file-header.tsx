import { findCountry } from '@fairquay/contract/countries.ts'
import type { TradeFile } from '@fairquay/contract/requests/file/endpoints.ts'
import type { RequestDetail } from '@fairquay/contract/requests/inbox/endpoints.ts'
import { kinds } from '@fairquay/contract/requests/kinds.ts'
import { Link } from '@tanstack/react-router'
import { StatusBadge } from '../../trade/status-badge.tsx'
import { kindViews } from '../kind-views.ts'
import { requestsTexts } from '../texts.ts'
import { isUnshown } from '../thread/request-threads.ts'
import { FileSteps } from './file-steps.tsx'
import { formatSum, isLive } from './file-sums.ts'
import { fileTexts } from './texts.ts'

/** Whose deal it is, from where to where it goes, what it comes to so far, and how far it is. */
export function FileHeader({ file, request }: { file: TradeFile; request: RequestDetail }) {
  // Whichever part is in focus: the order is the deal's.
  const order = request.order ?? file.requests.find((one) => one.order)?.order
  const facts = [describeWay(file), describeSums(file)].filter((part) => part !== '')
  return (
    <header className="mt-3 mb-5">
      <h1 tabIndex={-1} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-2xl md:text-3xl">
        {fileTexts.sides(file.seller.name, file.buyer.name)}
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-base font-normal text-soft">
          {requestsTexts.name(kinds[request.kind].title, request.id)}
          <StatusBadge status={request.status} />
          {order ? (
            <Link
              to="/orders/$id"
              params={{ id: String(order.id) }}
              className="inline-block min-h-6 rounded-sm text-quay underline underline-offset-4"
            >
              {order.number}
            </Link>
          ) : null}
        </span>
      </h1>
      {facts.length > 0 ? <p className="tabular mt-1 text-soft">{facts.join(' · ')}</p> : null}
      <FileSteps steps={file.steps} />
    </header>
  )
}

/** 'Porto → Rotterdam' */
function describeWay({ from, to }: TradeFile): string {
  const name = (end: TradeFile['from']) => (end ? end.place || (findCountry(end.country)?.name ?? '') : '')
  return name(from) !== '' && name(to) !== '' ? fileTexts.sides(name(from), name(to)) : ''
}

/** '€6,549.00 goods + €1,040.00 freight + duty open' */
function describeSums({ parts, requests }: TradeFile): string {
  const unshown = new Set(requests.filter(isUnshown).map(({ id }) => id))
  return parts
    .filter((part) => isLive(part) && !unshown.has(part.request_id))
    .map(({ kind, sum }) => {
      const { part } = kindViews[kind]
      return sum ? part.sum(formatSum(sum)) : part.open
    })
    .join(' + ')
}
