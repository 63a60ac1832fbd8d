import type { CartItem } from '@fairquay/contract/cart/items.ts'
import type { BodyOf } from '@fairquay/contract/endpoint.ts'
import { writeQuoteRequest, writeQuoteReview } from '@fairquay/contract/freight/convert.ts'
import { createLogisticQuote, makeReviewDocument } from '@fairquay/contract/freight/endpoints.ts'
import { quoteTexts } from '@fairquay/contract/freight/messages.ts'
import type { QuoteProduct, QuoteRequest } from '@fairquay/contract/freight/shapes.ts'
import { writeMoney } from '@fairquay/contract/money.ts'
import { readToday } from '@fairquay/contract/trade/dates.ts'
import { useQueryClient } from '@tanstack/react-query'
import { download } from '../../call.ts'
import { useOnce } from '../../forms/use-once.ts'
import { saveFile } from '../../ui/save-file.ts'
import { showToast } from '../../ui/toast-list.ts'
import { keptQuote } from './stored-quote.ts'
import { quote } from './use-quote.ts'

/** The goods of a quote as its request names them. */
export function writeProducts(items: readonly CartItem[]): QuoteProduct[] {
  return items.flatMap(({ line, term, price, currency }) =>
    term
      ? [
          {
            product_id: line.product_id,
            quantity: line.quantity,
            selected_price_id: term.id,
            total_price: writeMoney(price?.total ?? 0, currency),
            option_values: line.option_values,
          },
        ]
      : [],
  )
}

/**
 * Stores the request, then makes and downloads its document (docs/product.md#freight-quotes). Only the storing can fail: of a document that cannot be made
 * the person is told, and the quote is sent all the same.
 */
export function useQuoteSending(items: readonly CartItem[], userId: number) {
  const queries = useQueryClient()
  const storing = useOnce(createLogisticQuote, (body: BodyOf<typeof createLogisticQuote>) => ({ body }), {
    draft: keptQuote,
    // Prices are the server's business: one that has changed since makes no other quote.
    describe: ({ body }) => leaveOutPrices(body),
    onSuccess: async ({ id }, request) => {
      void queries.invalidateQueries({ queryKey: ['requests'] })
      await saveDocument({ ...writeQuoteReview(request), id })
      quote.getState().settle(id)
    },
  })
  return () => {
    const { form, sellerId, deal } = quote.getState()
    return storing.mutateAsync({
      ...writeQuoteRequest(form, { supplierId: sellerId ?? 0, userId, products: writeProducts(items) }),
      ...(deal && { file_id: deal.fileId }),
    })
  }
}

function leaveOutPrices(request: QuoteRequest): string {
  return JSON.stringify(request, (name, value: unknown) => (name === 'total_price' ? undefined : value))
}

async function saveDocument(body: BodyOf<typeof makeReviewDocument>): Promise<void> {
  try {
    saveFile(await download(makeReviewDocument, { body }), `${readToday(new Date())}.pdf`)
  } catch {
    showToast('error', quoteTexts.pdfFailedTitle, quoteTexts.pdfFailed)
  }
}
