import { defineMessages } from '../locale.ts'

/** Sentences about the rates that prices of several currencies are compared by. */
export const rateMessages = defineMessages({
  at: (rate: string, day: string) => `at ${rate} of ${day}`,
  pair: (one: string, rate: string, other: string, day: string) => `1 ${one} = ${rate} ${other}, ${day}`,
  outOfRange: 'A rate is more than 0 and at most 1,000,000.',
  farOff: (rate: string, before: string, day: string) =>
    `${rate} is far from ${before}, the rate of ${day}. Please look at the decimal point, and tick below if it is meant.`,
  tooFine: 'A rate has at most six decimals.',
  noDay: 'Please give a day such as 2026-11-20.',
  beforeTheEuro: 'There were no euro rates before 1999.',
  future: 'A rate cannot be of a day to come.',
  ownBase: 'Rates are told against the euro, which needs none.',
  noFile:
    'No euro reference rates were found in this file. The XML and CSV files of the European Central Bank can be read.',
  nothingUsed: 'The file has no rate of a currency that is traded in here.',
  undone: 'This file was undone already.',
  buildsOn: 'A rate of this file was changed since. Undo that first, or remove the rate.',
  faultyFile: (line: string) => `This cannot be read as a rate: ${line}`,
})
