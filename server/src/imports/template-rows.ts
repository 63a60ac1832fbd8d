import type { PackagingDraft, ProductDraft, TermDraft, VariantDraft } from '@fairquay/contract/catalogue/draft.ts'
import { joinList } from '@fairquay/contract/cell-text.ts'
import {
  type GoodsField,
  optionFields,
  templateFields,
  titleInTemplate,
} from '@fairquay/contract/imports/goods-fields.ts'
import { writeUnitPrice } from '@fairquay/contract/money.ts'
import { variantWord } from './goods-rows.ts'
import { onDemandWord, uncountedWord } from './read-values.ts'

type Cells = Partial<Record<GoodsField, string | number | null>>

export const templateHeader: readonly string[] = templateFields.map(titleInTemplate)

/** A stored product on its way into a file; `id` null: an example. */
export type ExportedProduct = {
  id: { number: number; mark: string } | null
  /** What it is called in other systems. */
  handle: string
  draft: ProductDraft
  /** 'Industry > Sub-industry' of each. */
  categories: readonly string[]
  /** Where each picture can be fetched, in their order. */
  pictures: readonly string[]
}

/**
 * A product as rows of our own template: its facts in the first, then a row for each line of its price list and each way it is packed, and at last those of its variants that say
 * something of themselves.
 */
export function toTemplateRows(product: ExportedProduct): (string | number)[][] {
  const { draft } = product
  const idle = findIdleValues(draft)
  const count = Math.max(1, draft.terms.length + idle.length, draft.packaging.length)
  const rows = Array.from({ length: count }, (_, at): Cells => {
    const [term, pack, value] = [draft.terms[at], draft.packaging[at], idle[at - draft.terms.length]]
    return {
      ...(at === 0 && factsOf(product)),
      ...(term && termOf(term, draft)),
      ...value,
      ...(pack && packOf(pack)),
    }
  })
  return [...rows, ...toVariantRows(product)].map((row) => {
    const cells: Cells = {
      id: product.id && `${product.id.number}-${product.id.mark}`,
      handle: draft.importHandle,
      ...row,
    }
    return templateFields.map((field) => cells[field] ?? '')
  })
}

/** What a variant says of itself, its packs one below the other. */
function toVariantRows({ draft, pictures }: ExportedProduct): Cells[] {
  const addresses = new Map(draft.images.map(({ imageId }, at) => [imageId, pictures[at]]))
  return (draft.variants ?? []).flatMap((variant) => {
    const choice: Cells = { rowType: variantWord, ...choiceOf(variant.options, draft) }
    const facts: Cells = {
      ...measuresOf(variant),
      pictures: joinList(variant.images.flatMap((id) => addresses.get(id) ?? [])),
    }
    const [first, ...packs] = variant.packaging.map(packOf)
    return [{ ...choice, ...facts, ...first }, ...packs.map((pack) => ({ ...choice, ...pack }))]
  })
}

function choiceOf(chosen: TermDraft['options'], { options }: ProductDraft): Cells {
  const cells: Cells = {}
  for (const [place, { name }] of options.entries()) {
    const field = optionFields[place]
    if (!field) continue
    cells[field.name] = name
    cells[field.value] = chosen[name] ?? null
  }
  return cells
}

type Measured = Omit<VariantDraft, 'options' | 'images' | 'packaging'>

function measuresOf(data: Measured): Cells {
  return {
    barcodeType: data.barcodeType,
    barcode: data.barcode,
    weight: data.weightValue,
    weightUnit: data.weightMeasure,
    width: data.width,
    height: data.height,
    depth: data.depth,
    lengthUnit: data.dimensionMeasure,
  }
}

/** Values that can be chosen though no line is for them alone: a row each that sells nothing. */
function findIdleValues({ options, terms }: ProductDraft): Cells[] {
  return options.flatMap(({ name, values }, place) => {
    const field = optionFields[place]
    const used = new Set(terms.map((term) => term.options[name]))
    return field
      ? values.filter((value) => !used.has(value)).map((value) => ({ [field.name]: name, [field.value]: value }))
      : []
  })
}

function factsOf({ draft, categories, pictures }: ExportedProduct): Cells {
  const { data } = draft
  return {
    name: draft.name,
    body: draft.body,
    usp: data.usp,
    brand: draft.brand,
    family: draft.family,
    country: draft.country,
    state: draft.state,
    category: joinList(categories),
    tags: joinList(draft.tags),
    attributes: joinList(draft.attributes.map(({ name, value }) => `${name.replace(/[\\:]/g, '\\$&')}: ${value}`)),
    isDirect: draft.isDirect ? 'yes' : 'no',
    pictures: joinList(pictures),
    warrantyFromPurchase: draft.warrantyFromPurchase,
    warrantyFromShipping: draft.warrantyFromShipping,
    warrantyFromDelivery: draft.warrantyFromDelivery,
    hts: data.hts,
    ...measuresOf(data),
    currency: draft.currency,
    leadTime: draft.leadTimeDays,
    orderStep: draft.orderStep,
    orderPack: draft.orderPack,
    temperatureMin: draft.temperatureMin,
    temperatureMax: draft.temperatureMax,
    dangerousGoodsClass: draft.dangerousGoodsClass,
    unNumber: draft.unNumber,
  }
}

function termOf(term: TermDraft, draft: ProductDraft): Cells {
  return {
    sku: term.sku,
    price: term.price === null ? onDemandWord : writeUnitPrice(term.price),
    listPrice: term.listPrice === null ? null : writeUnitPrice(term.listPrice),
    minQty: term.minQty,
    maxQty: term.maxQty,
    isAvailable: term.isAvailable ? 'yes' : 'no',
    stock: term.type === 'on_demand' ? null : (term.availableQty ?? uncountedWord),
    orderMeasure: term.orderMeasure,
    measuringUnit: term.measuringUnit,
    pricedBy: term.measuringUnitType,
    ...choiceOf(term.options, draft),
  }
}

function packOf(pack: PackagingDraft): Cells {
  return {
    packLevel: pack.level,
    packType: pack.type,
    packUnits: pack.unitsPerPack,
    packPrice: pack.packPrice === null ? null : writeUnitPrice(pack.packPrice),
    packWeight: pack.weightValue,
    packWeightUnit: pack.weightUnit,
    packVolume: pack.volumeValue,
    packVolumeUnit: pack.volumeUnit,
    packWidth: pack.width,
    packHeight: pack.height,
    packDepth: pack.depth,
    packDimensionUnit: pack.dimensionUnit,
    packThisSideUp: pack.thisSideUp ? 'yes' : 'no',
    packStackable: pack.stackable ? 'yes' : 'no',
    packMaxLayers: pack.maxStackLayers,
    packMaxTopLoad: pack.maxTopLoad,
  }
}
