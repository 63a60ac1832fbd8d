import { formatUnitPrice, roundUnitPrice } from '@fairquay/contract/money.ts'
import type { FileLine, TradeFile } from '@fairquay/contract/requests/file/endpoints.ts'
import type { RequestDetail } from '@fairquay/contract/requests/inbox/endpoints.ts'
import { requestPageMessages } from '@fairquay/contract/requests/page-messages.ts'
import { kindViews } from '../kind-views.ts'
import { findNewest } from '../thread/request-threads.ts'
import { fileTexts } from './texts.ts'

/** What was wished and what the newest offer says of a line beside its price: 'Target price: €2.50', 'Lead time: 14 days'. Nothing where no offer goes line by line. */
export function listLineTerms(file: TradeFile, line: FileLine): string[] {
  for (const request of file.requests) {
    const { listLineTerms: listTerms } = kindViews[request.kind]
    const asked = findAsked(request, line)
    if (!listTerms || !asked || !line.requests.includes(request.id)) continue
    const newest = findNewest(request.threads[0])
    return [
      ...(asked.target_price === null ? [] : [describeTarget(asked.target_price, request.currency)]),
      ...(newest ? listTerms(newest.offer, asked.position, request) : []),
    ]
  }
  return []
}

function describeTarget(price: number, currency: string): string {
  return fileTexts.option(requestPageMessages.targetPrice, formatUnitPrice(roundUnitPrice(price), currency))
}

function findAsked(request: RequestDetail, line: FileLine): RequestDetail['lines'][number] | undefined {
  const options = JSON.stringify(line.options)
  return request.lines.find(
    (one) =>
      one.product_id === line.product_id && one.product_name === line.name && JSON.stringify(one.options) === options,
  )
}
