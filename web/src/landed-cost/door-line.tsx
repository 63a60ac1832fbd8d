import type { LandedAddress } from '@fairquay/contract/landed-cost/address.ts'
import { headLanded, nameDoor } from '@fairquay/contract/landed-cost/headline.ts'
import { Link } from '@tanstack/react-router'
import { MapPinned } from 'lucide-react'
import { keyOfGoods, useScenarios } from './kept-scenarios.ts'
import {
  type AgreedFreight,
  type AgreedTerm,
  type LandedGoods,
  underFreight,
  underTerm,
  writeScenario,
} from './scenario-form.ts'
import { landedTexts as texts } from './texts.ts'
import { useLanded } from './use-landed.ts'

export type DoorLineProps = {
  goods: readonly LandedGoods[]
  currency: string
  from?: string | undefined
  agreed?: AgreedTerm | undefined
  carriage?: AgreedFreight | undefined
  /** The page of the whole calculation. */
  search: LandedAddress
}

/** What goods cost at the buyer's door, in one line, which opens what it is made of. */
export function DoorLine({ goods, currency, from, agreed, carriage, search }: DoorLineProps) {
  const scenarios = useScenarios(keyOfGoods(goods))
  const first = underFreight(underTerm(scenarios.first, agreed), carriage)
  const { answer, error } = useLanded(
    writeScenario({ ...first, quantity: null }, goods, { currency, from, premium: carriage?.insurance ?? null }),
  )
  const told = answer && !error ? headLanded(answer) : undefined
  return (
    <Link
      to="/landed-cost"
      search={search}
      className="group flex min-h-11 items-center gap-2.5 rounded-md py-1 text-sm hover:text-quay"
    >
      <MapPinned size={17} aria-hidden="true" className="shrink-0 text-quay" />
      <span className="min-w-0 tabular">
        {first.destination === '' ? texts.title : texts.atDoor(nameDoor(first.town, first.destination))}
        {told ? (
          <>
            {': '}
            <span className="font-semibold">{told.price}</span> {told.of}
          </>
        ) : null}
        <span className="block text-quay group-hover:underline">
          {told?.isWhole === false ? texts.seeMissing : texts.seeAll}
        </span>
      </span>
    </Link>
  )
}
