import { type ClaimReason, refuseClaim } from '@fairquay/contract/claims/claim-lines.ts'
import type { ClaimableGoods } from '@fairquay/contract/claims/endpoints.ts'
import type { ClaimForm } from '@fairquay/contract/claims/shapes.ts'
import { readNumber } from '../trade/read-draft.ts'
import { claimTexts } from './texts.ts'

/** What stands in the boxes of a claim; a line of the order has a row for each reason. */
export type ClaimValues = {
  lines: { position: number; quantity: string; reason: string }[]
  wanted: ClaimForm['wanted']
  text: string
  files: { id: number; name: string }[]
}

/** Proposed with what was reported damaged or missing, each with its own quantity. */
export function startClaim(goods: readonly ClaimableGoods[]): ClaimValues {
  return {
    lines: goods.flatMap(({ position, damaged, short }) => {
      const faults = [
        { position, quantity: damaged, reason: 'damaged' },
        { position, quantity: short, reason: 'short' },
      ].filter(({ quantity }) => quantity > 0)
      return faults.length === 0
        ? [{ position, quantity: '', reason: 'damaged' }]
        : faults.map((fault) => ({ ...fault, quantity: String(fault.quantity) }))
    }),
    wanted: 'credit',
    text: '',
    files: [],
  }
}

function chosenOf({ lines }: ClaimValues) {
  return lines.flatMap(({ position, quantity, reason }, index) => {
    const count = quantity.trim() === '' ? 0 : (readNumber(quantity) ?? Number.NaN)
    return count === 0 ? [] : [{ index, position, quantity: count, reason: reason as ClaimReason }]
  })
}

/** What is wrong with what is typed, by field. */
export function refuseForm(values: ClaimValues, goods: readonly ClaimableGoods[]): Record<string, string> {
  const chosen = chosenOf(values)
  const unread = chosen.find(({ quantity }) => !Number.isInteger(quantity))
  if (unread) return { [`lines.${unread.index}.quantity`]: claimTexts.needsNumber }
  const claimable = goods.map(({ position, open }) => ({ position, shipped: open, claimed: 0 }))
  const faults = Object.entries(refuseClaim(claimable, chosen, values.text) ?? {}).map(([name, sentence]) => {
    const [, at] = /^lines\.(\d+)\./.exec(name) ?? []
    return [at === undefined ? name : `lines.${chosen[Number(at)]?.index}.quantity`, sentence] as const
  })
  return Object.fromEntries(faults)
}

export function toClaim(values: ClaimValues, goods: readonly ClaimableGoods[]): ClaimForm {
  const lines = chosenOf(values).map(({ position, quantity, reason }) => ({ position, quantity, reason }))
  const shipments = new Set(
    lines.map(({ position }) => goods.find((one) => one.position === position)?.shipment_id ?? null),
  )
  const [only = null] = shipments
  return {
    shipment_id: shipments.size === 1 ? only : null,
    lines,
    wanted: values.wanted,
    text: values.text.trim(),
    file_ids: values.files.map(({ id }) => id),
  }
}
