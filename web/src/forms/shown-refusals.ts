/** What is wrong with a form, by field. A field that is right is missing or undefined; 'terms.3.minQty' is a part of the field 'terms'. */
export type Refusals = Readonly<Record<string, string | undefined>>

/** What decides which of the refusals a person is told by now. */
export type Telling = {
  /** Sending was tried: everything is told. */
  isTried: boolean
  /** Whether a field was filled and left. */
  isLeft: (field: string) => boolean
  /** What the server said of what was sent last. */
  refused: Refusals
}

/** The sentences to show. What the server said comes first: it knows what the rules cannot see. */
export function showRefusals(
  refusals: Refusals,
  { isTried, isLeft, refused }: Telling,
): Readonly<Record<string, string>> {
  const told: Record<string, string> = {}
  for (const [field, sentence] of Object.entries(refusals))
    if (sentence !== undefined && (isTried || isLeft(field))) told[field] = sentence
  for (const [field, sentence] of Object.entries(refused)) if (sentence !== undefined) told[field] = sentence
  return told
}

/** The server's refusals that still hold once these fields say something else. */
export function forgetRefusals(refused: Refusals, changed: readonly string[]): Refusals {
  const isChanged = (field: string) => changed.some((name) => field === name || field.startsWith(`${name}.`))
  const kept = Object.entries(refused).filter(([field]) => !isChanged(field))
  return kept.length === Object.keys(refused).length ? refused : Object.fromEntries(kept)
}

export function isRefused(refusals: Refusals): boolean {
  return Object.values(refusals).some((sentence) => sentence !== undefined)
}

/** The refusals under the names the form has for its fields. */
export function renameRefusals(refusals: Refusals, fieldOf: (name: string) => string): Refusals {
  return Object.fromEntries(Object.entries(refusals).map(([name, sentence]) => [fieldOf(name), sentence]))
}

/** Whether a form with these values has the field to tell of a refusal at; otherwise it is told of the form as a whole. */
export function hasField(values: object, name: string): boolean {
  return name in values || (name.split('.')[0] ?? '') in values
}
