import { defineMessages, formatNumber } from '@fairquay/contract/locale.ts'

/** What the screens of this folder say. */
export const importsTexts = defineMessages({
  // column-table
  columnAt: (place: number) => `Column of the file ${formatNumber(place)}`,
  fieldForColumn: (place: number) => `Read column of the file ${formatNumber(place)} as`,
  // outcome-list
  issue: (line: number, column: string, reason: string) =>
    column ? `Line ${formatNumber(line)}, ${column}: ${reason}` : `Line ${formatNumber(line)}: ${reason}`,
})
