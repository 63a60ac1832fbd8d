import { defineMessages, formatNumber, formatPlural } from '@fairquay/contract/locale.ts'

/** What the table in which products are edited says. */
export const sheetTexts = defineMessages({
  title: 'Edit as a table',
  lead: 'Change cells as in a spreadsheet: type, copy, paste a block, undo. Nothing is stored before you save.',
  help: 'Arrows move, Shift selects several, Enter edits, Ctrl+Enter fills what is selected, Ctrl+D fills down, Ctrl+Z undoes.',
  back: 'My Products',
  grid: 'Products',
  save: (count: number) => (count === 0 ? 'Save' : formatPlural(count, { one: 'Save # cell', other: 'Save # cells' })),
  discard: 'Discard',
  discardAsk: 'Discard what you have typed?',
  discardHelp: (count: number) =>
    formatPlural(count, { one: '# cell becomes what it was.', other: '# cells become what they were.' }),
  undo: 'Undo',
  redo: 'Redo',
  fillDown: 'Fill down',
  saved: (count: number) => formatPlural(count, { one: '# product saved.', other: '# products saved.' }),
  refused: (count: number) =>
    formatPlural(count, {
      one: '# product was not saved. Its cells say why.',
      other: '# products were not saved. Their cells say why.',
    }),
  undoSaved: 'Undo what was saved',
  wrong: (count: number) =>
    formatPlural(count, { one: '# cell cannot be saved as it is.', other: '# cells cannot be saved as they are.' }),
  moreLines: (count: number) =>
    formatPlural(count, {
      one: '# more combination does not fit in this table.',
      other: '# more combinations do not fit in this table.',
    }),
  openMore: 'Change them in the editor',
  cell: (column: string, product: string, variant: string) =>
    variant === '' ? `${column} of ${product}` : `${column} of ${product}, ${variant}`,
  count: (count: number) => formatPlural(count, { one: '# product', other: '# products' }),
  place: (row: number, column: string) => `${column}, row ${formatNumber(row)}`,
  editing: 'Reading only: your role cannot change products.',
})
