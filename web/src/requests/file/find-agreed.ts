import type { FileLine, TradeFile } from '@fairquay/contract/requests/file/endpoints.ts'
import type { RequestDetail } from '@fairquay/contract/requests/inbox/endpoints.ts'
import { kinds } from '@fairquay/contract/requests/kinds.ts'

type Deal = NonNullable<RequestDetail['deal']>

/** A purchase of a file that was agreed on, for its buyer. */
export type AgreedPurchase = { id: number; deal: Deal }

/** The agreed purchase that freight and duties of a file are asked for: the one asked from, else the newest. */
export function findAgreed(file: Pick<TradeFile, 'requests'>, requestId: number): AgreedPurchase | undefined {
  const agreed = file.requests.flatMap(({ id, kind, party, deal }) =>
    deal && party === 'buyer' && kinds[kind].role === 'goods' ? [{ id, deal }] : [],
  )
  return agreed.find(({ id }) => id === requestId) ?? agreed.toSorted((a, b) => b.id - a.id)[0]
}

/** What the file knows of an agreed line's product as it is now: how it is packed, and how it must travel. */
export function findLineNow(file: Pick<TradeFile, 'lines'>, line: Deal['lines'][number]): FileLine | undefined {
  const options = JSON.stringify(line.options)
  return file.lines.find(
    ({ product_id, options: own }) => product_id === line.product_id && JSON.stringify(own) === options,
  )
}
