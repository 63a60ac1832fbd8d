import { defineMessages, formatNumber, formatPlural } from '@fairquay/contract/locale.ts'

/** What the screens of this folder say. */
export const importsTexts = defineMessages({
  // column-table
  columnAt: (place: number) => `Column of the file ${formatNumber(place)}`,
  fieldForColumn: (place: number) => `Read column of the file ${formatNumber(place)} as`,
  // reading-fields
  sheet: 'Sheet',
  // encoding-choice
  encodingsTitle: 'Do the letters look right?',
  encodingsHelp: 'The file does not say how its letters are written. Press the one in which they read well.',
  // header-row
  titlesIn: (row: number) => `The titles of the columns stand in row ${formatNumber(row)}`,
  titlesHelp: 'Press another row to take them from there. What stands above it is not read.',
  row: (row: number) => `Row ${formatNumber(row)}`,
  // late-pictures
  picturesLate: (count: number) =>
    formatPlural(count, { one: '# picture could not be fetched', other: '# pictures could not be fetched' }),
  picturesLateHelp: 'They are tried again by themselves, ever more rarely for two weeks, without the file.',
  picturesAllThere: 'Pictures that could not be fetched at first are there by now, or are not needed any more.',
  picturesFailed: 'The pictures that could not be fetched could not be loaded.',
  picturesTrying: (count: number) =>
    formatPlural(count, { one: '# picture is being tried.', other: '# pictures are being tried.' }),
  picturesGivenUp: (count: number) =>
    formatPlural(count, {
      one: '# picture was given up: correct its address, or add it to the product by hand.',
      other: '# pictures were given up: correct their addresses, or add them to the products by hand.',
    }),
  tryNow: 'Try again now',
  tried: (count: number) => formatPlural(count, { one: 'tried # time', other: 'tried # times' }),
  triedNext: (moment: string) => `next on ${moment}`,
  givenUp: 'given up',
  earlierPictures: 'Earlier ones',
  morePictures: 'More of them',
  // import-words
  wordsTitle: 'What the file calls things',
  wordsLead:
    'Say what a word of the file means; it is kept for your next imports. What is no country here keeps a product out, all else is imported either way.',
  wordsShown: (count: number) => formatPlural(count, { one: '# word', other: '# words' }),
  wordOf: {
    category: 'Category',
    brand: 'Brand',
    country: 'Country',
    state: 'State',
    availability: 'In stock or not',
    weight_unit: 'Unit of weight',
    length_unit: 'Unit of length',
    volume_unit: 'Unit of volume',
  },
  takeSuggestion: (ours: string) => `Did you mean ${ours}?`,
  meaningOf: (word: string) => `What ${word} means`,
  ofProducts: (count: number) => formatPlural(count, { one: '# product', other: '# products' }),
  noMeaning: 'None of ours yet',
  keepWords: 'Keep and check again',
  wordsFailed: 'The words of the file could not be loaded.',
  // outcome-list
  issue: (line: number, column: string, reason: string) =>
    column ? `Line ${formatNumber(line)}, ${column}: ${reason}` : `Line ${formatNumber(line)}: ${reason}`,
})
