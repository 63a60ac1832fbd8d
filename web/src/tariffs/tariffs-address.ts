import { type TariffKind, tariffKinds } from '@fairquay/contract/tariffs/shapes.ts'

/** What the list of rates is narrowed to, by names that no other address has for something else. */
export type TariffsAddress = {
  page?: number
  territory?: string
  code?: string
  tariffKind?: TariffKind
  onDay?: string
}

export function readTariffsAddress(raw: Record<string, unknown>): TariffsAddress {
  const page = Number(raw.page)
  const territory = typeof raw.territory === 'string' && /^[A-Z]{2,4}$/.test(raw.territory) ? raw.territory : undefined
  const code = readDigits(raw.code)
  const kind = tariffKinds.find((known) => known === raw.tariffKind)
  const day = typeof raw.onDay === 'string' && isDay(raw.onDay) ? raw.onDay : undefined
  return {
    ...(Number.isInteger(page) && page > 1 && page <= 10_000 && { page }),
    ...(territory && { territory }),
    ...(code && { code }),
    ...(kind && { tariffKind: kind }),
    ...(day && { onDay: day }),
  }
}

/** What people type as the beginning of a customs code, with or without its dots: '6109.10' → '610910'. */
export function readDigits(typed: unknown): string | undefined {
  if (typeof typed !== 'string' && typeof typed !== 'number') return undefined
  return String(typed).replace(/\D/g, '').slice(0, 13) || undefined
}

function isDay(text: string): boolean {
  if (!/^(19|20|21)\d\d-\d\d-\d\d$/.test(text)) return false
  const time = Date.parse(`${text}T00:00:00Z`)
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(text)
}

/** As the call takes it. */
export function queryOf({ territory, code, tariffKind, onDay }: TariffsAddress) {
  return {
    ...(territory && { country: territory }),
    ...(code && { hs: code }),
    ...(tariffKind && { kind: tariffKind }),
    ...(onDay && { day: onDay }),
  }
}
