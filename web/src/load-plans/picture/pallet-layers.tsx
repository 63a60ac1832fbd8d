import { letterOf, lookOf } from '@fairquay/contract/shipment-plans/box-colours.ts'
import { findLayers, nameLayers, type PalletLayer } from '@fairquay/contract/shipment-plans/pallet-layers.ts'
import { findGoods, type PalletTerms } from '@fairquay/contract/shipment-plans/scene.ts'
import type { PlannedPallet, ShipmentPlan } from '@fairquay/contract/shipment-plans/shapes.ts'
import { type PalletSize, palletOf } from '@fairquay/contract/shipment-plans/unit-sizes.ts'
import { useMemo } from 'react'
import { LayerDrawing, type LayerGoods } from './layer-drawing.tsx'
import { pictureTexts as say } from './texts.ts'

type PalletLayersProps = {
  plan: ShipmentPlan
  terms: PalletTerms
  nameOf: (carton: string) => string
  /** One of equal pallets stands for all. */
  pallet: PlannedPallet
}

/** How a pallet is built up, layer by layer from above: to look at, and to take along on paper. */
export function PalletLayers({ plan, terms, nameOf, pallet }: PalletLayersProps) {
  const build = plan.builds[pallet.build]
  const layers = useMemo(() => findLayers(build ?? []), [build])
  const goods = useMemo(
    () =>
      new Map(
        findGoods(plan).map((id, position) => [
          id,
          { name: nameOf(id), letter: letterOf(position), look: lookOf(position) },
        ]),
      ),
    [plan, nameOf],
  )
  const size = palletOf(terms)
  const isLettered = pallet.contents.length > 1
  return (
    <section aria-label={say.layers}>
      <p className="tabular text-sm text-soft">
        {say.deck(size.length_mm, size.width_mm)}
        {terms.overhang_mm ? ` ${say.overhang(terms.overhang_mm)}` : ''}
        {layers.some(({ rising }) => rising.length > 0) ? ` ${say.rising}` : ''}
      </p>
      <ol className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(min(100%,13.5rem),1fr))] gap-4">
        {layers.map((layer) => (
          <Layer key={layer.numbers.join()} {...{ layer, goods, size, isLettered }} overhang={terms.overhang_mm ?? 0} />
        ))}
      </ol>
    </section>
  )
}

type LayerProps = {
  layer: PalletLayer
  goods: ReadonlyMap<string, LayerGoods>
  size: PalletSize
  overhang: number
  isLettered: boolean
}

function Layer({ layer, goods, size, overhang, isLettered }: LayerProps) {
  const { numbers, boxes, contents } = layer
  const title = say.layerCartons(nameLayers(numbers), boxes.length)
  return (
    <li className="break-inside-avoid rounded-lg border border-line bg-surface p-3">
      <LayerDrawing layer={layer} goods={goods} size={size} overhang={overhang} isLettered={isLettered} label={title} />
      <p className="tabular mt-2 text-sm font-medium">{title}</p>
      <ul className="text-sm text-soft">
        {contents.map(({ id, cartons }) => {
          const said = say.goodsOfLayer(cartons, goods.get(id)?.name ?? id)
          return (
            <li key={id} className="tabular wrap-anywhere">
              {isLettered ? say.lettered(goods.get(id)?.letter ?? '', said) : said}
            </li>
          )
        })}
      </ul>
    </li>
  )
}
