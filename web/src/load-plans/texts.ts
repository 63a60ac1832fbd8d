import { defineMessages, formatNumber, formatPlural } from '@fairquay/contract/locale.ts'

export const planTexts = defineMessages({
  planning: 'Planning…',
  result: 'The plan',
  facts: 'In figures',
  warnings: 'Worth knowing',
  problems: 'To be mended',
  moreWarnings: (more: number) => formatPlural(more, { one: 'Show one more', other: 'Show # more' }),
  fewerWarnings: 'Show fewer',
  units: 'Loaded into',
  unit: (number: number, title: string) => `${formatNumber(number)} · ${title}`,
  palletFacts: (contents: string, height: string, weight: string) => `${contents} · ${height} mm · ${weight}`,
  palletsTitle: 'Pallets',
  fullLoads: 'Full loads',
  fullCartons: 'Full cartons',
  full: {
    pallet: (count: number) => formatPlural(count, { one: 'Full pallet', other: '# full pallets' }),
    container: (count: number) => formatPlural(count, { one: 'Full 20′ container', other: '# full 20′ containers' }),
  },
  seePlan: 'See how it is loaded',
})
