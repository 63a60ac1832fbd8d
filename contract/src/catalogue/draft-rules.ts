import { findCountry } from '../countries.ts'
import type { FailureDetails } from '../errors.ts'
import { findHsShapeFault, tidyHts } from '../hs-codes/code.ts'
import { describeHsVerdict } from '../hs-codes/verdict.ts'
import { isShorter } from '../is-shorter.ts'
import { currencies } from '../money.ts'
import { foldName } from '../same-name.ts'
import { isBarcode } from './barcode.ts'
import { findCompanionFaults } from './companion-faults.ts'
import type { PackagingDraft, ProductDataDraft, ProductDraft, VariantDraft } from './draft.ts'
import { draftMessages as say } from './draft-messages.ts'
import { highestTopLoad, mostStackLayers } from './handling.ts'
import { isLeadTime, longestLeadTime } from './lead-time.ts'
import { type Complain, checkChoice, checkPrice, combinationOf, findTermFaults } from './term-rules.ts'
import { findTravelFaults } from './travel.ts'
import { isOrderStep, largestOrderStep } from './written-step.ts'

/** How much of each a product may have. */
export const most = {
  options: 5,
  values: 250,
  terms: 3000,
  images: 30,
  tags: 30,
  attributes: 60,
  categories: 20,
  packaging: 30,
  variants: 3000,
} as const

const largestMeasure = 1_000_000

/** What is wrong with a draft, by field ('terms.3.price'); empty when it can be stored. */
export function findDraftFaults(draft: ProductDraft): FailureDetails {
  const faults: FailureDetails = {}
  const complain: Complain = (field, sentence) => {
    if (sentence !== undefined) faults[field] ??= sentence
  }
  complain('name', checkText(draft.name, 200, 2))
  complain('currency', currencies.includes(draft.currency) ? undefined : say.unknownCurrency)
  complain('country', draft.country === '' ? say.required : findCountry(draft.country) ? undefined : say.unknownCountry)
  if (draft.brand !== null) complain('brand', checkText(draft.brand, 80, 1))
  if (draft.family !== null) complain('family', checkText(draft.family, 80, 2))
  for (const field of ['warrantyFromPurchase', 'warrantyFromShipping', 'warrantyFromDelivery'] as const)
    complain(field, checkText(draft[field] ?? '', 60))
  complain('position', Number.isInteger(draft.position) ? undefined : say.notInteger)
  complain(
    'leadTimeDays',
    draft.leadTimeDays === null || isLeadTime(draft.leadTimeDays) ? undefined : say.leadTime(longestLeadTime),
  )
  complain(
    'orderStep',
    draft.orderStep === null || isOrderStep(draft.orderStep) ? undefined : say.orderStep(largestOrderStep),
  )
  complain('orderPack', checkText(draft.orderPack ?? '', 40))
  findTravelFaults(draft, complain)
  complain('importHandle', checkText(draft.importHandle ?? '', 255))
  checkData(draft.data, complain)
  checkLists(draft, complain)
  checkOptions(draft, complain)
  findTermFaults(draft, complain)
  for (const [index, pack] of draft.packaging.entries()) checkPackaging(pack, `packaging.${index}`, complain)
  checkVariants(draft, complain)
  findCompanionFaults(draft, complain)
  return faults
}

function checkText(text: string, longest: number, shortest = 0): string | undefined {
  const length = text.trim().length
  if (shortest > 0 && length === 0) return say.required
  if (isShorter(text, shortest)) return say.tooShort(shortest)
  return length > longest ? say.tooLong(longest) : undefined
}

function checkMeasure(value: number | null): string | undefined {
  if (value === null) return undefined
  if (!(value > 0)) return say.notPositive
  return value > largestMeasure ? say.tooLarge(largestMeasure) : undefined
}

function checkData(data: ProductDataDraft, complain: Complain): void {
  for (const field of ['width', 'height', 'depth', 'weightValue'] as const)
    complain(`data.${field}`, checkMeasure(data[field]))
  complain('data.usp', checkText(data.usp, 300))
  complain('data.hts', checkHts(tidyHts(data.hts)))
  if (data.barcode !== null) complain('data.barcode', checkBarcode(data.barcodeType, data.barcode))
}

function checkHts(code: string | null): string | undefined {
  const reason = code === null ? undefined : findHsShapeFault(code)
  return reason && describeHsVerdict(code ?? '', { reason })
}

