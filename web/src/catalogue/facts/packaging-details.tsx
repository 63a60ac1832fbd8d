import { type Handling, isPlainHandling } from '@fairquay/contract/catalogue/handling.ts'
import { catalogueMessages } from '@fairquay/contract/catalogue/messages.ts'
import { readHandling } from '@fairquay/contract/catalogue/packaging.ts'
import type { Packaging, Product } from '@fairquay/contract/catalogue/shapes.ts'
import { writeDimensions } from '@fairquay/contract/catalogue/wording.ts'
import { Package, Thermometer, TriangleAlert } from 'lucide-react'
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
  const travel = listTravel(product)
  return (
    <>
      {travel.length > 0 ? (
        <ul className="mb-3 flex flex-wrap gap-x-6 gap-y-1 text-sm font-medium">
          {travel.map(({ Icon, sentence }) => (
            <li key={sentence} className="flex items-center gap-2">
              <Icon size={16} aria-hidden="true" className="text-amber" />
              {sentence}
            </li>
          ))}
        </ul>
      ) : null}
      {known.length > 0 ? (
        <Packs packs={known} />
      ) : (
        <p className="text-sm text-soft">{catalogueMessages.noPackaging}</p>
      )}
    </>
  )
}

type ListedPack = { id: string; name: string; type: string; rows: [string, string][] }

function Packs({ packs }: { packs: readonly ListedPack[] }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {packs.map(({ id, name, type, rows }) => (
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
  const handling = readHandling(pack)
  if (given.length <= 1 && isPlainHandling(handling)) return []
  return [...given, [factsTexts.handling, describeHandling(handling)]]
}

function describeHandling({ thisSideUp, stackable, maxStackLayers, maxTopLoad }: Handling): string {
  return [
    thisSideUp ? factsTexts.thisSideUp : factsTexts.anySideUp,
    ...(stackable ? [] : [factsTexts.notStackable]),
    ...(maxStackLayers === null ? [] : [factsTexts.layers(maxStackLayers)]),
    ...(maxTopLoad === null ? [] : [factsTexts.topLoad(maxTopLoad)]),
  ].join(' · ')
}

/** How the goods must travel, whatever they are packed in. */
function listTravel(product: Product) {
  const { temperature_min: min, temperature_max: max, dangerous_goods_class: dangerous, un_number } = product
  return [
    ...(min !== null && max !== null ? [{ Icon: Thermometer, sentence: factsTexts.keepAt(min, max) }] : []),
    ...(dangerous !== null ? [{ Icon: TriangleAlert, sentence: factsTexts.dangerousGoods(dangerous, un_number) }] : []),
  ]
}

function measure(value: number | null, unit: string): string | undefined {
  return value === null ? undefined : `${value} ${unit.replace('m3', 'm³')}`
}
