import { formatMoney, readMoney } from '@fairquay/contract/money.ts'
import type { FilePart } from '@fairquay/contract/requests/file/endpoints.ts'

/** What a part comes to, with its currency. */
export function formatSum({ amount, currency }: NonNullable<FilePart['sum']>): string {
  return formatMoney(readMoney(amount, currency), currency)
}

/** Whether a part still counts for the deal: it was neither refused nor taken back. */
export function isLive({ status }: Pick<FilePart, 'status'>): boolean {
  return status !== 'declined' && status !== 'withdrawn'
}
