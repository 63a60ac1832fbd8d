import { planLayer } from '../layer.ts'
import { highestStack } from './blocks.ts'
import { type Kind, type Size, standingTurns } from './kinds.ts'

/** Where one box lies: its lower back left corner, measured from that of the container, and its edges as it is turned. */
export type Placement = Size & { id: string; x: number; y: number; z: number }

/** Equal boxes in equal layers, as people stack them: the turn with which most fit. The best there is for one kind, more often than not. */
export function stackLayers(container: Size & { payload?: number }, kind: Kind): Placement[] {
  const byWeight = kind.weight > 0 ? Math.floor((container.payload ?? Infinity) / kind.weight + 1e-9) : Infinity
  let best: Placement[] = []
  for (const turn of standingTurns(kind)) {
    const layer = planLayer(container.length, container.width, turn.length, turn.width)
    const layers = Math.min(Math.floor(container.height / turn.height), highestStack(kind))
    const count = Math.min(kind.quantity, byWeight, layers * layer.length)
    if (count <= best.length) continue
    best = Array.from({ length: count }, (_, index) => {
      const { x, y, length, width } = layer[index % layer.length] ?? { x: 0, y: 0, ...turn }
      const z = Math.floor(index / layer.length) * turn.height
      return { id: kind.id, x, y, z, length, width, height: turn.height }
    })
  }
  return best
}
