import { project } from '@fairquay/contract/shipment-plans/draw-boxes.ts'
import type { Scene } from '@fairquay/contract/shipment-plans/scene.ts'
import type { UnitName } from '@fairquay/contract/shipment-plans/shapes.ts'
import { joinClasses } from '../../ui/join-classes.ts'
import { marginOf } from './load-drawing.tsx'
import { pictureTexts as say } from './texts.ts'

/** What the two ends of a unit are called; an air cargo pallet has none. */
export function endsOf(unit: UnitName): { closed: string; door: string } | undefined {
  if (unit === 'PMC') return undefined
  return unit.endsWith('trailer') ? { closed: say.cab, door: say.rearDoors } : { closed: say.closedEnd, door: say.door }
}

export const endLook =
  'pointer-events-none absolute rounded-sm bg-surface px-1.5 py-0.5 text-xs leading-4 font-medium whitespace-nowrap text-soft'

/** The names of the two ends, as text over the drawing: of one size however large that is. */
export function UnitEnds({ room, ends }: { room: Scene['room']; ends: { closed: string; door: string } }) {
  const { length, width } = room
  return (
    <div aria-hidden="true">
      <span className={joinClasses(endLook, 'translate-y-10')} style={placeOf(room, project(0, width, 0))}>
        {ends.closed}
      </span>
      <span
        className={joinClasses(endLook, 'translate-x-1 translate-y-1')}
        style={placeOf(room, project(length, width / 2, 0))}
      >
        {ends.door}
      </span>
    </div>
  )
}

function placeOf(room: Scene['room'], [u, v]: readonly [number, number]) {
  const { left, top, width, height } = marginOf(room)
  return { left: `calc(100% * ${(u - left) / width})`, top: `calc(100% * ${(v - top) / height})` }
}
