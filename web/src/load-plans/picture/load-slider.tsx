import { findPositions } from '@fairquay/contract/shipment-plans/loading-steps.ts'
import type { Scene } from '@fairquay/contract/shipment-plans/scene.ts'
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { IconButton } from '../../ui/icon-button.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { pictureTexts as say } from './texts.ts'
import { usePlaying } from './use-playing.ts'

type LoadSliderProps = {
  step: Scene['step']
  /** How many pallets or cartons there are. */
  all: number
  loaded: number
  onChange: (loaded: number) => void
  /** What was set down last. */
  last: string
}

/** How much is loaded: dragged, stepped with the buttons or the arrow keys, or played. */
export function LoadSlider({ step, all, loaded, onChange, last }: LoadSliderProps) {
  const isStill = useMedia('(prefers-reduced-motion: reduce)')
  const { jump, positions } = findPositions(all)
  const at = Math.ceil(loaded / jump)
  const goTo = (position: number) => onChange(Math.min(all, Math.max(0, position) * jump))
  const { isPlaying, play, pause } = usePlaying(at, positions, goTo)
  const take = (position: number) => {
    pause()
    goTo(position)
  }
  const said = say.loaded(loaded, all, step)
  return (
    <div className="print:hidden">
      <div className="flex items-center gap-1 px-1">
        {isStill ? null : (
          <IconButton
            label={isPlaying ? say.pause : say.play}
            icon={isPlaying ? <Pause size={20} /> : <Play size={20} />}
            onClick={isPlaying ? pause : play}
          />
        )}
        <IconButton label={say.back} icon={<ChevronLeft size={20} />} disabled={at <= 0} onClick={() => take(at - 1)} />
        <input
          type="range"
          min={0}
          max={positions}
          value={at}
          aria-label={say.howMuch}
          aria-valuetext={last === '' ? said : `${said}. ${last}`}
          className="h-11 min-w-0 flex-1 accent-quay"
          onChange={(event) => take(event.target.valueAsNumber)}
        />
        <IconButton
          label={say.forward}
          icon={<ChevronRight size={20} />}
          disabled={at >= positions}
          onClick={() => take(at + 1)}
        />
      </div>
      <p className="tabular flex min-h-12 flex-wrap gap-x-3 px-3 text-sm @lg:min-h-6">
        <span className="font-medium">{said}</span>
        <span className="min-w-0 text-soft wrap-anywhere">{last}</span>
      </p>
    </div>
  )
}
