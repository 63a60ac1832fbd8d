import type { ProductCard as Card } from '@fairquay/contract/catalogue/shapes.ts'
import { cutCompanyName, cutProductName, holdSizes } from '@fairquay/contract/catalogue/wording.ts'
import { Link } from '@tanstack/react-router'
import { settings } from '../../settings.ts'
import { CutText } from '../../ui/cut-text.tsx'
import { pictureSizes } from '../../ui/picture-sizes.ts'
import { SizedPicture } from '../../ui/sized-picture.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { CardBadges } from './card-badges.tsx'
import { cardLook, phoneCards } from './card-look.ts'
import { CardPrice } from './card-price.tsx'
import { TagList } from './tag-list.tsx'
import { cardTexts } from './texts.ts'

type ProductCardProps = {
  product: Card
  isPriority?: boolean
  /** Where it stands among the headings of its page. */
  headingLevel?: 2 | 3
}

/** A product in a grid or a carousel. The whole card leads to the product; the supplier's name leads to its showroom. */
export function ProductCard({ product, isPriority = false, headingLevel = 2 }: ProductCardProps) {
  const isPhone = useMedia(phoneCards)
  const Heading = `h${headingLevel}` as const
  const { get_supplier: supplier } = product
  return (
    <article className={cardLook.card}>
      <div className={cardLook.frame}>
        <SizedPicture
          image={product.get_main_image}
          sizes={pictureSizes.card}
          alt=""
          isPriority={isPriority}
          className={cardLook.picture}
        />
        <CardBadges product={product} className="absolute left-2 top-2 flex flex-wrap gap-1" />
      </div>
      <div className={cardLook.words}>
        <Link to="/showroom/$slug" params={{ slug: supplier.slug }} title={supplier.name} className={cardLook.seller}>
          <CutText name={supplier.name} cut={cutCompanyName(supplier.name)} />
        </Link>
        <Heading className={cardLook.heading}>
          <Link to="/product/$slug" params={{ slug: product.slug }} title={product.name} className={cardLook.name}>
            <CutText name={holdSizes(product.name)} cut={holdSizes(cutProductName(product.name, isPhone))} />
          </Link>
        </Heading>
        <CardPrice product={product} className="mt-1" />
        <p className="mt-0.5 truncate text-[0.8125rem] text-faint">{describeGoods(product)}</p>
        {/* Three abreast on a phone, a card has no room for them. */}
        <div className="mt-auto pt-2 @max-[9rem]:hidden">
          <TagList product={product} most={2} />
        </div>
      </div>
    </article>
  )
}

/** What its buyers think of it, where it comes from and how many at least: what guests may know too. */
function describeGoods(product: Card): string {
  const { country, minimum_order: least } = product
  const rating = settings.cardFacts === 'specified' ? '' : cardTexts.rating(product)
  return [rating, country.name, least ? cardTexts.minimum(least.quantity, least.unit) : ''].filter(Boolean).join(' · ')
}
