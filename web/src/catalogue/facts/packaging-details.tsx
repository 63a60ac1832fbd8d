import { catalogueMessages } from '@fairquay/contract/catalogue/messages.ts'
import type { Packaging, Product } from '@fairquay/contract/catalogue/shapes.ts'
import { writeDimensions } from '@fairquay/contract/catalogue/wording.ts'
import { Package } from 'lucide-react'
import { factsTexts } from './texts.ts'

type Variant = Packaging['get_variants'][number]

/** How a product is packed: one block for each packing, its measures beside their names. */
export function PackagingDetails({ product }: { product: Product }) {
  const packs = product.get_packaging.flatMap(({ name, key, get_variants }) =>
    get_variants.map((variant, index) => ({
      id: `${key}-${index}`,
      name,
      rows: listMeasures(variant),
      type: variant.get_type.name,
    })),
  )
  const known = packs.filter(({ rows }) => rows.length > 0)
  if (known.length === 0) return <p className="text-sm text-soft">{catalogueMessages.noPackaging}</p>
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {known.map(({ id, name, type, rows }) => (
        <li key={id} className="rounded-lg border border-line p-4 text-sm">
          <p className="mb-2 flex items-center gap-2 font-medium">
            <Package size={16} aria-hidden="true" className="text-quay" />
            {name === type ? type : `${name}: ${type}`}
          </p>
          <dl>
            {rows.map(([term, value]) => (
              <div key={term} className="grid grid-cols-2 gap-3 py-1">
                <dt className="text-faint">{term}</dt>
                <dd className="tabular">{value}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  )
}

function listMeasures({ get_type, get_variant: pack }: Variant): [string, string][] {
  const sides = [pack.innerPackDimensionsWidth, pack.innerPackDimensionsHeight, pack.innerPackDimensionsDepth]
  const rows: [string, string | undefined][] = [
    [factsTexts.packType, get_type.name],
    [factsTexts.unitsPerPack, pack.productPerInnerPack?.toString()],
    [factsTexts.packDimensions, writeDimensions(sides, pack.innerPackDimensionsType)],
    [factsTexts.totalWeight, measure(pack.innerPackWeightValue, pack.innerPackWeightType)],
    [factsTexts.volume, measure(pack.innerPackVolumeValue, pack.innerPackVolumeType)],
  ]
  const given = rows.filter((row): row is [string, string] => row[1] !== undefined)
  return given.length > 1 ? given : []
}

function measure(value: number | null, unit: string): string | undefined {
  return value === null ? undefined : `${value} ${unit.replace('m3', 'm³')}`
}
