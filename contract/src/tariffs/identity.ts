import type { TariffRow } from './shapes.ts'

/** What a row is a rate of, whatever the rate and its days: of rows alike in it, that of the day holds. */
export function identityOf({ country, hs, origin, programme, kind, name, only_by }: TariffRow): string {
  return JSON.stringify([country, hs, origin, programme, kind, name, only_by])
}
