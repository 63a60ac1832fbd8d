/** 'ORD-2026-00012': each seller counts its orders from 1, every year anew. */
export function writeOrderNumber(year: number, number: number): string {
  return `ORD-${year}-${String(number).padStart(5, '0')}`
}

/** What is meant by 'ORD-2026-00012', in whatever case; nothing where a text is no order's number. */
export function readOrderNumber(text: string): { year: number; number: number } | undefined {
  const [, year, number] = /^ord-(\d{4})-(\d{1,9})$/i.exec(text.trim()) ?? []
  return year === undefined ? undefined : { year: Number(year), number: Number(number) }
}
