import type { Product } from '@fairquay/contract/catalogue/shapes.ts'
import { shownAttributes } from '@fairquay/contract/catalogue/wording.ts'
import { factsTexts } from './texts.ts'

/** The facts of a product, name beside value; facts nobody gave have no row. The article number is that of what was chosen. */
export function DetailsTable({ product, sku }: { product: Product; sku?: string | undefined }) {
  const rows = listDetails(product, sku).filter(([, value]) => value)
  return (
    <dl className="text-sm">
      {rows.map(([name, value]) => (
        <div key={name} className="grid grid-cols-[minmax(7rem,2fr)_3fr] gap-4 border-b border-line py-2 last:border-0">
          <dt className="text-faint">{name}</dt>
          <dd className="min-w-0 break-words text-ink">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function listDetails(product: Product, sku: string | undefined): [string, string | null | undefined][] {
  const data = product.product_data
  const length = (value: number | null) => (value === null ? null : `${value} ${data.dimension_measure}`)
  return [
    [factsTexts.category, product.get_sub_industries.map(({ name }) => name).join(', ')],
    [factsTexts.brand, product.brand?.name],
    [factsTexts.family, product.family?.name],
    [factsTexts.countryOfOrigin, product.country.name],
    [factsTexts.width, length(data.dimension_width)],
    [factsTexts.height, length(data.dimension_height)],
    [factsTexts.depth, length(data.dimension_depth)],
    [factsTexts.weight, data.weight_value === null ? null : `${data.weight_value} ${data.weight_measure}`],
    ...shownAttributes(product).map(({ name, value }): [string, string] => [name, value]),
    [factsTexts.sku, sku],
    [factsTexts.barcode, data.barcode === null ? null : [data.barcode_type, data.barcode].filter(Boolean).join(' ')],
    [factsTexts.usp, data.usp],
    [factsTexts.htsCode, data.hts],
    [factsTexts.ttwCode, data.ttw_code],
    [factsTexts.warrantyFromPurchase, product.warranty_from_purchase],
    [factsTexts.warrantyFromShipping, product.warranty_from_shipping],
    [factsTexts.warrantyFromDelivery, product.warranty_from_delivery],
  ]
}
