import type { CartItem } from '@fairquay/contract/cart/items.ts'
import { writeQuoteRequest, writeQuoteReview } from '@fairquay/contract/freight/convert.ts'
import { createLogisticQuote, makeReviewDocument } from '@fairquay/contract/freight/endpoints.ts'
import { quoteTexts } from '@fairquay/contract/freight/messages.ts'
import type { QuoteProduct } from '@fairquay/contract/freight/shapes.ts'
import { readToday } from '@fairquay/contract/trade/dates.ts'
import { CallFailure, call, download } from '../../call.ts'
import { saveFile } from '../../ui/save-file.ts'
import { showToast } from '../../ui/toast-list.ts'
import { quote } from './use-quote.ts'

/** The goods of a quote as its request names them. */
export function writeProducts(items: readonly CartItem[]): QuoteProduct[] {
  return items.flatMap(({ line, term, price }) =>
    term
      ? [
          {
            product_id: line.product_id,
            quantity: line.quantity,
            selected_price_id: term.id,
            total_price: (price?.total ?? 0) / 100,
            option_values: line.option_values,
          },
        ]
      : [],
  )
}

/**
 * Stores the request, then makes and downloads its document (docs/product.md#freight-quotes). While the outcome is unknown, sending again is the same request. Only the storing
 * can fail: of a document that cannot be made the person is told, and the quote is sent all the same.
 */
export async function sendQuote(items: readonly CartItem[], userId: number): Promise<void> {
  const { form, sellerId, beginSending, endSending, settle } = quote.getState()
  const { request, key: idempotencyKey } = beginSending(
    writeQuoteRequest(form, { supplierId: sellerId ?? 0, userId, products: writeProducts(items) }),
  )
  let id: number
  try {
    id = (await call(createLogisticQuote, { body: request, idempotencyKey })).id
  } catch (error) {
    if (error instanceof CallFailure && [400, 403, 404, 422].includes(error.status)) endSending()
    throw error
  }
  try {
    const pdf = await download(makeReviewDocument, { body: { ...writeQuoteReview(request), id } })
    saveFile(pdf, `${readToday(new Date())}.pdf`)
  } catch {
    showToast('error', quoteTexts.pdfFailedTitle, quoteTexts.pdfFailed)
  }
  settle(id)
}
