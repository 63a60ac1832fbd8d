import type { Product } from '@fairquay/contract/catalogue/shapes.ts'
import type { OpenInfo } from '@fairquay/contract/catalogue/view.ts'
import { RichText } from '../../ui/rich-text.tsx'
import { DetailsTable } from '../facts/details-table.tsx'
import { PackagingDetails } from '../facts/packaging-details.tsx'
import { cardTexts } from './texts.ts'

/** What a list card unfolds: description, details, packaging. */
export function ProductInfo({ product, shows }: { product: Product; shows: OpenInfo }) {
  return (
    <div className="mt-2 grid gap-x-10 gap-y-6 border-t border-line pt-4 lg:grid-cols-2">
      {shows.description && product.body ? (
        <section>
          <h3 className="mb-2 text-sm font-semibold tracking-normal">{cardTexts.description}</h3>
          <RichText html={product.body} className="text-sm text-soft" />
        </section>
      ) : null}
      {shows.attributes ? (
        <section>
          <h3 className="mb-2 text-sm font-semibold tracking-normal">{cardTexts.details}</h3>
          <DetailsTable product={product} />
        </section>
      ) : null}
      {shows.packaging ? (
        <section className="lg:col-span-2">
          <h3 className="mb-2 text-sm font-semibold tracking-normal">{cardTexts.packagingDetails}</h3>
          <PackagingDetails product={product} />
        </section>
      ) : null}
    </div>
  )
}
