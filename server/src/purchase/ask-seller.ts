import {
  type ProductQuestion,
  questionMessages,
  refuseQuestion,
  writeQuestionSubject,
  writeQuestionText,
} from '@fairquay/contract/purchase/ask-seller.ts'
import { buyerMessages } from '@fairquay/contract/trade/buyer-messages.ts'
import type { Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import type { App } from '../http.ts'
import { companyOf, type Viewer } from '../session.ts'
import { lockGoods } from '../trade/lock-goods.ts'
import { askSellers } from './ask-sellers.ts'

/** Sends a question about a product, or a request for a sample of it, as a purchase request without a price: what follows is the same conversation. */
export async function askSeller(
  tx: Queryable,
  app: Pick<App, 'jobs' | 'config'>,
  viewer: Viewer,
  question: ProductQuestion,
): Promise<number> {
  const company = companyOf(viewer, buyerMessages.noCompany)
  const refusals = refuseQuestion(question)
  if (refusals.message) throw new Failure('refused', { message: refusals.message })
  const goods = (await lockGoods(tx, [question.product_id])).get(question.product_id)
  if (!goods) throw new Failure('refused', { product_id: questionMessages.productGone })
  if (goods.companyId === company.id) throw new Failure('refused', { product_id: questionMessages.ownProduct })
  const { is_sample: isSample, quantity } = question
  const message = question.message.trim() || questionMessages.sampleWords
  const [asked] = await askSellers(
    tx,
    app,
    { ...viewer, company },
    {
      name: isSample ? questionMessages.sampleOf(goods.name) : goods.name,
      quantity: isSample ? 1 : quantity,
      unit: goods.terms[0]?.orderMeasure ?? 'Unit',
      currency: goods.currency,
      answerUntil: null,
    },
    [{ companyId: goods.companyId, productId: question.product_id }],
    {
      message,
      writeMail: ({ requestId, recipient, buyer, link }) => ({
        subject: writeQuestionSubject({ requestId, isSample }),
        text: writeQuestionText({
          recipient,
          buyer,
          product: goods.name,
          isSample,
          message,
          link,
          marketplace: app.config.settings.name,
        }),
      }),
    },
  )
  if (!asked) throw new Error('A question that was sent has no number')
  return asked.requestId
}
