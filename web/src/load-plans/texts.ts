import { defineMessages, formatNumber } from '@fairquay/contract/locale.ts'

export const planTexts = defineMessages({
  planning: 'Planning…',
  result: 'The plan',
  facts: 'In figures',
  warnings: 'Worth knowing',
  problems: 'To be mended',
  units: 'Loaded into',
  unit: (number: number, title: string) => `${formatNumber(number)} · ${title}`,
  palletFacts: (contents: string, height: string, weight: string) => `${contents} · ${height} mm · ${weight}`,
  palletsTitle: 'Pallets',
  seePlan: 'See how it is loaded',
})
