import type { ProductCard as Card } from '@fairquay/contract/catalogue/shapes.ts'
import { cutCompanyName, cutProductName, holdSizes } from '@fairquay/contract/catalogue/wording.ts'
import { Link } from '@tanstack/react-router'
import { settings } from '../../settings.ts'
import { CutText } from '../../ui/cut-text.tsx'
import { pictureSizes } from '../../ui/picture-sizes.ts'
import { SizedPicture } from '../../ui/sized-picture.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { CardBadges } from './card-badges.tsx'
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
  const isPhone = useMedia('(max-width: 768px)')
  const Heading = `h${headingLevel}` as const
  const { get_supplier: supplier } = product
  return (
    <article className="group @container relative flex h-full min-w-0 flex-col">
      <div className="relative aspect-square overflow-hidden rounded-lg bg-sunken">
        <SizedPicture
          image={product.get_main_image}
          sizes={pictureSizes.card}
          alt=""
          isPriority={isPriority}
          className="size-full object-cover transition-transform duration-180 ease-out group-hover:scale-[1.025]"
        />
        <CardBadges product={product} className="absolute left-2 top-2 flex flex-wrap gap-1" />
      </div>
      <div className="flex grow flex-col pt-2.5">
        <Link
          to="/showroom/$slug"
          params={{ slug: supplier.slug }}
          title={supplier.name}
          className="relative z-10 -my-0.5 max-w-full self-start truncate rounded-sm py-1 text-[0.8125rem] leading-tight text-faint hover:text-quay hover:underline"
        >
          <CutText name={supplier.name} cut={cutCompanyName(supplier.name)} />
        </Link>
        <Heading className="text-[0.9375rem] leading-snug font-medium tracking-normal text-pretty @max-[9rem]:text-[0.8125rem]">
          <Link
            to="/product/$slug"
            params={{ slug: product.slug }}
            title={product.name}
            className="line-clamp-2 min-h-6 rounded-sm after:absolute after:inset-0 after:rounded-lg group-hover:text-quay"
          >
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
