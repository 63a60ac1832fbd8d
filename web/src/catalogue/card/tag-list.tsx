import type { ProductCard } from '@fairquay/contract/catalogue/shapes.ts'
import { Badge } from '../../ui/badge.tsx'
import { cardTexts } from './texts.ts'

/** The tags of a product; `most` of them and how many more there are (docs/product.md#cards: grid cards show two). */
export function TagList({
  product,
  most = Number.POSITIVE_INFINITY,
}: {
  product: Pick<ProductCard, 'get_tags'>
  most?: number
}) {
  const names = product.get_tags.map(({ get_tag }) => get_tag.name)
  if (names.length === 0) return null
  const rest = names.slice(most)
  return (
    <ul aria-label={cardTexts.tags} className="flex flex-wrap gap-1">
      {names.slice(0, most).map((name) => (
        <li key={name}>
          <Badge>{name}</Badge>
        </li>
      ))}
      {rest.length > 0 ? (
        <li>
          <Badge>
            <span title={rest.join(', ')}>+{rest.length}</span>
          </Badge>
        </li>
      ) : null}
    </ul>
  )
}
