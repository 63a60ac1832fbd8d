import { lookOf } from '@fairquay/contract/shipment-plans/box-colours.ts'
import { findPalletShapes, paintBoxes, paintPallets } from '@fairquay/contract/shipment-plans/paint-load.ts'
import { describeContents, nameGroup } from '@fairquay/contract/shipment-plans/pallet-groups.ts'
import {
  type Chosen,
  findGoods,
  findScene,
  type PalletTerms,
  type Scene,
} from '@fairquay/contract/shipment-plans/scene.ts'
import type { ShipmentPlan } from '@fairquay/contract/shipment-plans/shapes.ts'
import { palletOf } from '@fairquay/contract/shipment-plans/unit-sizes.ts'
import { useMemo, useState } from 'react'
import type { LegendGoods } from './goods-legend.tsx'
import { pictureTexts as say } from './texts.ts'

export type LoadGiven = { plan: ShipmentPlan; terms: PalletTerms; nameOf: (carton: string) => string; chosen: Chosen }

/** What is drawn of a chosen unit or pallet, and how much of it is loaded: everything, until somebody takes a step. */
export function useLoad({ plan, terms, nameOf, chosen }: LoadGiven) {
  const scene = useScene(plan, terms, chosen)
  const [moved, setMoved] = useState<{ scene: Scene; loaded: number }>()
  const loaded = moved?.scene === scene ? moved.loaded : scene.steps.length
  const count = loaded === 0 ? 0 : (scene.steps[loaded - 1] ?? 0)
  // A pallet that is built up stands there before its first carton.
  const shown = loaded === 0 && scene.boxes[0]?.kind === 'pallet' && scene.step === 'carton' ? 1 : count
  const pallets = useMemo(() => (scene.step === 'pallet' ? findPalletShapes(scene.boxes) : undefined), [scene])
  const painting = useMemo(
    () => (pallets ? paintPallets(pallets.slice(0, loaded)) : paintBoxes(scene.boxes.slice(0, shown))),
    [pallets, scene, loaded, shown],
  )
  const goods = useMemo(() => findGoods(plan), [plan])
  const looks = useMemo(() => new Map(goods.map((id, position) => [id, lookOf(position)])), [goods])
  const look = useMemo(() => (id: string) => looks.get(id) ?? lookOf(0), [looks])
  return {
    scene,
    shown,
    loaded,
    painting,
    lookOf: look,
    setLoaded: (next: number) => setMoved({ scene, loaded: next }),
    legend: countGoods(goods, scene, shown).map(
      ({ id, position, ...counts }): LegendGoods => ({ id, position, look: look(id), name: nameOf(id), ...counts }),
    ),
    isLettered: goods.length > 1,
    last: loaded === 0 ? say.empty : nameLast(scene, count, loaded, { plan, nameOf }),
  }
}

/** The same scene as long as what it is made from says the same: terms are often written anew. */
function useScene(plan: ShipmentPlan, terms: PalletTerms, chosen: Chosen): Scene {
  const { clearance_mm, overhang_mm } = terms
  const pallet = JSON.stringify(palletOf(terms))
  const what = JSON.stringify(chosen)
  return useMemo(
    () =>
      findScene(
        plan,
        {
          pallet: JSON.parse(pallet) as PalletTerms['pallet'],
          ...(clearance_mm !== undefined && { clearance_mm }),
          ...(overhang_mm !== undefined && { overhang_mm }),
        },
        JSON.parse(what) as Chosen,
      ),
    [plan, pallet, clearance_mm, overhang_mm, what],
  )
}

type Counted = { id: string; position: number; loaded: number; all: number }

/** How many of each of the plan's goods are in a scene, and among its first boxes. */
function countGoods(goods: readonly string[], { boxes }: Scene, shown: number): Counted[] {
  const counts = new Map(goods.map((id, position) => [id, { id, position, loaded: 0, all: 0 }]))
  boxes.forEach(({ id, kind }, index) => {
    const count = kind === 'carton' ? counts.get(id) : undefined
    if (!count) return
    count.all++
    if (index < shown) count.loaded++
  })
  return [...counts.values()].filter(({ all }) => all > 0)
}

function nameLast(
  { boxes, step }: Scene,
  count: number,
  loaded: number,
  { plan, nameOf }: Pick<LoadGiven, 'plan' | 'nameOf'>,
): string {
  const box = boxes[count - 1]
  if (!box) return ''
  const pallet = plan.pallets[box.pallet ?? -1]
  if (step === 'carton' || !pallet || box.pallet === undefined) return say.lastCarton(loaded, nameOf(box.id))
  const number = box.pallet + 1
  return say.lastPallet(nameGroup({ first: number, last: number, pallet }), describeContents(pallet, nameOf))
}
