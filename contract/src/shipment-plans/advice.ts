import { defineMessages, formatList, formatNumber, formatPlural } from '../locale.ts'
import type { TransportType } from '../trade/transport.ts'
import { liftLimits } from './lift-limits.ts'
import { unitTitles } from './names.ts'
import type { PlanInput, PlanWarning } from './shapes.ts'
import { formatPlanVolume, formatShare } from './summary.ts'

/** `problem`: as planned it cannot travel, or not so; `advice`: it can, and something is better known. */
export type WarningWeight = 'problem' | 'advice'

/** What a sentence needs beside the warning: what people call the cartons, and how they travel. */
export type WarningContext = Pick<PlanInput, 'wrapper' | 'mode'> & { nameOf: (carton: string) => string }

/** A warning in words: what is so, and what to do about it. */
export function describeWarning(
  warning: PlanWarning,
  { nameOf, wrapper, mode }: WarningContext,
): { weight: WarningWeight; text: string } {
  const name = 'carton' in warning ? nameOf(warning.carton) : ''
  return { weight: weigh(warning, mode), text: write(warning, { name, wrapper, mode }) }
}

/** By sea a rule for ships holds, and another is better; by any other way it does not hold. */
function weigh({ code }: PlanWarning, mode: TransportType): WarningWeight {
  if (code === 'INCOTERM_MODE' && mode === 'boat') return 'advice'
  return problems.has(code) ? 'problem' : 'advice'
}

const problems: ReadonlySet<PlanWarning['code']> = new Set([
  'CARTON_TOO_LARGE',
  'NO_UNIT_FITS',
  'OVER_ROAD_LIMIT',
  'AXLE_LOAD',
  'INCOTERM_MODE',
])

type Said = Pick<WarningContext, 'wrapper' | 'mode'> & { name: string }

function write(warning: PlanWarning, { name, wrapper, mode }: Said): string {
  switch (warning.code) {
    case 'PARTIAL_CARTON':
      return texts.partialCarton(name, warning.units_in_last, warning.next_full_units)
    case 'VOLUME_MISMATCH':
      return texts.volumeMismatch(name, formatPlanVolume(warning.declared_m3), formatPlanVolume(warning.measured_m3))
    case 'CARTON_HEAVY':
      return texts.cartonHeavy(
        name,
        kilograms(warning.kg),
        kilograms(warning.limit_kg),
        warning.limit_kg >= liftLimits.two,
      )
    case 'CARTON_TOO_LARGE':
      return wrapper === 'pallets'
        ? texts.tooLargeForPallet(warning.cartons, name)
        : texts.tooLargeForUnit(warning.cartons, name, unitWords[mode])
    case 'NO_UNIT_FITS':
      return texts.noUnitFits(warning.pallets, unitWords[mode], millimetres(warning.height_mm), kilograms(warning.kg))
    case 'PALLET_WEIGHT_LIMIT':
      return texts.palletWeight(name, warning.cartons, warning.cartons_by_room, kilograms(warning.safe_load_kg))
    case 'PALLET_NOT_FULL':
      return texts.palletNotFull(name, warning.missing_cartons, warning.missing_units)
    case 'HEIGHT_OVER_MODE':
      return texts.heightOverMode(millimetres(warning.height_mm), millimetres(warning.limit_mm), warning.layers)
    case 'DOOR_HEIGHT':
      return texts.doorHeight(millimetres(warning.height_mm), unitTitles[warning.type], millimetres(warning.door_mm))
    case 'OVER_PAYLOAD':
      return texts.overPayload(kilograms(warning.kg), unitTitles[warning.type], kilograms(warning.payload_kg))
    case 'OVER_ROAD_LIMIT':
      return texts.overRoadLimit(kilograms(warning.kg), unitTitles[warning.type], kilograms(warning.limit_kg))
    case 'LOW_UTILISATION':
      return texts.lowUtilisation(formatShare(warning.share), unitTitles[warning.type], mode)
    case 'NEAR_FULL_UNIT':
      return texts.nearFullUnit(
        mode === 'truck' ? metres(warning.ldm) : formatPlanVolume(warning.volume_m3),
        unitTitles[warning.type],
      )
    case 'PIECE_OVER_LIMIT': {
      const { kg, length_mm, width_mm, height_mm, pieces } = warning
      const size = [length_mm, width_mm, height_mm].map((side) => formatNumber(side)).join(' × ')
      return texts.pieceOverLimit(pieces, `${size} mm`, kilograms(kg))
    }
    case 'TEMP_CONFLICT':
      return texts.temperatures(warning.groups)
    case 'DG_NOT_STACKABLE':
      return texts.dangerous(formatList(warning.classes))
    case 'OFF_CENTRE':
      return texts.offCentre(unitTitles[warning.type], describeOffset(warning))
    case 'AXLE_LOAD':
      return texts.axleLoad(unitTitles[warning.type], kilograms(warning.kingpin_kg), kilograms(warning.axles_kg))
    case 'SPLIT_ORIGIN':
      return texts.splitOrigin(formatList(warning.places))
    case 'INCOTERM_MODE':
      return mode === 'boat' ? texts.incotermInContainer(warning.incoterm) : texts.incotermMode(warning.incoterm)
  }
}

/** Along before across, whichever is further from the middle. */
function describeOffset({ along, across }: { along: number; across: number }): string {
  return Math.abs(along) >= Math.abs(across)
    ? texts.offset[along < 0 ? 'front' : 'rear'](formatShare(Math.abs(along)))
    : texts.offset.side(formatShare(Math.abs(across)))
}

const kilograms = (value: number) => `${formatNumber(value, { maximumFractionDigits: 1 })} kg`
const millimetres = (value: number) => `${formatNumber(value, { maximumFractionDigits: 0 })} mm`
const metres = (value: number) => `${formatNumber(value, { maximumFractionDigits: 1 })} m`

