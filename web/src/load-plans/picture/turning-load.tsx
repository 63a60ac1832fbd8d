import type { BoxLook } from '@fairquay/contract/shipment-plans/box-colours.ts'
import type { Scene } from '@fairquay/contract/shipment-plans/scene.ts'
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Minus, Plus, RotateCcw } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'
import { useIsDark } from '../../ui/use-is-dark.ts'
import { pictureTexts as say } from './texts.ts'
import { makeTurningScene, type TurningScene } from './turning-scene.ts'
import { endLook } from './unit-ends.tsx'

type TurningLoadProps = {
  scene: Scene
  /** How many of its boxes are there. */
  shown: number
  lookOf: (id: string) => BoxLook
  ends: { closed: string; door: string } | undefined
  /** The device has ended it, or never began. */
  onLost: () => void
}

/** A load that can be turned: by dragging, with the arrow keys, or with the buttons below it. */
export function TurningLoad({ scene, shown, lookOf, ends, onLost }: TurningLoadProps) {
  const place = useRef<HTMLDivElement>(null)
  const closed = useRef<HTMLSpanElement>(null)
  const door = useRef<HTMLSpanElement>(null)
  const [turning, setTurning] = useState<TurningScene>()
  const lost = useRef(onLost)
  lost.current = onLost
  const isDark = useIsDark()
  const hasWalls = ends !== undefined

  useEffect(() => {
    if (!place.current) return
    const labels = [closed.current, door.current].filter((label) => label !== null)
    try {
      const made = makeTurningScene(place.current, {
        scene,
        lookOf,
        labels,
        hasWalls,
        name: say.keys,
        onLost: () => lost.current(),
      })
      setTurning(made)
      return () => made.dispose()
    } catch {
      lost.current()
    }
  }, [scene, lookOf, hasWalls])
  useEffect(() => turning?.show(shown), [turning, shown])
  // A canvas reads no style sheet: the page's colours are read again when it turns dark.
  useEffect(() => turning?.colour(isDark), [turning, isDark])

  return (
    <div className="print:hidden">
      <div ref={place} className="relative h-[clamp(18rem,48cqw,32rem)] overflow-hidden">
        <span ref={closed} aria-hidden="true" className={endLook}>
          {ends?.closed}
        </span>
        <span ref={door} aria-hidden="true" className={endLook}>
          {ends?.door}
        </span>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 px-1 pb-1">
        <p className="px-2 text-sm text-soft">{say.turnHelp}</p>
        <div className="flex flex-wrap">
          {controls.map(({ label, icon, press }) => (
            <IconButton key={label} label={label} icon={icon} onClick={() => turning && press(turning)} />
          ))}
        </div>
      </div>
    </div>
  )
}

/** How far a press turns: 15°. */
const step = Math.PI / 12

const controls = [
  { label: say.turnLeft, icon: <ArrowLeft size={18} />, press: ({ turn }: TurningScene) => turn(-step, 0) },
  { label: say.turnRight, icon: <ArrowRight size={18} />, press: ({ turn }: TurningScene) => turn(step, 0) },
  { label: say.turnUp, icon: <ArrowUp size={18} />, press: ({ turn }: TurningScene) => turn(0, step) },
  { label: say.turnDown, icon: <ArrowDown size={18} />, press: ({ turn }: TurningScene) => turn(0, -step) },
  { label: say.nearer, icon: <Plus size={18} />, press: ({ approach }: TurningScene) => approach(0.8) },
  { label: say.further, icon: <Minus size={18} />, press: ({ approach }: TurningScene) => approach(1.25) },
  { label: say.reset, icon: <RotateCcw size={18} />, press: ({ reset }: TurningScene) => reset() },
]
