import { isOrderStep } from '../catalogue/written-step.ts'

/** What a cell says of the packs goods are sold in; `orderStep` null: any quantity. The name is there where the cell has one. */
export type ToldStep = { orderStep: number | null; orderPack?: string }

/** Characters of the longest cell that is looked at. */
const longest = 60

/** What pieces are called beside a number; measures ('250 g') are none, for then the number is what a pack holds of something else. */
const pieces =
  'pcs?|pieces?|ea(?:ch)?|units?|items?|st|stk|stck|stuck|stueck|einheiten|pieces?|unites?|u|uds?|unidades?|piezas?|pz|pezzi|unita|pecas|un|stuks?|szt|sztuk'

const plain = new RegExp(`^(?:x ?)?(\\d[\\d.,' ]*)(?: ?x| ?(?:${pieces})\\.?)?$`)
const named = new RegExp(
  `^(\\p{L}[\\p{L} -]*?) ?(?:of|a|zu|mit|de|da|di|met|van|x|:|=) ?(\\d[\\d.,' ]*)(?: ?(?:${pieces})\\.?)?$`,
  'u',
)
const counted = new RegExp(
  `^(\\d[\\d.,' ]*)(?: ?(?:${pieces})\\.?)? ?(?:per|pro|je|par|por|/) ?(\\p{L}[\\p{L} -]*)$`,
  'u',
)

/**
 * In how many at a time goods are sold, as a cell says it: '12', '12 pcs', '1,200', 'Carton of 12', '12 per box'. 1 and 0 say that any quantity is sold.
 * Undefined for any other text: '6 x 330 ml' and '250 g' describe what is in a pack.
 */
export function readToldStep(text: string): ToldStep | undefined {
  const written = text.replace(/\s+/g, ' ').trim()
  if (written.length > longest) return undefined
  const simple = simplify(written)
  const [, lone] = plain.exec(simple) ?? []
  if (lone !== undefined) return tell(lone)
  const [, word, many] = named.exec(simple) ?? []
  const [, few, per] = counted.exec(simple) ?? []
  const name = word ?? per
  const count = many ?? few
  if (name === undefined || count === undefined) return undefined
  const told = tell(count)
  // As it is written in the cell, accents and all.
  const at = simple.indexOf(name)
  const orderPack = simple.length === written.length ? written.slice(at, at + name.length).trim() : name.trim()
  return told?.orderStep ? { ...told, orderPack } : told
}

/** Separators stand between thousands, or before nothing but zeros. */
function tell(text: string): ToldStep | undefined {
  const digits = text.trim().replace(/[.,]0{1,2}$/, '')
  if (!/^\d+$|^\d{1,3}([.,' ]\d{3})+$/.test(digits)) return undefined
  const count = Number(digits.replace(/\D/g, ''))
  if (count <= 1) return { orderStep: null }
  return isOrderStep(count) ? { orderStep: count } : undefined
}

function simplify(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
