import { defineMessages } from '@fairquay/contract/locale.ts'
import type { IncotermCode } from '@fairquay/contract/trade/incoterms.ts'

export const incotermTexts = defineMessages({
  title: 'Terms of delivery',
  lead: 'Who pays for which part of the way, who clears the goods, and where the risk passes: the eleven Incoterms 2020, with the transport they are made for.',
  term: 'Term',
  transport: 'Transport',
  container: 'In a container',
  border: 'Across a customs border',
  insured: 'The goods are insured',
  whoPays: (code: IncotermCode) => `Who pays what under ${code}`,
  route: (code: IncotermCode) => `The way of the goods under ${code}`,
  part: 'Part of the way',
  pays: 'Who pays',
  risk: (where: string) => `From here on the risk is the buyer's: ${where}`,
  place: (place: string) => `It is complete only with its ${place}.`,
  findings: 'What to know',
  fits: 'Nothing speaks against this term.',
  explain: 'What do the terms mean?',
  other: 'Compare with',
  noOther: 'No other term',
  differs: (one: IncotermCode, other: IncotermCode) => `What is paid by somebody else under ${one} than under ${other}`,
  riskLater: (code: IncotermCode) => `Under ${code} the risk stays with the seller for longer.`,
  riskSame: 'The risk passes at the same place under both.',
})
