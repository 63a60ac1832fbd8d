import { catalogueMessages } from '@fairquay/contract/catalogue/messages.ts'
import type { Product } from '@fairquay/contract/catalogue/shapes.ts'
import type { VariantFacts } from '@fairquay/contract/catalogue/variant-facts.ts'
import { CatchBoundary } from '@tanstack/react-router'
import { useState } from 'react'
import { DetailsTable } from '../catalogue/facts/details-table.tsx'
import { PackagingDetails } from '../catalogue/facts/packaging-details.tsx'
import { RichText } from '../ui/rich-text.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { productPageTexts } from './texts.ts'

const tabs = [
  { value: 'description', label: productPageTexts.productDescription },
  { value: 'details', label: productPageTexts.productDetails },
  { value: 'packaging', label: productPageTexts.packagingDetails },
] as const
type Section = (typeof tabs)[number]['value']

/** What there is to read about a product, in the options that were chosen. A section that cannot be shown says so and leaves the others alone. */
export function ProductSections({ product, facts }: { product: Product; facts: VariantFacts }) {
  const [section, setSection] = useState<Section>('description')
  const { product_data, get_packaging, sku } = facts
  return (
    <Tabs
      className="max-lg:**:[[role=tab]]:px-1 max-lg:**:[[role=tab]]:text-[0.8125rem]"
      label={productPageTexts.aboutThisProduct}
      tabs={tabs}
      value={section}
      onChange={setSection}
    >
      <CatchBoundary getResetKey={() => `${product.slug}-${section}`} errorComponent={SectionFailed}>
        <div className="max-w-3xl">
          {section === 'description' ? <Description body={product.body} /> : null}
          {section === 'details' ? <DetailsTable product={{ ...product, product_data }} sku={sku} /> : null}
          {section === 'packaging' ? <PackagingDetails product={{ ...product, get_packaging }} /> : null}
        </div>
      </CatchBoundary>
    </Tabs>
  )
}

function Description({ body }: { body: string }) {
  return body ? <RichText html={body} /> : <p className="text-soft">{catalogueMessages.noDescription}</p>
}

function SectionFailed() {
  return (
    <p role="alert" className="text-brick">
      {catalogueMessages.detailsFailed}
    </p>
  )
}
