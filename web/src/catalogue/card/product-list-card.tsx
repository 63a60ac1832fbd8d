import { cardOf } from '@fairquay/contract/catalogue/card.ts'
import { catalogueMessages } from '@fairquay/contract/catalogue/messages.ts'
import type { Product } from '@fairquay/contract/catalogue/shapes.ts'
import type { OpenInfo } from '@fairquay/contract/catalogue/view.ts'
import { cutCompanyName, cutProductName, holdSizes } from '@fairquay/contract/catalogue/wording.ts'
import { Link } from '@tanstack/react-router'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { settings } from '../../settings.ts'
import { CutText } from '../../ui/cut-text.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { CardBadges } from './card-badges.tsx'
import { CardPictures } from './card-pictures.tsx'
import { CardPrice } from './card-price.tsx'
import { ProductInfo } from './product-info.tsx'
import { Stars } from './stars.tsx'
import { TagList } from './tag-list.tsx'
import { cardTexts } from './texts.ts'

type ProductListCardProps = {
  product: Product
  /** Parts of the product info that are open from the start (docs/product.md#views). */
  info: OpenInfo
  isPriority?: boolean
  /** Up to four pictures to look through instead of one. */
  showsGallery?: boolean
}

/** Whether the fixed texts stand on the card: an operator's setting (docs/product.md#cards). */
const isSpecified = settings.cardFacts === 'specified'

const everything: OpenInfo = { description: true, attributes: true, packaging: true }

/** A product in a list, with everything docs/product.md#cards names. */
export function ProductListCard({ product, info, isPriority = false, showsGallery = false }: ProductListCardProps) {
  const infoId = useId()
  const isPhone = useMedia('(max-width: 768px)')
  const startsOpen = info.description || info.attributes || info.packaging
  const [choice, setChoice] = useState<'open' | 'closed' | null>(null)
  const isOpen = choice === null ? startsOpen : choice === 'open'
  const { get_supplier: supplier, product_data: data } = product
  const hasOptions = product.options.length > 0
  const card = cardOf(product)
  return (
    <article className="rounded-lg border border-line bg-surface p-3 sm:p-4">
      <div className="grid grid-cols-[6.5rem_1fr] gap-x-4 gap-y-3 sm:grid-cols-[10rem_1fr] md:grid-cols-[11rem_1fr_13rem] md:gap-x-6">
        <CardPictures product={product} isPriority={isPriority} most={showsGallery ? 4 : 1} />
        <div className="min-w-0">
          <CardBadges product={card} className="mb-1 flex flex-wrap gap-1 empty:hidden" />
          <h2 className="text-base leading-snug font-semibold tracking-normal">
            <Link
              to="/product/$slug"
              params={{ slug: product.slug }}
              title={product.name}
              className="line-clamp-4 min-h-6 rounded-sm hover:text-quay md:line-clamp-2"
            >
              <CutText name={holdSizes(product.name)} cut={holdSizes(cutProductName(product.name, isPhone))} />
            </Link>
          </h2>
          <Link
            to="/showroom/$slug"
            params={{ slug: supplier.slug }}
            title={supplier.name}
            className="inline-block max-w-full truncate rounded-sm py-1 text-sm text-soft hover:text-quay hover:underline"
          >
            <CutText name={supplier.name} cut={cutCompanyName(supplier.name)} />
          </Link>
          {isSpecified ? (
            <p className="flex flex-wrap items-center gap-x-2 text-sm text-faint">
              <Stars />
              {catalogueMessages.qualityOfResponses}
            </p>
          ) : null}
          <p className="mt-1 flex flex-wrap gap-x-4 text-sm text-faint">
            {isSpecified || product.rating === null ? null : (
              <span className="tabular">{cardTexts.rating(product)}</span>
            )}
            <span>{product.country.name}</span>
            <span>{isSpecified ? catalogueMessages.minimumOrder : describeMinimum(product)}</span>
            {data.ttw_code ? (
              <span className="tabular">{cardTexts.ttwCode(data.ttw_code.replace(/^TTW[- ]?/i, ''))}</span>
            ) : null}
          </p>
          <div className="mt-2">
            <TagList product={product} />
          </div>
        </div>
        <div className="col-span-full flex flex-col gap-2 md:col-span-1 md:items-stretch md:border-l md:border-line md:pl-6">
          <CardPrice product={card} isLarge className="mb-1" />
          <div className="grid grid-cols-2 gap-2 md:grid-cols-1">
            <LinkButton to="/product/$slug" params={{ slug: product.slug }} size="medium">
              {hasOptions ? catalogueMessages.chooseOptions : catalogueMessages.seeDetails}
              <span className="sr-only">: {product.name}</span>
            </LinkButton>
            <LinkButton to="/products" search={{ country: product.country.name }} tone="secondary" size="medium">
              {catalogueMessages.goToMarket}
              <span className="sr-only">: {product.country.name}</span>
            </LinkButton>
          </div>
        </div>
      </div>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={infoId}
        onClick={() => setChoice(isOpen ? 'closed' : 'open')}
        className="mt-2 inline-flex min-h-11 items-center gap-1.5 rounded-md px-1 text-sm font-medium text-quay hover:underline md:min-h-9"
      >
        {isOpen ? catalogueMessages.hideInfo : catalogueMessages.showInfo}
        <span className="sr-only">: {product.name}</span>
        <ChevronDown
          size={16}
          aria-hidden="true"
          className={joinClasses('transition-transform', isOpen && 'rotate-180')}
        />
      </button>
      <div id={infoId} hidden={!isOpen}>
        {isOpen ? <ProductInfo product={product} shows={choice === 'open' ? everything : info} /> : null}
      </div>
    </article>
  )
}

function describeMinimum({ minimum_order: least }: Product): string {
  return least ? cardTexts.minimumOrder(least.quantity, least.unit) : ''
}
