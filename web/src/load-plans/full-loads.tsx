import type { Limits } from '@fairquay/contract/catalogue/prices.ts'
import type { Packaging } from '@fairquay/contract/catalogue/shapes.ts'
import { formatNumber } from '@fairquay/contract/locale.ts'
import { cartonOf } from '@fairquay/contract/shipment-plans/cartons-of.ts'
import {
  type FullLoadOffer,
  offerFullLoads,
  readFullAmounts,
} from '@fairquay/contract/shipment-plans/full-load-offers.ts'
import { findPack } from '@fairquay/contract/trade/load.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { joinClasses } from '../ui/join-classes.ts'
import { findFullInWorker } from './plan-in-worker.ts'
import { planTexts as texts } from './texts.ts'

export type FullLoadsProps = {
  packaging: readonly Packaging[]
  quantity: number
  limits: Limits
  onChoose: (quantity: number) => void
  /** All in one line where there is room for it. */
  isWide?: boolean
}

/** Quantities with which no carton, pallet or container travels in part, each one press away. */
export function FullLoads({ packaging, quantity, limits, onChoose, isWide = false }: FullLoadsProps) {
  const pack = useMemo(() => findPack(packaging), [packaging])
  const carton = pack && cartonOf({ id: 'A', name: '', pack, quantity: 1 })
  const { data: full } = useQuery({
    queryKey: ['full-loads', carton],
    queryFn: ({ signal }) => (carton ? findFullInWorker(carton, signal) : null),
    enabled: carton !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    // It needs no network.
    networkMode: 'always',
  })
  // What was pressed stays under the finger and the focus, though it is reached now.
  const [taken, setTaken] = useState<number | undefined>()
  if (!pack || !full) return null
  const offers = offerFullLoads(quantity, readFullAmounts(pack, full), limits).filter(
    (offer) => !offer.isReached || offer.quantity === taken,
  )
  if (offers.length === 0) return null
  return (
    <fieldset aria-label={texts.fullLoads} className="flex gap-2">
      {offers.map((offer) => (
        <button
          key={offer.kind}
          type="button"
          aria-pressed={offer.isReached}
          onClick={() => {
            setTaken(offer.quantity)
            onChoose(offer.quantity)
          }}
          className={joinClasses(
            'min-h-11 rounded-md border border-line px-2 py-1 text-xs leading-tight text-balance text-quay transition-colors hover:bg-tint aria-pressed:bg-tint',
            isWide && 'md:min-h-8 md:px-2.5',
          )}
        >
          {nameOffer(offer)} <span className="tabular text-soft">({formatNumber(offer.quantity)})</span>
        </button>
      ))}
    </fieldset>
  )
}

function nameOffer({ kind, loads }: FullLoadOffer): string {
  return kind === 'cartons' ? texts.fullCartons : texts.full[kind](loads)
}
