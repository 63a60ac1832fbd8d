import { mostBackOf, refuseReturn } from '@fairquay/contract/claims/claim-lines.ts'
import type { ClaimLine } from '@fairquay/contract/claims/shapes.ts'
import { readNumber } from '../trade/read-draft.ts'
import { claimTexts } from './texts.ts'

/** What stands in the boxes of one line that came back. */
export type TypedReturn = { position: number; quantity: string; to_stock: string }

type Claimed = Pick<ClaimLine, 'position' | 'quantity' | 'reasons'>

/** Proposed with all that can come back; a line that was missing altogether is not asked about. */
export function startReturn(lines: readonly Claimed[]): TypedReturn[] {
  return lines.flatMap((line) => {
    const most = mostBackOf(line)
    return most > 0 ? [{ position: line.position, quantity: String(most), to_stock: '' }] : []
  })
}

/** What is wrong with what is typed, by field. What cannot be read is no nought: it would be written down as goods that did not come. */
export function refuseTypedReturn(lines: readonly Claimed[], typed: readonly TypedReturn[]): Record<string, string> {
  const unread = typed.flatMap((line, index) =>
    (['quantity', 'to_stock'] as const)
      .filter((field) => Number.isNaN(readCount(line[field])))
      .map((field) => [`lines.${index}.${field}`, claimTexts.needsNumber]),
  )
  return unread.length > 0 ? Object.fromEntries(unread) : { ...refuseReturn(lines, typed.map(readReturn)) }
}

export function readReturn({ position, quantity, to_stock }: TypedReturn) {
  return { position, quantity: readCount(quantity), to_stock: readCount(to_stock) }
}

function readCount(typed: string): number {
  return typed.trim() === '' ? 0 : (readNumber(typed) ?? Number.NaN)
}
