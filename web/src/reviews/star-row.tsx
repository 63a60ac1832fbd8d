import { Star } from 'lucide-react'
import { joinClasses } from '../ui/join-classes.ts'
import { ratingTexts } from './rating-texts.ts'

const places = [1, 2, 3, 4, 5] as const

type StarRowProps = { stars: number; size?: number; className?: string }

/** Stars to look at; of an average the last one is filled as far as it reaches. */
export function StarRow({ stars, size = 16, className }: StarRowProps) {
  return (
    <span
      role="img"
      aria-label={ratingTexts.stars(stars)}
      className={joinClasses('relative inline-flex shrink-0 text-amber', className)}
    >
      <Row size={size} />
      <span
        aria-hidden="true"
        className="absolute inset-y-0 left-0 flex overflow-hidden"
        style={{ width: `${stars * 20}%` }}
      >
        <Row size={size} isFull />
      </span>
    </span>
  )
}

function Row({ size, isFull = false }: { size: number; isFull?: boolean }) {
  return places.map((place) => (
    <Star key={place} size={size} fill={isFull ? 'currentColor' : 'none'} aria-hidden="true" className="shrink-0" />
  ))
}
