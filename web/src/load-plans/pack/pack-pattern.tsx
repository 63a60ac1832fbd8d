import { formatNumber } from '@fairquay/contract/locale.ts'
import { lookOf } from '@fairquay/contract/shipment-plans/box-colours.ts'
import type { PalletLayer } from '@fairquay/contract/shipment-plans/pallet-layers.ts'
import { palletSizes } from '@fairquay/contract/shipment-plans/unit-sizes.ts'
import type { PackLoads } from '@fairquay/planner/shipment/pack-loads.ts'
import { memo } from 'react'
import { LayerDrawing } from '../picture/layer-drawing.tsx'
import { packTexts as texts } from './texts.ts'

type PackPatternProps = { loads: PackLoads; unitsEach: number }

const id = 'A'
const goods = new Map([[id, { name: '', letter: '', look: lookOf(0) }]])

/** How equal cartons lie on a pallet: one layer from above, and what a full one comes to. Nothing where none fits on it. Drawn again only when that changes, not with each letter typed. */
export const PackPattern = memo(function PackPattern({ loads: { pallet, pallet_name }, unitsEach }: PackPatternProps) {
  if (!pallet) return null
  const { layer, per_layer, layers, cartons, height_mm, kg } = pallet
  const drawn: PalletLayer = {
    numbers: [1],
    boxes: layer.map((place) => ({ id, z: 0, height: 0, ...place })),
    rising: [],
    contents: [],
  }
  return (
    <div className="flex min-w-0 flex-wrap items-start gap-4 lg:basis-1/2">
      <div className="w-full max-w-52 shrink-0">
        <LayerDrawing
          layer={drawn}
          goods={goods}
          size={palletSizes[pallet_name]}
          overhang={0}
          isLettered={false}
          label={texts.oneLayer(per_layer, pallet_name)}
        />
      </div>
      <p className="tabular min-w-48 flex-1 text-sm text-pretty">
        <span className="font-medium">{texts.pattern(per_layer, layers, cartons, pallet_name)}</span>{' '}
        <span className="text-soft">
          (
          {texts.palletOf(
            cartons * unitsEach,
            formatNumber(height_mm / 1000, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
            formatNumber(kg, { maximumFractionDigits: 0 }),
          )}
          )
        </span>
      </p>
    </div>
  )
})
