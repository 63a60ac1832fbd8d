import { toPercent } from '@fairquay/contract/rounding.ts'
import { useState } from 'react'
import { uiTexts } from './texts.ts'

type RangeSliderProps = {
  legend: string
  min: number
  max: number
  step?: number
  value: readonly [number, number]
  /** When a thumb is let go, or a key is released. */
  onCommit: (value: [number, number]) => void
  /** How a value is read aloud. */
  format?: (value: number) => string
}

const thumbLook =
  'pointer-events-none absolute inset-0 h-11 w-full appearance-none bg-transparent focus-visible:outline-none ' +
  '[&::-webkit-slider-thumb]:pointer-events-auto [&::-webkit-slider-thumb]:size-6 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:border-2 [&::-webkit-slider-thumb]:border-quay [&::-webkit-slider-thumb]:bg-surface [&::-webkit-slider-thumb]:cursor-grab ' +
  '[&::-moz-range-thumb]:pointer-events-auto [&::-moz-range-thumb]:size-5 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-2 [&::-moz-range-thumb]:border-quay [&::-moz-range-thumb]:bg-surface ' +
  'focus-visible:[&::-webkit-slider-thumb]:outline-2 focus-visible:[&::-webkit-slider-thumb]:outline-offset-2 focus-visible:[&::-webkit-slider-thumb]:outline-quay focus-visible:[&::-moz-range-thumb]:outline-2 focus-visible:[&::-moz-range-thumb]:outline-quay'

/** Two thumbs on one track, made of the platform's own sliders; neither passes the other. */
export function RangeSlider({ legend, min, max, step = 1, value, onCommit, format = String }: RangeSliderProps) {
  const [draft, setDraft] = useState<readonly [number, number] | null>(null)
  const [low, high] = draft ?? value
  const share = (amount: number) => toPercent(Math.min(max, Math.max(min, amount)) - min, Math.max(0, max - min))
  function commit() {
    if (draft) onCommit([draft[0], draft[1]])
    setDraft(null)
  }
  const shared = {
    min,
    max,
    step,
    className: thumbLook,
    onPointerUp: commit,
    onKeyUp: commit,
    onBlur: commit,
  } as const
  return (
    <fieldset>
      <legend className="sr-only">{legend}</legend>
      <div className="relative h-11">
        <div className="absolute inset-x-0 top-1/2 h-1 -translate-y-1/2 rounded-full bg-line" />
        <div
          className="absolute top-1/2 h-1 -translate-y-1/2 rounded-full bg-quay"
          style={{ left: `${share(low)}%`, right: `${100 - share(high)}%` }}
        />
        <input
          type="range"
          {...shared}
          aria-label={uiTexts.rangeFrom(legend)}
          aria-valuetext={format(low)}
          value={low}
          onChange={(event) => setDraft([Math.min(event.target.valueAsNumber, high), high])}
        />
        <input
          type="range"
          {...shared}
          aria-label={uiTexts.rangeTo(legend)}
          aria-valuetext={format(high)}
          value={high}
          onChange={(event) => setDraft([low, Math.max(event.target.valueAsNumber, low)])}
        />
      </div>
    </fieldset>
  )
}
