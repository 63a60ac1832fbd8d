import type { ProductForm } from './form.ts'

/** A part of the form that is chosen as a whole when two people changed it. */
export type FormPart = Exclude<keyof ProductForm, 'data'> | `data.${keyof ProductForm['data'] & string}`

/** A stored product none of whose variants says anything has no such part. */
function sayAll(form: ProductForm): ProductForm {
  return { ...form, variants: form.variants ?? [] }
}

/** The parts in which two forms differ. */
export function findDifferences(one: ProductForm, other: ProductForm): FormPart[] {
  const { data: oneData, ...oneRest } = sayAll(one)
  const { data: otherData, ...otherRest } = sayAll(other)
  return [
    ...keysOf(oneRest).filter((key) => !isSame(oneRest[key], otherRest[key])),
    ...keysOf(oneData)
      .filter((key) => !isSame(oneData[key], otherData[key]))
      .map((key) => `data.${key}` as const),
  ]
}

/** The parts that both changed since `base`, differently: somebody has to choose. */
export function findConflicts(base: ProductForm, mine: ProductForm, theirs: ProductForm): FormPart[] {
  const [byMe, byThem] = [findDifferences(base, mine), new Set(findDifferences(base, theirs))]
  const differ = new Set(findDifferences(mine, theirs))
  return byMe.filter((part) => byThem.has(part) && differ.has(part))
}

/**
 * Both people's changes in one form: what only one of them changed is theirs who changed it; what both changed is mine unless it is in `taken`.
 * Nothing is lost without a choice.
 */
export function mergeForms(
  { base, mine, theirs }: { base: ProductForm; mine: ProductForm; theirs: ProductForm },
  taken: ReadonlySet<FormPart>,
): ProductForm {
  const byMe = new Set(findDifferences(base, mine))
  const merged: ProductForm = { ...mine, data: { ...mine.data } }
  for (const part of findDifferences(mine, theirs))
    if (!byMe.has(part) || taken.has(part)) {
      if (part.startsWith('data.'))
        copy(merged.data, theirs.data, part.slice('data.'.length) as keyof ProductForm['data'])
      else copy(merged, theirs, part as keyof ProductForm)
    }
  return merged
}

function copy<T, K extends keyof T>(to: T, from: T, key: K): void {
  to[key] = from[key]
}

function keysOf<T extends object>(value: T): (keyof T & string)[] {
  return Object.keys(value) as (keyof T & string)[]
}

/** Forms are plain values. The order of keys says nothing: the database returns them in its own. */
function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const [keys, otherKeys] = [Object.keys(one), Object.keys(other)]
  return (
    keys.length === otherKeys.length &&
    keys.every(
      (key) =>
        Object.hasOwn(other, key) &&
        isSame((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key]),
    )
  )
}
