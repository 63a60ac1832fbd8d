import { combinationOf } from '../catalogue/term-rules.ts'
import { readSkus } from '../catalogue/variants.ts'
import type { ProductForm } from './form.ts'

/** The options of a product, and what is said for combinations of them: prices, stock, codes, and what variants say of themselves. */
export type WithOptions = Pick<ProductForm, 'options' | 'terms' | 'variants'>
type Option = ProductForm['options'][number]
type Choice = Readonly<Record<string, string>>

/**
 * Options as changed at one place, and all that goes with them: an option or value that got another name has it in every line and variant, those of a value
 * that is gone go.
 */
export function changeOption(
  form: WithOptions,
  index: number,
  change: { name: string } | { rename: string; to: string } | { values: string[] },
): WithOptions {
  const option = form.options[index]
  if (!option) return form
  const { name } = option
  const replace = (next: Option) => form.options.map((other, place) => (place === index ? next : other))
  if ('name' in change)
    return carry(form, replace({ ...option, name: change.name }), (choice) => renameKey(choice, name, change.name))
  if ('rename' in change) {
    const values = option.values.map((value) => (value === change.rename ? change.to : value))
    return carry(form, replace({ ...option, values }), (choice) =>
      choice[name] === change.rename ? { ...choice, [name]: change.to } : choice,
    )
  }
  const gone = new Set(option.values.filter((value) => !change.values.includes(value)))
  return carry(form, replace({ ...option, values: change.values }), (choice) =>
    gone.has(choice[name] ?? '') ? undefined : choice,
  )
}

/** The options without one. Lines and variants that differed only in it become one: the first of each stays. */
export function removeOption(form: WithOptions, index: number): WithOptions {
  const name = form.options[index]?.name
  const options = form.options.filter((_, place) => place !== index)
  const left = carry(form, options, (choice) =>
    Object.fromEntries(Object.entries(choice).filter(([key]) => key !== name)),
  )
  const terms = keepFirst(left.terms, (line) => `${combinationOf(line.options)} ${line.minQty}`)
  // A combination has one article number, also where its tiers come of two.
  const skus = readSkus(terms)
  return { ...left, terms: terms.map((line) => ({ ...line, sku: skus.get(combinationOf(line.options)) ?? null })) }
}

/** The variants without the pictures that are not among these any more. */
export function keepPictures(
  { variants }: Pick<ProductForm, 'variants'>,
  images: ProductForm['images'],
): Pick<ProductForm, 'variants'> {
  if (!variants) return {}
  const left = new Set(images.map(({ imageId }) => imageId))
  return { variants: variants.map((one) => ({ ...one, images: one.images?.filter((id) => left.has(id)) ?? [] })) }
}

/** What `change` makes of every combination; undefined: what is said for it goes. */
function carry(form: WithOptions, options: Option[], change: (choice: Choice) => Choice | undefined): WithOptions {
  const move = <Said extends { options: Choice }>(said: readonly Said[]) =>
    said.flatMap((one) => {
      const choice = change(one.options)
      return choice ? [{ ...one, options: { ...choice } }] : []
    })
  const variants = form.variants && keepFirst(move(form.variants), ({ options: choice }) => combinationOf(choice))
  return {
    options,
    terms: move(form.terms),
    // What was said of the only option that is gone is said of nothing.
    ...(variants && { variants: variants.filter(({ options: choice }) => Object.keys(choice).length > 0) }),
  }
}

function keepFirst<One>(all: readonly One[], nameOf: (one: One) => string): One[] {
  const seen = new Set<string>()
  return all.filter((one) => {
    const name = nameOf(one)
    return seen.has(name) ? false : seen.add(name)
  })
}

function renameKey(options: Choice, from: string, to: string): Record<string, string> {
  return Object.fromEntries(Object.entries(options).map(([key, value]) => [key === from ? to : key, value]))
}
