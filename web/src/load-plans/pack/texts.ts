import { defineMessages, formatNumber, formatPlural } from '@fairquay/contract/locale.ts'

/** What is said of how a pack loads while it is described. */
export const packTexts = defineMessages({
  // pack-loading
  packLoading: 'How it loads',
  packLoadingOf: (pack: string) => `How it loads: ${pack}`,
  /** `parts` is a list: 'width, height and weight'. */
  missingMeasures: (parts: string) => `Enter ${parts} of the pack to see how it loads.`,
  measures: {
    unitsPerPack: 'units',
    width: 'width',
    height: 'height',
    depth: 'depth',
    weightValue: 'weight',
  },
  onlyPallet: 'Describe the carton as well to see how a pallet of it is built up and what a container takes.',
  pattern: (perLayer: number, layers: number, all: number, pallet: string) =>
    `One layer: ${cartons(perLayer)} · ${formatPlural(layers, { one: '# layer', other: '# layers' })} · ${cartons(all)} on a ${pallet} pallet`,
  palletOf: (count: number, height: string, weight: string) => `${units(count)}, ${height} m high, ${weight} kg`,
  oneLayer: (perLayer: number, pallet: string) => `One layer from above: ${cartons(perLayer)} on a ${pallet} pallet`,
  fullUnits: 'What fills containers and trailers',
  into: 'Into',
  by: { pallets: 'On pallets', loose: 'Without pallets' },
  cartons,
  unitsOn: (count: number, pallets: number) =>
    pallets === 0 ? units(count) : `${units(count)}, ${formatPlural(pallets, { one: '# pallet', other: '# pallets' })}`,
  none: 'none',
  loadingSummary: (onPallet: number, inContainer: number) =>
    `${cartons(onPallet)} on a pallet, ${formatNumber(inContainer)} in a 20′ container.`,
  worthKnowing: (count: number) =>
    formatPlural(count, { one: '# thing is worth knowing.', other: '# things are worth knowing.' }),
})

function cartons(count: number): string {
  return formatPlural(count, { one: '# carton', other: '# cartons' })
}

function units(count: number): string {
  return formatPlural(count, { one: '# unit', other: '# units' })
}
