import type { Product } from '@fairquay/contract/catalogue/shapes.ts'
import { shownAttributes } from '@fairquay/contract/catalogue/wording.ts'

/** The facts of a product, name beside value; facts nobody gave have no row. */
export function DetailsTable({ product }: { product: Product }) {
  const rows = listDetails(product).filter(([, value]) => value)
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

function listDetails(product: Product): [string, string | null | undefined][] {
  const data = product.product_data
  const length = (value: number | null) => (value === null ? null : `${value} ${data.dimension_measure}`)
  return [
    ['Category', product.get_sub_industries.map(({ name }) => name).join(', ')],
    ['Brand', product.brand?.name],
    ['Family', product.family?.name],
    ['Country of origin', product.country.name],
    ['Width', length(data.dimension_width)],
    ['Height', length(data.dimension_height)],
    ['Depth', length(data.dimension_depth)],
    ['Weight', data.weight_value === null ? null : `${data.weight_value} ${data.weight_measure}`],
    ...shownAttributes(product).map(({ name, value }): [string, string] => [name, value]),
    ['Barcode', data.barcode === null ? null : [data.barcode_type, data.barcode].filter(Boolean).join(' ')],
    ['USP', data.usp],
    ['HTS code', data.hts],
    ['TTW code', data.ttw_code],
    ['Warranty from purchase', product.warranty_from_purchase],
    ['Warranty from shipping', product.warranty_from_shipping],
    ['Warranty from delivery', product.warranty_from_delivery],
  ]
}
