import { findHsShapeFault, type HsEdition, type HsShapeFault, hsEditions } from './code.ts'
import { hsMessages as say } from './messages.ts'

/**
 * What can be amiss with a code: digits that are none, a chapter or heading that does not exist, a subheading this edition does not have (it may be of an
 * older or newer one), or seven digits, which are mostly eight whose leading zero a spreadsheet took off.
 */
export type HsReason = HsShapeFault | 'heading' | 'subheading' | 'odd-length'

/** What an edition says of a code. An `error` cannot be right; a `warning` is worth a second look. `known` is the longest beginning that the edition has. */
export type HsVerdict = { verdict: 'right' | 'warning' | 'error'; reason: HsReason | null; known: string | null }

const errors: readonly HsReason[] = ['shape', 'chapter', 'heading']

/** Of a code without its dots; `has` answers for chapters, headings and subheadings of the edition. */
export function judgeHsCode(code: string, has: (beginning: string) => boolean): HsVerdict {
  const known = [6, 4, 2].map((length) => code.slice(0, length)).find((part) => /^\d+$/.test(part) && has(part)) ?? null
  const reason = findReason(code, known)
  return { verdict: reason === null ? 'right' : errors.includes(reason) ? 'error' : 'warning', reason, known }
}

function findReason(code: string, known: string | null): HsReason | null {
  const fault = findHsShapeFault(code)
  if (fault) return fault
  if (known === null || known.length < 4) return 'heading'
  if (known.length < 6) return 'subheading'
  return code.length === 7 ? 'odd-length' : null
}

/** The verdict as a sentence; undefined where nothing is amiss. */
export function describeHsVerdict(
  code: string,
  { reason }: Pick<HsVerdict, 'reason'>,
  edition: HsEdition = hsEditions[0],
): string | undefined {
  switch (reason) {
    case null:
      return undefined
    case 'shape':
      return say.shape
    case 'chapter':
      return say.chapter(code.slice(0, 2))
    case 'heading':
      return say.heading(code.slice(0, 4), edition)
    case 'subheading':
      return say.subheading(code.slice(0, 4), `${code.slice(0, 4)}.${code.slice(4, 6)}`, edition)
    case 'odd-length':
      return say.oddLength
  }
}
