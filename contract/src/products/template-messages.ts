import { defineMessages, formatNumber } from '../locale.ts'

/** What the templates of products say. */
export const templateMessages = defineMessages({
  title: 'Templates',
  lead: 'A new product begins with what its template says.',
  save: 'Save as template',
  saveHelp:
    'It keeps what is saved of this product: texts, categories, options, prices, packaging and documents. Name, pictures, article numbers, barcodes and stock are each product’s own.',
  nameLabel: 'Name of the template',
  nameLength: 'Give it a name of 2 to 100 characters.',
  nameTaken: 'There is a template of this name already.',
  tooMany: (most: number) => `There are ${formatNumber(most)} templates already. Delete one you no longer need.`,
  saved: (name: string) => `“${name}” is a template now.`,
  begin: 'New product from it',
  beginOf: (name: string) => `New product from ${name}`,
  rename: 'Rename',
  renameOf: (name: string) => `Rename ${name}`,
  renamed: 'Renamed.',
  delete: 'Delete',
  deleteOf: (name: string) => `Delete ${name}`,
  deleteAsk: (name: string) => `Delete the template “${name}”?`,
  deleteHelp: 'Products that were made from it stay as they are.',
  deleted: 'The template is deleted.',
  none: 'No templates yet',
  noneHelp: 'Choose “Save as template” in the menu of a product that others will be like.',
  loading: 'Loading templates',
  loadFailed: 'The templates could not be loaded.',
  gone: 'This template is no longer there. You begin with an empty form.',
  changed: (day: string, person: string | null) => (person ? `${day}, ${person}` : day),
  begunFrom: (name: string) => `Begun from the template “${name}”.`,
})
