import { lastPage } from '../page-count.ts'
import { type ImportAction, importActions } from './report.ts'

/** What the page of imports shows: one import, its products of one kind, a page of a list. */
export type ImportsAddress = { id?: number; show?: ImportAction | 'warned'; page?: number }

/** Reads it from an address that anybody may have typed; what is no sense in it is left out. */
export function readImportsAddress(raw: Record<string, unknown>): ImportsAddress {
  const whole = (value: unknown, most: number) => {
    const number = Number(value)
    return Number.isInteger(number) && number >= 1 && number <= most ? number : undefined
  }
  const id = whole(raw.id, 2_147_483_647)
  const page = whole(raw.page, lastPage)
  const show = [...importActions, 'warned' as const].find((one) => one === raw.show)
  return { ...(id && { id }), ...(show && { show }), ...(page && page > 1 && { page }) }
}
