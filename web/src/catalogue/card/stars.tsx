import { Star } from 'lucide-react'
import { cardTexts } from './texts.ts'

/** A rating to look at, fixed at five stars (docs/product.md#cards). */
export function Stars() {
  return (
    <span role="img" aria-label={cardTexts.fiveStars} className="inline-flex gap-0.5 text-amber">
      {[1, 2, 3, 4, 5].map((star) => (
        <Star key={star} size={14} fill="currentColor" aria-hidden="true" />
      ))}
    </span>
  )
}
