import { unitTitles } from '@fairquay/contract/shipment-plans/names.ts'
import { nameGroup } from '@fairquay/contract/shipment-plans/pallet-groups.ts'
import type { Chosen, PalletTerms } from '@fairquay/contract/shipment-plans/scene.ts'
import type { ShipmentPlan } from '@fairquay/contract/shipment-plans/shapes.ts'
import { Rotate3d } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { GoodsLegend } from './goods-legend.tsx'
import { LoadDrawing } from './load-drawing.tsx'
import { LoadSlider } from './load-slider.tsx'
import { pictureTexts as say } from './texts.ts'
import { endsOf, UnitEnds } from './unit-ends.tsx'
import { useLoad } from './use-load.ts'
import { useTurning } from './use-turning.ts'

type LoadPictureProps = {
  plan: ShipmentPlan
  /** The pallets it was planned with: the plan's own terms. */
  terms: PalletTerms
  /** What people call a kind of carton. */
  nameOf: (carton: string) => string
} & Chosen

/** A unit or a pallet of a plan: a drawing with its goods in colours, loaded step by step, that can be turned where the device can. */
export function LoadPicture({ plan, terms, nameOf, ...chosen }: LoadPictureProps) {
  const load = useLoad({ plan, terms, nameOf, chosen })
  const { View, isFetching, trouble, start, stop } = useTurning()
  const { scene, shown, loaded, lookOf } = load
  const { length, width, height } = scene.room
  const unit = 'unit' in chosen ? plan.units[chosen.unit]?.type : undefined
  const ends = unit && endsOf(unit)
  if (scene.boxes.length === 0) return <p className="text-soft">{say.nothing}</p>

  const name = 'pallet' in chosen ? nameOne(plan, chosen.pallet) : unit ? unitTitles[unit] : ''
  const label = say.picture(name, say.loaded(loaded, scene.steps.length, scene.step))
  return (
    <figure className="@container">
      <div className="grid gap-x-6 gap-y-3 @3xl:grid-cols-[minmax(0,1fr)_17rem]">
        <div className="relative min-w-0 self-start overflow-hidden rounded-lg border border-line bg-sunken print:border-0">
          <Button
            tone="secondary"
            size="small"
            icon={<Rotate3d size={16} />}
            isBusy={isFetching}
            className="absolute top-2 right-2 z-10 print:hidden"
            onClick={() => (View ? stop() : void start())}
          >
            {View ? say.flat : say.turn}
          </Button>
          {View ? (
            <View scene={scene} shown={shown} lookOf={lookOf} ends={ends} onLost={() => stop(say.lost3d)} />
          ) : null}
          {/* On paper it is the drawing in any case. */}
          <div className={View ? 'hidden print:block' : 'px-3 pt-12 pb-7 @lg:px-6 @lg:pt-6 @lg:pb-8 print:p-0'}>
            <div className={unit ? 'relative mx-auto max-w-4xl' : 'relative mx-auto max-w-md'}>
              <LoadDrawing
                room={scene.room}
                painting={load.painting}
                lookOf={lookOf}
                hasWalls={ends !== undefined}
                label={label}
              />
              {ends ? <UnitEnds room={scene.room} ends={ends} /> : null}
            </div>
          </div>
          <div className="border-t border-line bg-surface py-1 print:hidden">
            <LoadSlider
              step={scene.step}
              all={scene.steps.length}
              loaded={loaded}
              onChange={load.setLoaded}
              last={load.last}
            />
          </div>
        </div>
        <figcaption className="flex min-w-0 flex-col gap-3">
          <p className="tabular text-sm text-soft">
            {unit ? say.inside(length, width, height) : say.palletSize(length, width, height)}
          </p>
          <GoodsLegend goods={load.legend} isLettered={load.isLettered} />
          <p role="status" className="text-sm text-amber empty:hidden print:hidden">
            {trouble}
          </p>
        </figcaption>
      </div>
    </figure>
  )
}

function nameOne({ pallets }: ShipmentPlan, index: number): string {
  const pallet = pallets[index]
  return pallet ? nameGroup({ first: index + 1, last: index + 1, pallet }) : ''
}
