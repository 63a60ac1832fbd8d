import { defineMessages, formatNumber, formatPlural } from '@fairquay/contract/locale.ts'

/** What the screens of this folder say. */
export const hsTexts = defineMessages({
  // hs-codes-page
  title: 'Customs codes',
  lead: 'The Harmonized System, edition 2022: its first six digits are the same in nearly every country. Say what the goods are, or look through the chapters.',
  search: 'Words or digits',
  searchHint: 'ceramic tiles, laptop, 6907 …',
  found: (count: number) => formatPlural(count, { one: '# code', other: '# codes' }),
  most: (count: number) => `The first ${formatNumber(count)} codes. More words find fewer.`,
  nothing: 'No code has these words.',
  nothingHelp: 'Try the material or the kind of goods: cotton, footwear. The law has its own words for many things.',
  failed: 'The codes could not be loaded.',
  noCode: (code: string) => `There is no customs code ${code} in the Harmonized System 2022.`,
  chapters: 'Chapters',
  section: (number: string, text: string) => `${number}. ${text}`,
  under: (count: number) => formatPlural(count, { one: '# code', other: '# codes' }),
  loading: 'Loading customs codes',
  findGoods: 'Find goods with this code',
  right: 'This code is in the Harmonized System 2022.',
  national: 'The digits after the sixth are a country’s own: check them in the tariff of the country of import.',
  source:
    'Texts of the Harmonized System 2022, in the public domain. A help for finding, not a ruling: customs decide how goods are classified.',
  // codes-said
  said: 'What the customs codes say',
  // hs-code-field
  codesFound: 'Codes found',
  lookUpFailed: 'Codes could not be looked up. Type the code, or try again.',
  browse: 'Browse codes',
  // proposals
  proposed: 'Proposed from the name and category',
  proposedFor: (name: string) => `Customs codes proposed for ${name}`,
  take: (code: string) => `Use ${code}`,
  takeFor: (code: string, name: string) => `Use ${code} for ${name}`,
  // browse-dialog
  choose: 'Choose a customs code',
})
