import { defineMessages, formatList, formatPlural } from '../locale.ts'

/** Sentences about customs codes. */
export const hsMessages = defineMessages({
  shape: 'A customs code has 6 to 13 digits.',
  chapter: (chapter: string) =>
    `Customs codes begin with a chapter from 01 to 97, except 77: there is no chapter ${chapter}.`,
  heading: (heading: string, edition: string) => `There is no heading ${heading} in the Harmonized System ${edition}.`,
  subheading: (heading: string, subheading: string, edition: string) =>
    `Heading ${heading} has no subheading ${subheading} in the Harmonized System ${edition}. It may be of another edition: check it before goods are sent.`,
  oddLength: 'This code has seven digits. A spreadsheet may have taken off a zero at its beginning.',
  because: {
    text: (words: readonly string[], code: string) => {
      const said = formatList(words.map((word) => `“${word}”`))
      return words.length === 1 ? `${said} stands in the text of ${code}.` : `${said} stand in the text of ${code}.`
    },
    goods: (count: number, words: string) =>
      formatPlural(count, {
        one: `# product with “${words}” in its name uses it.`,
        other: `# products with “${words}” in their names use it.`,
      }),
    category: (count: number, category: string) =>
      formatPlural(count, {
        one: `# product in ${category} uses it.`,
        other: `# products in ${category} use it.`,
      }),
  },
})
