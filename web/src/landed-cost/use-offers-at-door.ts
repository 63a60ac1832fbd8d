import { calculateLandedCost } from '@fairquay/contract/landed-cost/endpoints.ts'
import type { AnsweredLandedCost, LandedCostInput } from '@fairquay/contract/landed-cost/shapes.ts'
import { formatDay } from '@fairquay/contract/locale.ts'
import { findChoosable } from '@fairquay/contract/sourcing/compare.ts'
import type { NeededOffer, RfqDetail, SellerAnswer } from '@fairquay/contract/sourcing/endpoints.ts'
import { useQueries, useQuery } from '@tanstack/react-query'
import { whereaboutsQuery } from '../accounts/whereabouts-query.ts'
import { call } from '../call.ts'
import { productQuery } from '../catalogue/catalogue-queries.ts'
import { useViewerKind } from '../catalogue/viewer.ts'
import { useKept } from '../forms/use-kept.ts'
import { type PriceSubject, subjectOfItems } from '../freight-prices/price-subject.ts'
import { freightPricesQuery } from '../freight-prices/use-freight-prices.ts'
import { ratesQuery } from '../trade/rates-query.ts'
import { useSettled } from '../ui/use-settled.ts'
import { type CardFreight, chooseCard, inModeOf, underCard } from './choose-card.ts'
import { readGoodsOfProduct } from './goods-of-product.ts'
import { useScenarios } from './kept-scenarios.ts'
import { type ScenarioForm, underTerm, writeScenario } from './scenario-form.ts'
import { landedTexts as texts } from './texts.ts'
import { askForPrices } from './use-card-freight.ts'

type Costs = { freight: number | null; onward: number | null }
type Offered = SellerAnswer & { offer: NeededOffer & { unit_price: number } }

/** An offer with what is typed or known of its freight, and what it comes to at the door. */
export type OfferAtDoor = {
  answer: Offered
  costs: Costs
  card: CardFreight | undefined
  landed: AnsweredLandedCost | undefined
  onChange: (part: Partial<Costs>) => void
}

const noCosts: Costs = { freight: null, onward: null }
/** Milliseconds of no typing after which is calculated. */
const pause = 250

/** The offers under a request for quotation at the buyer's door, each under its own term and from its seller's country. */
export function useOffersAtDoor(rfq: RfqDetail): { offers: OfferAtDoor[]; form: ScenarioForm } {
  const { first: form } = useScenarios('offers')
  const { draft: kept, change } = useKept<Record<string, Costs>>(`landed-offers ${rfq.id}`, {})
  const answers = findChoosable(rfq, new Date()).filter(isOffered)
  const ways = answers.map((answer) => {
    const { incoterm, place } = answer.offer
    return underTerm({ ...form, ...(kept[answer.request_id] ?? noCosts), quantity: null }, { incoterm, place })
  })
  const cards = useCards(rfq, answers, ways)
  const landed = useAnswers(answers.map((answer, at) => writeOffer(answer, rfq, ways[at] ?? form, cards[at])))
  const offers = answers.map((answer, at) => ({
    answer,
    costs: kept[answer.request_id] ?? noCosts,
    card: cards[at],
    landed: landed[at],
    onChange: (part: Partial<Costs>) =>
      change((now) => ({
        ...now,
        [answer.request_id]: { ...(now[answer.request_id] ?? noCosts), ...part },
      })),
  }))
  return { offers, form }
}

/** What rate cards ask for each offer where nothing is typed: for the load of the product that was asked about, from the country of whoever offers. */
function useCards(
  { currency, quantity, product }: RfqDetail,
  answers: readonly Offered[],
  ways: readonly ScenarioForm[],
): (CardFreight | undefined)[] {
  const { data: shown } = useQuery({
    ...productQuery(product?.slug ?? '', useViewerKind()),
    enabled: product !== null,
  })
  const { data: own } = useQuery(whereaboutsQuery)
  const rates = useQuery(ratesQuery)
  const goods = shown && subjectOfItems([readGoodsOfProduct(shown, [], quantity).item])
  const prices = useQueries({
    queries: answers.map(({ seller }, at) =>
      freightPricesQuery(own ? askFor(goods, seller.country, ways[at], own) : ''),
    ),
  })
  return prices.map(({ data }) => data && chooseCard(data, currency, rates.data?.data ?? []))
}

type Own = Parameters<typeof askForPrices>[2]

function askFor(goods: PriceSubject | undefined, country: string, way: ScenarioForm | undefined, own: Own): string {
  if (!goods || !way || way.freight !== null || way.destination === '') return ''
  return JSON.stringify({ ...askForPrices(goods, way, own), from: { country } })
}

function useAnswers(inputs: readonly (LandedCostInput | null)[]): (AnsweredLandedCost | undefined)[] {
  const settled = JSON.parse(useSettled(JSON.stringify(inputs), pause)) as (LandedCostInput | null)[]
  const results = useQueries({
    queries: settled.map((input) => ({
      queryKey: ['landed-cost', JSON.stringify(input)],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        call(calculateLandedCost, { body: input as LandedCostInput, signal }),
      enabled: input !== null,
      staleTime: 60_000,
      retry: false,
    })),
  })
  return results.map(({ data }) => data)
}

function isOffered(answer: SellerAnswer): answer is Offered {
  return answer.offer !== null && answer.offer.unit_price !== null
}

/** An offer under its own term; of the goods the code and weight that the product asked about has. */
function writeOffer(
  { offer, seller }: Offered,
  { quantity, product, title, currency }: RfqDetail,
  way: ScenarioForm,
  card: CardFreight | undefined,
): LandedCostInput | null {
  const line = {
    name: title,
    ...(product && { product_id: product.id }),
    origin: seller.country,
    quantity: Math.min(quantity, offer.quantity),
    unit_price: offer.unit_price,
    currency: offer.currency as LandedCostInput['currency'],
  }
  const input = writeScenario(underCard(inModeOf(way, card), card), [line], {
    currency,
    from: seller.country,
    premium: card?.insurance ?? null,
    source: card && texts.sourceCard(card.by, formatDay(card.until)),
  })
  return input ?? null
}
