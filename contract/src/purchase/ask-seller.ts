import * as Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { closed, id, text } from '../fields.ts'
import { hasWords } from '../has-words.ts'
import { defineMessages } from '../locale.ts'

/** What somebody asks the seller of one product, in words. `is_sample`: one unit is wanted to look at; else `quantity` says how many it is about. */
export const productQuestion = closed({
  product_id: id,
  quantity: Type.Integer({ minimum: 1, maximum: 1_000_000_000 }),
  is_sample: Type.Boolean(),
  message: text(2000),
})
export type ProductQuestion = Type.Static<typeof productQuestion>

/** Begins a conversation with the seller: a purchase request without a price. 'refused' names what is wrong by field. */
export const askSeller = endpoint({
  method: 'POST',
  path: '/api/v1/product-questions',
  access: 'signedIn',
  needs: 'editor',
  summary: 'Ask the seller of a product a question, or for a sample',
  body: productQuestion,
  answer: Type.Object({ id: Type.Integer() }),
  status: 201,
  idempotent: true,
  refuses: ['too_many'],
})

export const questionMessages = defineMessages({
  messageMissing: 'Please write your question.',
  productGone: 'This product is not on the market any more.',
  ownProduct: 'This is your own product.',
  /** The line of a request for a sample. */
  sampleOf: (product: string) => `Sample: ${product}`,
  sampleWords: 'Please send us a sample.',
})

/** What is wrong with a question, by field. A sample needs no words. */
export function refuseQuestion({ message, is_sample }: Pick<ProductQuestion, 'message' | 'is_sample'>): {
  message?: string
} {
  return !hasWords(message) && !is_sample ? { message: questionMessages.messageMissing } : {}
}

/** The subject holds only the marketplace's own words (docs/safety.md#mail-and-documents). */
export function writeQuestionSubject({ requestId, isSample }: { requestId: number; isSample: boolean }): string {
  return isSample ? `Request ${requestId} for a sample` : `Question about your goods, request ${requestId}`
}

/** The mail the seller gets, plain text. */
export function writeQuestionText(letter: {
  recipient: string
  buyer: string
  product: string
  isSample: boolean
  message: string
  link: string
  marketplace: string
}): string {
  const { recipient, buyer, product, isSample, message, link, marketplace } = letter
  return [
    `Dear ${recipient},`,
    '',
    isSample ? `${buyer} asks for a sample of your goods:` : `${buyer} has a question about your goods:`,
    `  ${product}`,
    '',
    ...message.split(/\r?\n/).map((line) => `  ${line}`),
    '',
    `Answer here: ${link}`,
    '',
    marketplace,
    '',
  ].join('\n')
}
