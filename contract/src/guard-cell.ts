/** Texts in the cells of a file that people open in a spreadsheet. */

const dangerous = /^'*[=+\-@\t\r]/

/** A cell that no spreadsheet takes for a formula: one that begins with = + - @, a tab or a line end gets an apostrophe (docs/safety.md#uploads). */
export function neutraliseCell(text: string): string {
  return dangerous.test(text) ? `'${text}` : text
}

/** The same for a workbook, whose texts are never formulas: only what `restoreCell` would take for neutralised gets one more apostrophe. */
export function guardCell(text: string): string {
  return text.startsWith("'") ? neutraliseCell(text) : text
}

/** The text of a cell before `neutraliseCell` or `guardCell`; WooCommerce's export neutralises as well. */
export function restoreCell(text: string): string {
  return text.startsWith("'") && dangerous.test(text) ? text.slice(1) : text
}
