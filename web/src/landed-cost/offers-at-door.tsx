import { headLanded, nameDoor } from '@fairquay/contract/landed-cost/headline.ts'
import type { AnsweredLandedCost } from '@fairquay/contract/landed-cost/shapes.ts'
import { formatMoney, readMoney } from '@fairquay/contract/money.ts'
import type { RfqDetail } from '@fairquay/contract/sourcing/endpoints.ts'
import { NumberField } from '../forms/number-field.tsx'
import { Badge } from '../ui/badge.tsx'
import { findCheapest } from './find-cheapest.ts'
import { landedTexts as texts } from './texts.ts'
import { type OfferAtDoor, useOffersAtDoor } from './use-offers-at-door.ts'

/** What the offers of several sellers cost at the buyer's door: the cheapest there need not be the cheapest at the seller's gate. */
export function OffersAtDoor({ rfq }: { rfq: RfqDetail }) {
  const { offers, form } = useOffersAtDoor(rfq)
  if (offers.length < 2 || form.destination === '') return null
  const cheapest = findCheapest(offers.map(({ landed }) => landed))
  return (
    <section aria-labelledby="offers-at-door" className="mt-8">
      <h2 id="offers-at-door" className="text-lg">
        {texts.atDoor(nameDoor(form.town, form.destination))}
      </h2>
      <p className="mt-1 mb-4 max-w-prose text-sm text-soft">{texts.offersLead}</p>
      <ul className="flex flex-col gap-3">
        {offers.map((offer, at) => (
          <OfferRow key={offer.answer.request_id} offer={offer} rfq={rfq} isCheapest={cheapest === at} />
        ))}
      </ul>
    </section>
  )
}

type OfferRowProps = { offer: OfferAtDoor; rfq: RfqDetail; isCheapest: boolean }

function OfferRow({ offer: { answer, costs, card, landed, onChange }, rfq, isCheapest }: OfferRowProps) {
  const { currency, unit } = rfq
  const asked = (known: number | null | undefined) =>
    typeof known === 'number' ? formatMoney(readMoney(known, currency), currency) : texts.notKnown
  return (
    <li className="grid gap-x-6 gap-y-3 rounded-lg border border-line bg-surface p-4 md:grid-cols-[minmax(0,1fr)_10rem_10rem_14rem] md:items-end">
      <p className="min-w-0 self-start">
        <span className="block font-medium break-words">{answer.seller.name}</span>
        <span className="text-sm text-soft">{[answer.offer.incoterm, answer.offer.place].join(' ')}</span>
        {card ? <span className="block text-sm text-soft">{texts.cardOf(card.by, texts.by[card.mode])}</span> : null}
      </p>
      {(['freight', 'onward'] as const).map((field) => (
        <NumberField
          key={field}
          label={texts[field]}
          currency={currency}
          placeholder={asked(card?.[field])}
          value={costs[field]}
          onChange={(value) => onChange({ [field]: value })}
        />
      ))}
      <Told answer={landed} unit={unit} isCheapest={isCheapest} />
    </li>
  )
}

type ToldProps = { answer: AnsweredLandedCost | undefined; unit: string; isCheapest: boolean }

function Told({ answer, unit, isCheapest }: ToldProps) {
  if (!answer) return <p className="min-h-12 self-start text-faint">–</p>
  const { price, of } = headLanded(answer, unit)
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
