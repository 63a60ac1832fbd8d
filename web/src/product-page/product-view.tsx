import { readCatalogueAddress } from '@fairquay/contract/catalogue/address.ts'
import type { getProduct } from '@fairquay/contract/catalogue/endpoints.ts'
import { catalogueMessages } from '@fairquay/contract/catalogue/messages.ts'
import type { VariantFacts } from '@fairquay/contract/catalogue/variant-facts.ts'
import { holdSizes } from '@fairquay/contract/catalogue/wording.ts'
import type { AnswerOf } from '@fairquay/contract/endpoint.ts'
import { CatchBoundary, Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { CardBadges } from '../catalogue/card/card-badges.tsx'
import { TagList } from '../catalogue/card/tag-list.tsx'
import { ReportButton } from '../reports/report-button.tsx'
import { ReviewSection } from '../reviews/review-section.tsx'
import { ShortRatingButton } from '../reviews/short-rating.tsx'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { Near } from '../ui/near.tsx'
import { useStickyTop } from '../ui/use-sticky-top.ts'
import { BesideSection } from './beside-section.tsx'
import { Gallery } from './gallery.tsx'
import { Instead } from './instead.tsx'
import { RelatedGoods } from './lazy-goods.tsx'
import { OrderBar } from './order-bar.tsx'
import { OrderBox } from './order-box.tsx'
import { productLook } from './product-look.ts'
import { ProductSections } from './product-sections.tsx'
import { ShareButton } from './share-button.tsx'
import { SupplierBlock } from './supplier-block.tsx'
import { productPageTexts } from './texts.ts'
import { useChoice } from './use-choice.ts'
import { WaitingGoods } from './waiting-goods.tsx'

type ProductViewProps = Pick<
  AnswerOf<typeof getProduct>['data'],
  'product' | 'company' | 'beside' | 'seller_rating'
> & {
  /** Of what is not stored yet: without what leads away or asks the server about it. */
  isPreview?: boolean
}

/** The page of a product: to look at, to read about, to put into the cart. */
export function ProductView({ product, company, beside, seller_rating, isPreview = false }: ProductViewProps) {
  const choice = useChoice(product)
  const ordering = useStickyTop()
  return (
    <div className={productLook.page}>
      {isPreview ? null : <Ways product={product} />}
      <div className={productLook.columns}>
        <Gallery images={product.get_all_images} name={product.name} wanted={choice.picture} />
        <div ref={ordering} className={productLook.ordering}>
          <CardBadges product={product} className={productLook.badges} />
          <div className={productLook.heading}>
            <h1 tabIndex={-1} className={productLook.name}>
              {holdSizes(product.name)}
            </h1>
            {isPreview ? null : <ShareButton title={product.name} path={`/p/${product.slug}`} />}
          </div>
          {product.product_data.usp ? <p className={productLook.promise}>{product.product_data.usp}</p> : null}
          <div className="mt-2 empty:hidden">
            <ShortRatingButton rating={{ average: product.rating, count: product.review_count }} />
          </div>
          <div className="mt-3">
            <TagList product={product} />
          </div>
          <Codes facts={choice.facts} />
          <div className="mt-5 border-t border-line pt-5">
            <CatchBoundary getResetKey={() => product.slug} errorComponent={PricesFailed}>
              <OrderBox product={product} company={company} choice={choice} />
            </CatchBoundary>
          </div>
          {product.availability === 'out-of-stock' && beside.replacements.length > 0 ? (
            <Instead ids={beside.replacements} />
          ) : null}
          {isPreview ? null : (
            <div className="mt-6">
              <SupplierBlock company={company} rating={seller_rating} />
              <ReportButton thing="product" id={product.id} companyId={company.id} className="mt-3 -ml-3" />
            </div>
          )}
        </div>
        <div className="mt-2 min-w-0">
          <ProductSections product={product} facts={choice.facts} />
          <BesideSection beside={beside} />
          {isPreview ? null : (
            <ReviewSection
              of={{ kind: 'product', slug: product.slug }}
              seller={company.name}
              className="mt-10 border-t border-line pt-8"
            />
          )}
        </div>
      </div>
      {isPreview ? null : (
        <>
          <Near waiting={<WaitingGoods />}>
            <Suspense fallback={<WaitingGoods />}>
              <RelatedGoods product={product} beside={beside} />
            </Suspense>
          </Near>
          <OrderBar product={product} company={company} choice={choice} />
        </>
      )}
    </div>
  )
}

/** The codes of what was chosen, by which buyers order and shops know it. */
function Codes({ facts: { sku, product_data } }: { facts: VariantFacts }) {
  const codes = [
    sku && productPageTexts.sku(sku),
    product_data.barcode && productPageTexts.barcode(product_data.barcode),
  ]
  return <p className="tabular mt-3 text-sm break-words text-faint empty:hidden">{codes.filter(Boolean).join(' · ')}</p>
}

/** Where it stands in the catalogue. */
function Ways({ product }: Pick<ProductViewProps, 'product'>) {
  const category = product.get_sub_industries[0]
  return (
    <Breadcrumb>
      <Link to="/">{productPageTexts.home}</Link>
      <Link to="/products">{productPageTexts.products}</Link>
      {category ? (
        <Link to="/products" search={readCatalogueAddress({ category: category.id })}>
          {category.name}
        </Link>
      ) : null}
      {product.name}
    </Breadcrumb>
  )
}

function PricesFailed() {
  return (
    <p role="alert" className="rounded-lg bg-brick-tint p-4 text-brick">
      {catalogueMessages.pricesFailed}
    </p>
  )
}
