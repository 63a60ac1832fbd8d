import type { CustomsOffer } from '@fairquay/contract/customs/offer.ts'
import { calculateCustoms } from '@fairquay/contract/customs/offer-rules.ts'
import { valueBasisOf } from '@fairquay/contract/customs/rules.ts'
import { spellMoney } from '@fairquay/contract/money.ts'
import { answerLabels, answerMessages } from '@fairquay/contract/trade/answer-messages.ts'
import { describeValidity } from '@fairquay/contract/trade/terms.ts'
import type { KindView } from '../trade/kind-view.ts'
import { readCurrency } from '../trade/read-currency.ts'
import { lazyPart } from '../ui/lazy-part.tsx'
import { AskDuty } from './ask-duty.tsx'
import { ChargeTable } from './charge-table.tsx'
import { type CustomsRequest, MarketFacts } from './market-facts.tsx'
import { type CustomsDraft, draftOfCustoms, proposeCustoms, readCustomsDraft } from './offer-draft.ts'
import { customsTexts } from './texts.ts'

const OfferForm = lazyPart(() => import('./offer-form.tsx'), 'CustomsOfferForm')

/** An estimate of customs duties as the screens of requests show it. */
export const customsView: KindView<CustomsOffer, CustomsDraft, CustomsRequest> = {
  part: customsTexts.part,
  Ask: AskDuty,
  Facts: MarketFacts,
  Form: (props) => <OfferForm {...props} />,
  proposeDraft: (request, now) =>
    proposeCustoms(
      {
        currency: readCurrency(request),
        basis: valueBasisOf(request.customs?.importing_market ?? ''),
        goodsValue: request.total_price ?? 0,
        units: Math.max(
          1,
          request.lines.reduce((units, { quantity }) => units + quantity, 0),
        ),
        codes: listCodes(request),
        freight: readFreight(request),
      },
      now,
    ),
  draftOf: draftOfCustoms,
  readDraft: readCustomsDraft,
  fieldNames: {
    ...answerMessages.chargeNames,
    currency: answerLabels.currency,
    goods_value: answerLabels.goodsValue,
    freight: answerLabels.freight,
    insurance: answerLabels.insurance,
    insurance_rate: answerLabels.insuranceRate,
    onward: answerLabels.onward,
    units: answerLabels.units,
    rate: customsTexts.rate,
  },
  namePart: (part, index) => (part === 'charges' && Number.isInteger(index) ? customsTexts.charge(index + 1) : ''),
  listSums(offer) {
    const { total, landed, landedPerUnit, insurance, cif, customsValue, duty, fees, tax } = calculateCustoms(offer)
    const { sums } = answerMessages
    return [
      { label: sums.insurance, minor: insurance },
      { label: sums.cif, minor: cif },
      { label: sums.customsValue, minor: customsValue },
      { label: sums.duty, minor: duty },
      { label: sums.fees, minor: fees },
      { label: sums.tax, minor: tax },
      { label: sums.landed, minor: landed },
      { label: sums.landedPerUnit, price: landedPerUnit },
      { label: sums.total, minor: total, isTotal: true },
    ]
  },
  describeSums: () => answerMessages.estimate,
  listTerms: ({ basis, valid }) => [
    [answerLabels.basis, basis],
    [answerLabels.valid, describeValidity(valid)],
  ],
  tables: { charges: ChargeTable },
  agreedTotal: answerMessages.sums.total,
}

/** What the goods of each customs code are worth; goods without a code are those of ''. */
function listCodes({ lines }: CustomsRequest): { hts: string; value: number }[] {
  const values = new Map<string, number>()
  for (const { hts, total_price } of lines) values.set(hts ?? '', (values.get(hts ?? '') ?? 0) + (total_price ?? 0))
  return [...values].map(([hts, value]) => ({ hts, value }))
}

/** The freight agreed, where it is in the currency of the goods. */
function readFreight(request: CustomsRequest): string {
  const freight = request.customs?.freight
  const currency = readCurrency(request)
  return freight?.currency === currency ? spellMoney(freight.amount, currency) : ''
}
