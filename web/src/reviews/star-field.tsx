import { starChoices } from '@fairquay/contract/catalogue/rating.ts'
import { Star } from 'lucide-react'
import { useId, useState } from 'react'
import { FieldNote } from '../ui/field.tsx'
import { joinClasses } from '../ui/join-classes.ts'
import { reviewTexts } from './texts.ts'

type StarFieldProps = {
  id: string
  /** 0: none yet. */
  value: number
  error: string | undefined
  onChange: (stars: number) => void
}

/** One to five stars: radio buttons that look like stars, chosen by pointer or by the arrow keys, each heard with what it means. */
export function StarField({ id, value, error, onChange }: StarFieldProps) {
  const name = useId()
  const [pointed, setPointed] = useState(0)
  const shown = pointed || value
  return (
    <fieldset aria-describedby={error ? `${name}-note` : undefined} aria-invalid={error ? true : undefined}>
      <legend className="mb-1 text-sm font-medium">{reviewTexts.howMany}</legend>
      <div className="flex flex-wrap items-center gap-x-3">
        <div className="-ml-1.5 flex" onPointerLeave={() => setPointed(0)}>
          {starChoices.map((stars) => (
            <label
              key={stars}
              onPointerEnter={({ pointerType }) => setPointed(pointerType === 'mouse' ? stars : 0)}
              className="relative grid size-11 cursor-pointer place-items-center rounded-sm has-focus-visible:outline-2 has-focus-visible:outline-quay"
            >
              <input
                id={stars === 1 ? id : undefined}
                type="radio"
                name={name}
                value={stars}
                checked={stars === value}
                onChange={() => onChange(stars)}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
              <Star
                size={30}
                fill={stars <= shown ? 'currentColor' : 'none'}
                aria-hidden="true"
                className={joinClasses('transition-colors', stars <= shown ? 'text-amber' : 'text-edge')}
              />
              <span className="sr-only">
                {reviewTexts.starsOf[stars - 1]}, {reviewTexts.meanings[stars - 1]}
              </span>
            </label>
          ))}
        </div>
        <span aria-hidden="true" className="text-soft">
          {reviewTexts.meanings[shown - 1]}
        </span>
      </div>
      {error ? <FieldNote id={`${name}-note`} error={error} /> : null}
    </fieldset>
  )
}
