import { formatDay } from '../locale.ts'

/** An ISO date as people read it: '1987-05-01' → 'May 1, 1987'; what is no date stays as it is. */
export function writeDate(iso: string): string {
  return formatDay(iso.slice(0, 10)) || iso
}