/** What a variant says is checked as what the product says; it is known by its combination, once, and shows what is among the product's pictures. */
function checkVariants({ variants = [], options, images }: ProductDraft, complain: Complain): void {
  complain('variants', variants.length > most.variants ? say.tooMany(most.variants) : undefined)
  const pictures = new Set(images.map(({ imageId }) => imageId))
  const seen = new Set<string>()
  for (const [index, variant] of variants.entries()) {
    const field = `variants.${index}`
    complain(`${field}.options`, checkChoice(variant.options, options))
    const key = combinationOf(variant.options)
    complain(`${field}.options`, key === noCombination ? say.required : seen.has(key) ? say.variantTwice : undefined)
    seen.add(key)
    for (const measure of ['width', 'height', 'depth', 'weightValue'] as const)
      complain(`${field}.${measure}`, checkMeasure(variant[measure]))
    if (variant.barcode !== null) complain(`${field}.barcode`, checkBarcode(variant.barcodeType, variant.barcode))
    complain(`${field}.images`, checkPictures(variant, pictures))
    complain(`${field}.packaging`, variant.packaging.length > most.packaging ? say.tooMany(most.packaging) : undefined)
    for (const [place, pack] of variant.packaging.entries())
      checkPackaging(pack, `${field}.packaging.${place}`, complain)
  }
}

const noCombination = combinationOf({})

function checkPictures({ images }: VariantDraft, pictures: ReadonlySet<number>): string | undefined {
  return images.every((id) => pictures.has(id)) ? undefined : say.notItsPicture
}

function checkBarcode(type: ProductDataDraft['barcodeType'], code: string): string | undefined {
  if (type === null) return say.barcodeType
  if (type === 'other') return checkText(code, 64, 1)
  const answer = isBarcode(type, code)
  return answer === 'right' ? undefined : answer === 'shape' ? say.barcodeShape(type) : say.barcodeCheckDigit
}

function checkLists(draft: ProductDraft, complain: Complain): void {
  for (const list of ['options', 'terms', 'images', 'tags', 'attributes', 'categories', 'packaging'] as const)
    complain(list, draft[list].length > most[list] ? say.tooMany(most[list]) : undefined)
  for (const [index, tag] of draft.tags.entries()) complain(`tags.${index}`, checkText(tag, 40, 2))
  for (const [index, { name, value }] of draft.attributes.entries()) {
    complain(`attributes.${index}.name`, checkText(name, 60, 2))
    complain(`attributes.${index}.value`, checkText(value, 300, 1))
  }
  for (const [index, image] of draft.images.entries()) {
    complain(`images.${index}.alt`, checkText(image.alt, 300))
    complain(`images.${index}.sourceUrl`, checkText(image.sourceUrl ?? '', 2000))
  }
  // Attributes are known by their names without case.
  complain('attributes', findTwice(draft.attributes.map(({ name }) => foldName(name))))
}

function checkOptions(draft: ProductDraft, complain: Complain): void {
  complain('options', findTwice(draft.options.map(({ name }) => name)))
  for (const [index, { name, values }] of draft.options.entries()) {
    const field = `options.${index}`
    complain(`${field}.name`, checkText(name, 60, 1))
    complain(
      `${field}.values`,
      values.length === 0 ? say.noValues : values.length > most.values ? say.tooMany(most.values) : findTwice(values),
    )
    for (const [place, value] of values.entries()) complain(`${field}.values.${place}`, checkText(value, 120, 1))
  }
}

function checkPackaging(pack: PackagingDraft, field: string, complain: Complain): void {
  complain(`${field}.type`, checkText(pack.type, 40, 1))
  for (const measure of ['weightValue', 'volumeValue', 'width', 'height', 'depth'] as const)
    complain(`${field}.${measure}`, checkMeasure(pack[measure]))
  const units = pack.unitsPerPack
  if (units !== null)
    complain(
      `${field}.unitsPerPack`,
      Number.isInteger(units) && units >= 1
        ? units > largestMeasure
          ? say.tooLarge(largestMeasure)
          : undefined
        : say.notWhole(1),
    )
  const { maxStackLayers: layers, maxTopLoad: load } = pack
  if (layers !== null)
    complain(
      `${field}.maxStackLayers`,
      Number.isInteger(layers) && layers >= 1 && layers <= mostStackLayers
        ? undefined
        : say.stackLayers(mostStackLayers),
    )
  if (load !== null)
    complain(`${field}.maxTopLoad`, load >= 0 && load <= highestTopLoad ? undefined : say.topLoad(highestTopLoad))
  const price = pack.packPrice
  if (price !== null) complain(`${field}.packPrice`, checkPrice(price))
}

function findTwice(values: readonly string[]): string | undefined {
  const seen = new Set<string>()
  for (const value of values) {
    if (seen.has(value.trim())) return say.twice(value.trim())
    seen.add(value.trim())
  }
  return undefined
}