/** What goods are loaded into, in the middle of a sentence. */
const unitWords: Readonly<Record<TransportType, string>> = defineMessages({
  air: 'air cargo unit',
  boat: 'container',
  rail: 'container',
  truck: 'trailer',
})

const cartons = (count: number) => formatPlural(count, { one: '# carton', other: '# cartons' })
const units = (count: number) => formatPlural(count, { one: '# unit', other: '# units' })

const texts = defineMessages({
  partialCarton: (name: string, inLast: number, full: number) =>
    `The last carton of ${name} holds ${units(inLast)} only. With ${units(full)} in all it is full.`,
  volumeMismatch: (name: string, declared: string, measured: string) =>
    `A carton of ${name} is said to take ${declared}, but its sides make ${measured}. The plan goes by the sides: check both.`,
  cartonHeavy: (name: string, kg: string, limit: string, isForTwo: boolean) =>
    isForTwo
      ? `A carton of ${name} weighs ${kg}, more than two people should lift (${limit}). Pack less into one, or plan for a lifting aid.`
      : `A carton of ${name} weighs ${kg}, more than one person should lift (${limit}). Pack less into one, or plan for two people or a lifting aid.`,
  tooLargeForPallet: (count: number, name: string) =>
    `${formatPlural(count, { one: `# carton of ${name} fits`, other: `# cartons of ${name} fit` })} on no pallet of this kind. Choose a larger pallet or a greater height, or send them without pallets.`,
  tooLargeForUnit: (count: number, name: string, unit: string) =>
    `${formatPlural(count, { one: `# carton of ${name} fits`, other: `# cartons of ${name} fit` })} into no ${unit}. Check the sizes, or ask a carrier for special equipment.`,
  noUnitFits: (count: number, unit: string, height: string, kg: string) =>
    `${formatPlural(count, { one: '# pallet fits', other: '# pallets fit' })} into no ${unit}: up to ${height} high and ${kg}. Allow less height or weight on a pallet, or choose another way of transport.`,
  palletWeight: (name: string, carried: number, byRoom: number, load: string) =>
    `A pallet of ${name} ends at its weight: it carries ${formatNumber(carried)} of the ${cartons(byRoom)} it has room for (${load}). A stronger pallet takes more.`,
  palletNotFull: (name: string, missing: number, missingUnits: number) => {
    const inUnits = missing === missingUnits ? '' : ` (${units(missingUnits)})`
    return formatPlural(missing, {
      one: `# more carton of ${name}${inUnits} fills the pallet.`,
      other: `# more cartons of ${name}${inUnits} fill the pallet.`,
    })
  },
  heightOverMode: (height: string, limit: string, layers: number | undefined) =>
    `A pallet is ${height} high; most aircraft take ${limit}. ${
      layers
        ? `${formatPlural(layers, { one: 'One layer fits', other: '# layers fit' })}: allow ${limit}.`
        : `Allow ${limit}, or ask for a freighter.`
    }`,
  doorHeight: (height: string, unit: string, door: string) =>
    `Pallets of ${height} do not pass the door of a ${unit} (${door}). They need high-cube containers: allow less height if those are dearer.`,
  overPayload: (kg: string, unit: string, payload: string) =>
    `The weight decides, not the room: ${kg}, and a ${unit} carries ${payload}. Fewer heavy goods, or lighter ones beside them, use the room.`,
  overRoadLimit: (kg: string, unit: string, limit: string) =>
    `A ${unit} with ${kg} is heavier than most roads allow (${limit}). Spread the goods over more, or ask the carrier for a permit.`,
  lowUtilisation: (share: string, unit: string, mode: TransportType) =>
    `A ${unit} is filled to ${share} only. Ask for a price as ${mode === 'truck' ? 'a part load' : 'groupage'} too, or fill it up.`,
  nearFullUnit: (much: string, unit: string) =>
    `With ${much} a whole ${unit} may cost less than a shared one. Ask for both prices.`,
  pieceOverLimit: (pieces: number, size: string, kg: string) =>
    `${formatPlural(pieces, { one: '# piece is', other: '# pieces are' })} larger or heavier than airlines take without asking; the heaviest: ${size}, ${kg}. Ask the carrier, or pack smaller.`,
  temperatures: (groups: number) =>
    `The goods need ${formatNumber(groups)} different temperatures and are planned apart. Shift some to another shipment if that is dear.`,
  dangerous: (classes: string) =>
    `Dangerous goods (class ${classes}) stand alone: nothing is stacked on them, and not every groupage service takes them. Tell the carrier the UN numbers.`,
  offCentre: (unit: string, where: string) =>
    `The weight in a ${unit} lies ${where}. Move heavy goods towards the middle, or fill the gaps so that nothing slides.`,
  offset: {
    front: (share: string) => `${share} of its length too far to the front`,
    rear: (share: string) => `${share} of its length too far to the door`,
    side: (share: string) => `${share} of its width to one side`,
  },
  axleLoad: (unit: string, kingpin: string, axles: string) =>
    `A ${unit} loaded like this puts ${kingpin} on the tractor and ${axles} on its own axles, more than is usual. Move weight to the middle, or load less.`,
  splitOrigin: (places: string) =>
    `The goods are loaded at different places: ${places}. This plan puts them together; ask for collection at each, or plan each by itself.`,
  incotermInContainer: (incoterm: string) =>
    `Goods in containers are handed over at the terminal, before they are on board, where ${incoterm} lets the risk pass. FCA, CPT or CIP suit them better.`,
  incotermMode: (incoterm: string) =>
    `${incoterm} is made for ships: with another way of transport choose FCA, CPT, CIP, DAP, DPU or DDP.`,
})
