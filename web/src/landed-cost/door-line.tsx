import type { LandedAddress } from '@fairquay/contract/landed-cost/address.ts'
import { headLanded, nameDoor } from '@fairquay/contract/landed-cost/headline.ts'
import { Link } from '@tanstack/react-router'
import { MapPinned } from 'lucide-react'
import { keyOfGoods, useScenarios } from './kept-scenarios.ts'
import type { AgreedFreight, AgreedTerm, LandedGoods } from './scenario-form.ts'
import { landedTexts as texts } from './texts.ts'
import type { Carried } from './use-card-freight.ts'
import { useWay } from './use-way.ts'

export type DoorLineProps = {
  goods: readonly LandedGoods[]
  currency: string
  from?: string | undefined
  agreed?: AgreedTerm | undefined
  carriage?: AgreedFreight | undefined
  carried?: Carried | undefined
  /** The page of the whole calculation. */
  search: LandedAddress
}

/** What goods cost at the buyer's door, in one line, which opens what it is made of. */
export function DoorLine({ search, ...way }: DoorLineProps) {
  const scenarios = useScenarios(keyOfGoods(way.goods))
  const { form, card, landed } = useWay({ ...scenarios.first, quantity: null }, way)
  const told = landed.answer && !landed.error ? headLanded(landed.answer, way.goods[0]?.unit) : undefined
  return (
    <Link
      to="/landed-cost"
      search={search}
      className="group flex min-h-11 items-center gap-2.5 rounded-md py-1 text-sm hover:text-quay"
    >
      <MapPinned size={17} aria-hidden="true" className="shrink-0 text-quay" />
      <span className="min-w-0 tabular">
        {form.destination === '' ? texts.title : texts.atDoor(nameDoor(form.town, form.destination))}
        {told ? (
          <>
            {': '}
            <span className="font-semibold">{told.price}</span> {told.of}
            {card ? <span className="text-soft">, {texts.withCard(card.by)}</span> : null}
          </>
        ) : null}
        <span className="block text-quay group-hover:underline">
          {told?.isWhole === false ? texts.seeMissing : texts.seeAll}
        </span>
      </span>
    </Link>
  )
}
