import { exploreMessages } from '@fairquay/contract/explore/messages.ts'
import { categoryOf } from '@fairquay/contract/explore/rules.ts'
import { Link } from '@tanstack/react-router'
import { SizedPicture } from '../ui/sized-picture.tsx'
import type { Industry } from './explore-queries.ts'
import { IndustryIcon } from './industry-icon.tsx'

type CategoryCardProps = {
  industry: Industry
  /** The explore screen's cards bring their name along as the catalogue's heading; the home page's do not (docs/product.md#explore). */
  hasTitle?: boolean
  headingLevel?: 2 | 3
}

/** An industry with one of its goods; leads to everything under its sub-industries. */
export function CategoryCard({ industry, hasTitle = false, headingLevel = 3 }: CategoryCardProps) {
  const Heading = `h${headingLevel}` as const
  const { name, icon, image, products, get_sub_industries: subIndustries } = industry
  const category = categoryOf(industry)
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-lg border border-line bg-surface transition-colors hover:border-quay">
      <span className="relative block aspect-[4/3] overflow-hidden bg-sunken">
        <SizedPicture
          image={image}
          sizes="(min-width: 1024px) 260px, (min-width: 769px) 30vw, 46vw"
          alt=""
          className="size-full object-cover transition-transform duration-180 ease-out group-hover:scale-[1.025]"
        />
        <span className="absolute bottom-2.5 left-2.5 grid size-9 place-items-center rounded-full bg-surface/95 text-quay">
          <IndustryIcon name={icon} />
        </span>
      </span>
      <div className="flex grow flex-col p-3 md:p-4">
        <Heading className="text-[0.9375rem] leading-snug font-medium tracking-normal text-balance">
          <Link
            to="/products"
            search={hasTitle ? { category, title: name } : { category, page: 1 }}
            className="rounded-sm after:absolute after:inset-0 after:rounded-lg group-hover:text-quay"
          >
            {name}
          </Link>
        </Heading>
        {hasTitle ? (
          <p className="mt-1 line-clamp-2 text-[0.8125rem] leading-snug text-soft">
            {subIndustries.map((sub) => sub.name).join(', ')}
          </p>
        ) : null}
        <p className="tabular mt-auto pt-1 text-[0.8125rem] text-faint">{exploreMessages.countProducts(products)}</p>
      </div>
    </article>
  )
}
