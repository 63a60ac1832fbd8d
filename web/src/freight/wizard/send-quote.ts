import type { BodyOf } from '@fairquay/contract/endpoint.ts'
import { writeQuoteRequest, writeQuoteReview } from '@fairquay/contract/freight/convert.ts'
import { createLogisticQuote, makeReviewDocument } from '@fairquay/contract/freight/endpoints.ts'
import { quoteTexts } from '@fairquay/contract/freight/messages.ts'
import type { QuoteProduct, QuoteRequest } from '@fairquay/contract/freight/shapes.ts'
import { askFreightOfDeal } from '@fairquay/contract/requests/deal/endpoints.ts'
import { readToday } from '@fairquay/contract/trade/dates.ts'
import { useQueryClient } from '@tanstack/react-query'
import { download } from '../../call.ts'
import { useOnce } from '../../forms/use-once.ts'
import { saveFile } from '../../ui/save-file.ts'
import { showToast } from '../../ui/toast-list.ts'
import { keptQuote } from './stored-quote.ts'
import { quote } from './use-quote.ts'
import type { WizardGoods } from './wizard-goods.ts'

/** The goods of a quote as its request names them. */
export function writeProducts(goods: readonly WizardGoods[]): QuoteProduct[] {
  return goods.flatMap(({ product }) => product ?? [])
}

/**
 * Stores the request, then makes and downloads its document (docs/product.md#freight-quotes). Only the storing can fail: of a document that cannot be made
 * the person is told, and the quote is sent all the same.
 */
export function useQuoteSending(goods: readonly WizardGoods[], userId: number) {
  const queries = useQueryClient()
  const keep = async (id: number, request: QuoteRequest) => {
    void queries.invalidateQueries({ queryKey: ['requests'] })
    await saveDocument({ ...writeQuoteReview(request), id })
    quote.getState().settle(id)
  }
  const storing = useOnce(createLogisticQuote, (body: BodyOf<typeof createLogisticQuote>) => ({ body }), {
    draft: keptQuote,
    // Prices are the server's business: one that has changed since makes no other quote.
    describe: ({ body }) => leaveOutPrices(body),
    onSuccess: ({ id }, request) => keep(id, request),
  })
  const asking = useOnce(askFreightOfDeal, writeAgreed, {
    draft: keptQuote,
    onSuccess: ({ id }, { request }) => keep(id, request),
  })
  return () => {
    const { form, sellerId, deal } = quote.getState()
    const request = writeQuoteRequest(form, { supplierId: sellerId ?? 0, userId, products: writeProducts(goods) })
    if (deal?.agreedId !== undefined) return asking.mutateAsync({ agreedId: deal.agreedId, request })
    return storing.mutateAsync({ ...request, ...(deal && { file_id: deal.fileId }) })
  }
}

/** What was agreed the server knows: goods and prices are not sent. */
function writeAgreed({ agreedId, request }: { agreedId: number; request: QuoteRequest }) {
  const { order_data: _, ...body } = request
  return { params: { id: agreedId }, body }
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
