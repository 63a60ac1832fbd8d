import type {
  BarcodeType,
  PackagingDraft,
  ProductDraft,
  TermDraft,
  VariantDraft,
} from '@fairquay/contract/catalogue/draft.ts'
import { readVariantKey } from '@fairquay/contract/catalogue/prices.ts'
import type { Currency } from '@fairquay/contract/money.ts'
import type { PackagingRow, TermRow } from './find-parts.ts'
import type { ProductRecord } from './queries.ts'

/** A stored product as the draft that would store it again: what an import compares a file with. The checks of the tables vouch for the closed lists. */
export function toDraft(record: ProductRecord): ProductDraft {
  return {
    name: record.name,
    body: record.body,
    currency: record.currency as Currency,
    brand: record.brand_name,
    family: record.family_name,
    country: record.country_code,
    state: record.state,
    position: record.position,
    isDirect: record.is_direct,
    warrantyFromPurchase: record.warranty_from_purchase,
    warrantyFromShipping: record.warranty_from_shipping,
    warrantyFromDelivery: record.warranty_from_delivery,
    leadTimeDays: record.lead_time_days,
    orderStep: record.order_step,
    orderPack: record.order_pack,
    temperatureMin: record.temperature_min,
    temperatureMax: record.temperature_max,
    dangerousGoodsClass: record.dangerous_goods_class,
    unNumber: record.un_number,
    importHandle: record.import_handle,
    data: {
      width: record.dimension_width,
      height: record.dimension_height,
      depth: record.dimension_depth,
      dimensionMeasure: record.dimension_measure as ProductDraft['data']['dimensionMeasure'],
      weightValue: record.weight_value,
      weightMeasure: record.weight_measure as ProductDraft['data']['weightMeasure'],
      barcodeType: record.barcode_type as BarcodeType | null,
      barcode: record.barcode,
      usp: record.usp,
      hts: record.hts,
    },
    categories: record.subIndustries.map(({ id }) => id),
    tags: record.tags,
    attributes: record.attributes.map(({ name, value }) => ({ name, value })),
    options: record.options.map(({ id, name }) => ({
      name,
      values: record.values.filter((value) => value.option_id === id).map(({ value }) => value),
    })),
    terms: toTerms(record),
    packaging: record.packaging.map(toPack),
    ...toVariants(record),
    images: record.images.map(({ image_id, alt, source_url }) => ({ imageId: image_id, alt, sourceUrl: source_url })),
  }
}

/** The same with what no file knows of: what a person changes, and what is written down of a change. */
export function toWholeDraft(record: ProductRecord): ProductDraft {
  return {
    ...toDraft(record),
    video: record.video,
    documents: record.documents.map(({ file_id, kind, title, language, valid_until }) => ({
      fileId: file_id,
      kind,
      title,
      language,
      validUntil: valid_until,
    })),
    links: record.links.map(({ kind, other_id }) => ({ kind, productId: other_id })),
  }
}

/** What stands in the books now is also what a change of this draft begins with. */
function toStock({
  type,
  tracking,
  on_hand,
  low_at,
}: TermRow): Pick<TermDraft, 'availableQty' | 'stockSeen' | 'lowAt'> {
  if (type === 'on_demand' || tracking === null) return { availableQty: 0, lowAt: null }
  const onHand = tracking === 'counted' ? (on_hand ?? 0) : null
  return { availableQty: onHand, stockSeen: onHand, lowAt: low_at }
}

type Named = Pick<ProductRecord, 'options' | 'values'>

/** The option names and values of a combination, by the name of the combination in the tables. */
function readChoices({ options, values }: Named): (variantKey: string) => Record<string, string> {
  const names = new Map(options.map(({ id, name }) => [id, name]))
  const chosen = new Map(values.map(({ id, option_id, value }) => [id, [names.get(option_id) ?? '', value]]))
  return (variantKey) =>
    Object.fromEntries(
      readVariantKey(variantKey).flatMap((id) => [chosen.get(id)].flatMap((pair) => (pair ? [pair] : []))),
    )
}

function toTerms(record: ProductRecord): TermDraft[] {
  const choiceOf = readChoices(record)
  return record.terms.map((row) => ({
    type: row.type,
    options: choiceOf(row.variant_key),
    price: row.price,
    listPrice: row.list_price,
    minQty: row.min_qty,
    maxQty: row.max_qty,
    isAvailable: row.is_available,
    ...toStock(row),
    sku: row.sku,
    orderMeasure: row.order_measure,
    measuringUnit: row.measuring_unit,
    measuringUnitType: row.measuring_unit_type,
  }))
}

function toVariants(record: ProductRecord): Pick<ProductDraft, 'variants'> {
  if (record.variants.length === 0) return {}
  const choiceOf = readChoices(record)
  const packs = Map.groupBy(record.variantPacks, ({ variant_key }) => variant_key)
  return {
    variants: record.variants.map((row) => ({
      options: choiceOf(row.variant_key),
      barcodeType: row.barcode_type as BarcodeType | null,
      barcode: row.barcode,
      weightValue: row.weight_value,
      weightMeasure: row.weight_measure as VariantDraft['weightMeasure'],
      width: row.dimension_width,
      height: row.dimension_height,
      depth: row.dimension_depth,
      dimensionMeasure: row.dimension_measure as VariantDraft['dimensionMeasure'],
      images: row.image_ids,
      packaging: (packs.get(row.variant_key) ?? []).map(toPack),
    })),
  }
}

function toPack(pack: PackagingRow): PackagingDraft {
  return {
    level: pack.level,
    type: pack.type,
    unitsPerPack: pack.units_per_pack,
    packPrice: pack.pack_price,
    weightValue: pack.weight_value,
    weightUnit: pack.weight_unit as PackagingDraft['weightUnit'],
    volumeValue: pack.volume_value,
    volumeUnit: pack.volume_unit as PackagingDraft['volumeUnit'],
    width: pack.width,
    height: pack.height,
    depth: pack.depth,
    dimensionUnit: pack.dimension_unit as PackagingDraft['dimensionUnit'],
    thisSideUp: pack.this_side_up,
    stackable: pack.stackable,
    maxStackLayers: pack.max_stack_layers,
    maxTopLoad: pack.max_top_load,
  }
}
