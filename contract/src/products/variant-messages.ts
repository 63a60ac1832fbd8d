import { defineMessages, formatPlural } from '../locale.ts'

/** What the table of variants says. */
export const variantMessages = defineMessages({
  title: 'Variants',
  help: 'What is left empty is the product’s. Arrows and Enter move; a column copied from a spreadsheet can be pasted.',
  columns: {
    sku: 'SKU',
    barcode: 'Barcode',
    stock: 'In stock',
    lowAt: 'Tell me at',
    weight: 'Weight',
    size: 'W × H × D',
    images: 'Picture',
    packaging: 'Packs',
  },
  variant: 'Variant',
  cell: (column: string, variant: string) => `${column}, ${variant}`,
  notCounted: 'Not counted',
  never: 'never',
  onDemand: 'On demand',
  noOwnLine: 'Has no price line of its own',
  lowAt: 'A whole number from 0 up, or empty for never.',
  elsewhere: 'Also of',
  // filling many
  fill: 'Set for many',
  fillWhat: 'Set',
  fillWhere: 'for',
  fillTo: 'to',
  fillDo: 'Set',
  all: 'All variants',
  ofValue: (option: string, value: string) => `${option}: ${value}`,
  skuBegins: 'SKU, beginning with',
  skuHelp: 'OIL becomes OIL-L-RED.',
  filled: (count: number) => formatPlural(count, { one: 'Set for # variant.', other: 'Set for # variants.' }),
  undo: 'Undo',
  pasted: (count: number) => formatPlural(count, { one: 'Pasted into # cell.', other: 'Pasted into # cells.' }),
  fillExamples: { sku: 'OIL', stock: '100', lowAt: '10', weight: '0.5 kg', size: '30 × 20 × 10 cm' },
  unread: (count: number) =>
    formatPlural(count, {
      one: '# cell could not be read and stays as it was.',
      other: '# cells could not be read and stay as they were.',
    }),
  outside: (count: number) =>
    formatPlural(count, {
      one: '# cell found no place in the table.',
      other: '# cells found no place in the table.',
    }),
  // pictures and packs
  picturesOf: (variant: string) => `Pictures of ${variant}`,
  picturesHelp: 'Choose from the product’s pictures; the first chosen is in front. None: buyers see the product’s.',
  noPictures: 'The product has no pictures yet. Add them above, then choose here.',
  picture: (at: number, alt: string) => (alt === '' ? `Picture ${at}` : `Picture ${at}: ${alt}`),
  choosePictures: (variant: string, count: number) =>
    count > 1 ? `Choose pictures of ${variant}, now ${count}` : `Choose pictures of ${variant}`,
  packsOf: (variant: string) => `Packs of ${variant}`,
  packsHelp: 'Where a variant is packed otherwise than the product. None: it is packed as the product is.',
  changePacks: (variant: string, packed: string) => `Packs of ${variant}: ${packed}`,
  own: 'As the product',
  packs: (count: number) => formatPlural(count, { one: '# pack', other: '# packs' }),
  startPacks: 'Begin with the product’s packs',
  clearPacks: 'As the product again',
  putFor: 'For',
  onlyThis: 'Only this variant',
  done: 'Done',
})
