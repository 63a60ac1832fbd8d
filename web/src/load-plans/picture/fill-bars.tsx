import type { PalletTerms } from '@fairquay/contract/shipment-plans/scene.ts'
import type { PlanInput, PlannedPallet, PlannedUnit } from '@fairquay/contract/shipment-plans/shapes.ts'
import { formatShare } from '@fairquay/contract/shipment-plans/summary.ts'
import { palletOf, unitSizes } from '@fairquay/contract/shipment-plans/unit-sizes.ts'
import { joinClasses } from '../../ui/join-classes.ts'
import { pictureTexts as say } from './texts.ts'

type Bar = { name: string; share: number; said: string }

/** How much of a unit's floor, room and weight is used, with the figures. */
export function UnitFill({ unit }: { unit: PlannedUnit }) {
  const { length_mm, width_mm, height_mm, payload_kg } = unitSizes[unit.type]
  const area = (length_mm / 1000) * (width_mm / 1000)
  const volume = area * (height_mm / 1000)
  return (
    <FillBars
      note={unit.is_shared ? say.sharedUnit : ''}
      bars={[
        {
          name: say.floor,
          share: unit.floor_share,
          // Of loose cartons it is how far they reach from the closed end.
          said: unit.stacks
            ? say.ofArea(unit.floor_share * area, area)
            : say.ofLength(unit.floor_share * length_mm, length_mm),
        },
        { name: say.volume, share: unit.volume_share, said: say.ofVolume(unit.volume_share * volume, volume) },
        { name: say.weight, share: unit.weight_share, said: say.ofWeight(unit.kg, payload_kg) },
      ]}
    />
  )
}

type PalletFillProps = { pallet: PlannedPallet; terms: PalletTerms & Pick<PlanInput, 'max_height_mm'> }

/** What lies on a pallet beside what it carries, and how high it is beside how high it may be, where that was said. */
export function PalletFill({ pallet: { gross_kg, height_mm }, terms }: PalletFillProps) {
  const { kg, safe_load_kg } = palletOf(terms)
  const { max_height_mm: highest } = terms
  const goods = gross_kg - kg
  return (
    <FillBars
      note=""
      bars={[
        { name: say.carried, share: goods / safe_load_kg, said: say.ofWeight(goods, safe_load_kg) },
        ...(highest === undefined
          ? []
          : [{ name: say.height, share: height_mm / highest, said: say.ofHeight(height_mm, highest) }]),
      ]}
    />
  )
}

function FillBars({ bars, note }: { bars: readonly Bar[]; note: string }) {
  return (
    <div>
      <dl className="flex flex-col gap-3">
        {bars.map((bar) => (
          <FillBar key={bar.name} {...bar} />
        ))}
      </dl>
      {note === '' ? null : <p className="mt-3 text-sm text-faint">{note}</p>}
    </div>
  )
}

/** The bar is for the eye: what it says stands beside it in figures. */
function FillBar({ name, share, said }: Bar) {
  const isOver = share > 1 + 1e-6
  return (
    <div className="grid grid-cols-[1fr_auto] gap-x-4 text-sm">
      <dt>{name}</dt>
      <dd className="tabular text-right">
        <span className="mr-3 text-soft">{said}</span>
        <strong className={isOver ? 'text-brick' : undefined}>{formatShare(share)}</strong>
        {isOver ? <span className="block text-brick">{say.over}</span> : null}
      </dd>
      <dd
        aria-hidden="true"
        className="col-span-2 mt-1 h-2 overflow-hidden rounded-full bg-line print:border print:border-edge"
      >
        <div
          className={joinClasses('h-full rounded-full print:border-t-8', isOver ? 'bg-brick' : 'bg-quay')}
          style={{ width: share > 0 ? `max(0.5rem, 100% * ${Math.min(1, share)})` : 0 }}
        />
      </dd>
    </div>
  )
}
