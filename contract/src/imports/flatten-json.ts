import { joinList } from '../cell-text.ts'

type Scalar = string | number | boolean
export type Json = Scalar | null | readonly Json[] | JsonObject
export type JsonObject = { readonly [key: string]: Json }

/** One row of a table: cells by the title of their column. */
export type FlatRow = ReadonlyMap<string, string>

/** Objects within objects further down than this say nothing a table could hold. */
const mostDepth = 3

/** Under what systems list the variants of a product. */
const partKeys = /^(variants?|variations?|skus|children|models|combinations)$/i
/** Of a variant, what the product says too and says better. */
const ofProduct =
  /^(id|name|title|handle|slug|description|body_html|type|product_type|product_id|vendor|brand|tags|status|position|created_at|updated_at)$/i
const optionKey = /^option[1-5]$/i

/**
 * The rows a product of a JSON file makes in a table: one, or one for each of its variants with what the product says beside it. Objects become columns of their path ('size.width'), an amount with
 * its currency one cell, lists one cell separated by vertical bars, lists of named values 'Material: oak'. A product of several rows has a handle.
 */
export function flattenProduct(product: JsonObject): FlatRow[] {
  const entries = Object.entries(product)
  const [partKey, parts] = entries.find((entry): entry is [string, readonly JsonObject[]] => {
    const [key, value] = entry
    return partKeys.test(key) && isObjects(value) && value.length > 0
  }) ?? ['', []]
  const names = parts.length > 0 ? readOptionNames(product) : undefined
  const base = new Map<string, string>()
  for (const [key, value] of entries)
    if (key !== partKey && !(names && /^options$/i.test(key))) writeCells(base, key, value, 0)
  if (parts.length === 0) return [base]
  const own = [...base.keys()].some((key) => /^(handle|slug)$/i.test(key))
  if (!own) base.set('Handle', base.get('id') ?? base.get('sku') ?? base.get('name') ?? base.get('title') ?? '')
  return parts.map((part) => {
    const row = new Map(base)
    const options = readOptions(part, names ?? [], parts.length > 1)
    const isTold = ([key, value]: [string, Json]) =>
      !ofProduct.test(key) && !optionKey.test(key) && !(options.length > 0 && holdsOptions(key, value))
    for (const [key, value] of Object.entries(part).filter(isTold)) writeCells(row, key, value, 0)
    for (const [at, { name, value }] of options.slice(0, 5).entries()) {
      row.set(`Option ${at + 1} name`, name)
      row.set(`Option ${at + 1} value`, value)
    }
    return row
  })
}

function writeCells(row: Map<string, string>, path: string, value: Json, depth: number): void {
  if (value === null || depth > mostDepth) return
  if (typeof value !== 'object') row.set(titleOf(path), writeScalar(value))
  else if (isList(value)) {
    const text = joinList(value.flatMap(writeElement))
    if (text !== '') row.set(titleOf(path), text)
  } else {
    const amount = readAmount(value)
    if (amount) row.set(titleOf(path), amount)
    else for (const [key, below] of Object.entries(value)) writeCells(row, `${path}.${key}`, below, depth + 1)
  }
}

/** What an element of a list says in a cell: itself, the address of a picture, 'Material: oak', or its name. */
function writeElement(element: Json): string[] {
  if (element === null) return []
  if (typeof element !== 'object') return [writeScalar(element)]
  if (isList(element)) return element.flatMap(writeElement)
  const said = (...keys: string[]) =>
    keys.map((key) => element[key]).find((value): value is Scalar => isScalar(value) && value !== '')
  const address = said('src', 'url', 'href', 'image_url', 'original')
  if (address !== undefined) return [writeScalar(address)]
  const name = said('name', 'title', 'label', 'key')
  const several = [element.options, element.values].find((value) => value !== undefined && isList(value))
  const value = said('value', 'option') ?? (several !== undefined && isList(several) ? joinWords(several) : undefined)
  if (name !== undefined && value !== undefined)
    return [`${writeScalar(name).replaceAll(':', '\\:')}: ${writeScalar(value)}`]
  return name === undefined ? [] : [writeScalar(name)]
}

/** '12.5 EUR' of an amount with its currency. */
function readAmount(value: JsonObject): string | undefined {
  const amount = value.amount ?? value.value
  const currency = value.currency ?? value.currency_code ?? value.currencyCode
  return isScalar(amount) && typeof currency === 'string' ? `${writeScalar(amount)} ${currency}` : undefined
}

type Option = { name: string; value: string }

/** The names a product gives its options, in their order: a list of names, or of things that have one. */
function readOptionNames({ options }: JsonObject): string[] | undefined {
  if (options === undefined || !isList(options)) return undefined
  const names = options.map((one) => (isObject(one) && typeof one.name === 'string' ? one.name : one))
  return names.every((name) => typeof name === 'string') ? names : undefined
}

/** What tells a variant apart: option1 … option5, named values, or its title. */
function readOptions(part: JsonObject, names: readonly string[], isOneOfMany: boolean): Option[] {
  const numbered = [1, 2, 3, 4, 5].flatMap((at) => {
    const value = part[`option${at}`]
    return isScalar(value) && value !== '' ? [{ name: names[at - 1] ?? `Option ${at}`, value: writeScalar(value) }] : []
  })
  if (numbered.length > 0) return numbered.every(({ value }) => value === 'Default Title') ? [] : numbered
  const named = Object.entries(part).find(([key, value]) => holdsOptions(key, value))?.[1]
  if (named !== undefined && isObject(named))
    return Object.entries(named).flatMap(([name, value]) =>
      isScalar(value) ? [{ name, value: writeScalar(value) }] : [],
    )
  if (named !== undefined && isObjects(named))
    return named.flatMap(({ name, value, option }) => {
      const said = value ?? option
      return typeof name === 'string' && isScalar(said) ? [{ name, value: writeScalar(said) }] : []
    })
  const title = part.title ?? part.name
  return isOneOfMany && typeof title === 'string' && title !== '' ? [{ name: 'Variant', value: title }] : []
}

function holdsOptions(key: string, value: Json): boolean {
  return /^(options?|selected_?options|attributes)$/i.test(key) && value !== null && typeof value === 'object'
}

/** Shopify's weight in whole grams. */
function titleOf(path: string): string {
  return path === 'grams' ? 'Weight (g)' : writeScalar(path)
}

function joinWords(words: readonly Json[]): string {
  return words.filter(isScalar).map(writeScalar).join(', ')
}

function writeScalar(value: Scalar): string {
  return String(value).replaceAll('\0', '').toWellFormed()
}

function isScalar(value: Json | undefined): value is Scalar {
  return value !== undefined && value !== null && typeof value !== 'object'
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value)
}

function isObject(value: Json): value is JsonObject {
  return value !== null && typeof value === 'object' && !isList(value)
}

function isObjects(value: Json): value is readonly JsonObject[] {
  return isList(value) && value.every(isObject)
}
