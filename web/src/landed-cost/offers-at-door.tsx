import { calculateLandedCost } from '@fairquay/contract/landed-cost/endpoints.ts'
import { headLanded, nameDoor, weighLanded } from '@fairquay/contract/landed-cost/headline.ts'
import type { AnsweredLandedCost, LandedCostInput } from '@fairquay/contract/landed-cost/shapes.ts'
import type { NeededOffer, RfqDetail, SellerAnswer } from '@fairquay/contract/sourcing/endpoints.ts'
import { useQueries } from '@tanstack/react-query'
import { call } from '../call.ts'
import { NumberField } from '../forms/number-field.tsx'
import { useKept } from '../forms/use-kept.ts'
import { Badge } from '../ui/badge.tsx'
import { useSettled } from '../ui/use-settled.ts'
import { useScenarios } from './kept-scenarios.ts'
import { type ScenarioForm, underTerm, writeScenario } from './scenario-form.ts'
import { landedTexts as texts } from './texts.ts'

type Costs = { freight: number | null; onward: number | null }
type Offered = SellerAnswer & { offer: NeededOffer & { unit_price: number } }

const noCosts: Costs = { freight: null, onward: null }

/** What the offers of several sellers cost at the buyer's door: the cheapest there need not be the cheapest at the seller's gate. */
export function OffersAtDoor({ rfq }: { rfq: RfqDetail }) {
  const { first } = useScenarios('offers')
  const { draft: costs, change } = useKept<Record<string, Costs>>(`landed-offers ${rfq.id}`, {})
  const offers = rfq.answers.filter(isOffered)
  const inputs = offers.map((answer) => askFor(answer, rfq, { ...first, ...(costs[answer.request_id] ?? noCosts) }))
  const settled = JSON.parse(useSettled(JSON.stringify(inputs), 250)) as (LandedCostInput | null)[]
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
  if (offers.length < 2 || first.destination === '') return null
  const cheapest = findCheapest(results.map(({ data }) => data))
  return (
    <section aria-labelledby="offers-at-door" className="mt-8">
      <h2 id="offers-at-door" className="text-lg">
        {texts.atDoor(nameDoor(first.town, first.destination))}
      </h2>
      <p className="mt-1 mb-4 max-w-prose text-sm text-soft">{texts.offersLead}</p>
      <ul className="flex flex-col gap-3">
        {offers.map((answer, at) => (
          <li
            key={answer.request_id}
            className="grid gap-x-6 gap-y-3 rounded-lg border border-line bg-surface p-4 md:grid-cols-[minmax(0,1fr)_10rem_10rem_14rem] md:items-end"
          >
            <p className="min-w-0 self-start">
              <span className="block font-medium break-words">{answer.seller.name}</span>
              <span className="text-sm text-soft">{[answer.offer.incoterm, answer.offer.place].join(' ')}</span>
            </p>
            {(['freight', 'onward'] as const).map((field) => (
              <NumberField
                key={field}
                label={texts[field]}
                currency={rfq.currency}
                placeholder={texts.notKnown}
                value={costs[answer.request_id]?.[field] ?? null}
                onChange={(value) =>
                  change((now) => ({
                    ...now,
                    [answer.request_id]: { ...(now[answer.request_id] ?? noCosts), [field]: value },
                  }))
                }
              />
            ))}
            <Told answer={results[at]?.data} isCheapest={cheapest === at} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Told({ answer, isCheapest }: { answer: AnsweredLandedCost | undefined; isCheapest: boolean }) {
  if (!answer) return <p className="min-h-12 self-start text-faint">–</p>
  const { price, of } = headLanded(answer)
  return (
    <p className="tabular self-start md:text-right">
      <span className="block text-lg font-semibold">{price}</span>
      <span className="block text-sm text-soft">{of}</span>
      {isCheapest ? <Badge tone="quay">{texts.cheapestAtDoor}</Badge> : null}
      {answer.gaps.map(({ code, line, message }) => (
        <span key={`${code} ${line}`} className="block text-sm text-amber">
          {message}
        </span>
      ))}
    </p>
  )
}

function isOffered(answer: SellerAnswer): answer is Offered {
  return answer.offer !== null && answer.offer.unit_price !== null
}

/** An offer under its own term; of the goods the code and weight that the product asked about has. */
function askFor(
  { offer, seller }: Offered,
  { quantity, product, title, currency }: RfqDetail,
  form: ScenarioForm,
): LandedCostInput | null {
  const line = {
    name: title,
    ...(product && { product_id: product.id }),
    origin: seller.country,
    quantity: Math.min(quantity, offer.quantity),
    unit_price: offer.unit_price,
    currency: offer.currency as LandedCostInput['currency'],
  }
  const way = underTerm(form, { incoterm: offer.incoterm, place: offer.place })
  return writeScenario({ ...way, quantity: null }, [line], { currency, from: seller.country }) ?? null
}

/** Which of them costs least a piece at the door; none while one is not known whole, or only one is there. */
export function findCheapest(answers: readonly (AnsweredLandedCost | undefined)[]): number | undefined {
  const weighed = answers.map((answer) => {
    if (!answer) return undefined
    const { amount, isWhole } = weighLanded(answer)
    const quantity = answer.lines[0]?.quantity ?? 0
    return isWhole && quantity > 0 ? amount / quantity : undefined
  })
  if (weighed.length < 2 || weighed.includes(undefined)) return undefined
  const least = Math.min(...weighed.map((each) => each ?? Number.POSITIVE_INFINITY))
  return weighed.indexOf(least)
}
