import { getStartingTerms, type StartingTerms } from '@fairquay/contract/purchase/endpoints.ts'
import type { PurchaseOffer } from '@fairquay/contract/purchase/offer.ts'
import { calculateLines, takeAll, totalPurchase } from '@fairquay/contract/purchase/offer-rules.ts'
import { answerLabels, answerMessages } from '@fairquay/contract/trade/answer-messages.ts'
import { nameIncoterm } from '@fairquay/contract/trade/incoterms.ts'
import { describeValidity } from '@fairquay/contract/trade/terms.ts'
import { call } from '../call.ts'
import { listAskedLines } from '../trade/asked-lines.ts'
import type { KindView } from '../trade/kind-view.ts'
import { readCurrency } from '../trade/read-currency.ts'
import { lazyPart } from '../ui/lazy-part.tsx'
import { listPurchaseLineTerms } from './line-terms.ts'
import { draftOfPurchase, type PurchaseDraft, proposePurchase, readPurchaseDraft, sumLines } from './offer-draft.ts'
import { TakenLines } from './taken-lines.tsx'
import { purchaseTexts } from './texts.ts'
import { type PurchaseRequest, WishFacts } from './wish-facts.tsx'

const OfferForm = lazyPart(() => import('./offer-form.tsx'), 'PurchaseOfferForm')

/** A purchase as the screens of requests show it. */
export const purchaseView: KindView<PurchaseOffer, PurchaseDraft, PurchaseRequest, StartingTerms> = {
  Facts: WishFacts,
  part: purchaseTexts.part,
  Form: (props) => <OfferForm {...props} />,
  isWide: true,
  findBasis: async (id, signal) => (await call(getStartingTerms, { params: { id }, signal })).data,
  proposeDraft: (request, now, basis) => proposePurchase(request.lines, readCurrency(request), now, basis),
  draftOf: (offer, request) => draftOfPurchase(offer, request.lines),
  readDraft: (draft, request) => readPurchaseDraft(draft, request.lines, readCurrency(request)),
  sumDraft: (draft, request) => sumLines(draft, request.lines, readCurrency(request)),
  fieldNames: {
    min_quantity: answerMessages.fromQuantity,
    quantity: answerLabels.quantity,
    price: answerLabels.prices,
    tiers: answerLabels.prices,
    minimum_quantity: answerLabels.minimum,
    lead_time_days: answerLabels.leadTime,
    incoterm: answerLabels.incoterm,
    place: answerLabels.place,
    payment_terms: answerLabels.paymentTerms,
  },
  namePart: (part, index, { lines }) => (part === 'lines' ? (lines[index]?.product_name ?? '') : ''),
  listSums(offer, request) {
    const asked = listAskedLines(request)
    const lines = calculateLines(offer, takeAll(offer, asked), asked).map(({ position, quantity, total: minor }) => {
      const line = request.lines.find((one) => one.position === position)
      return { label: purchaseTexts.lineSum(quantity, line?.product_name ?? ''), minor }
    })
    const total = { label: answerLabels.total, minor: totalPurchase(offer, asked), isTotal: true }
    return [...(lines.length > 1 ? lines : []), total]
  },
  describeSums: () => answerMessages.totalNote,
  listTerms: ({ incoterm, place, payment_terms, valid }) => [
    [answerLabels.incoterm, `${nameIncoterm(incoterm)}, ${place}`],
    [answerLabels.paymentTerms, payment_terms],
    [answerLabels.valid, describeValidity(valid)],
  ],
  taking: {
    propose: (offer, request) =>
      takeAll(offer, listAskedLines(request)).map(({ position, quantity }) => ({
        position,
        isTaken: true,
        quantity: String(quantity),
      })),
    Fields: TakenLines,
    total: (offer, taken, request) =>
      calculateLines(offer, taken, listAskedLines(request)).reduce((total, line) => total + line.total, 0),
  },
  listLineTerms: listPurchaseLineTerms,
  agreedTotal: answerLabels.total,
}
