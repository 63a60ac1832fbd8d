import { refuseTransport } from '@fairquay/contract/shipments/check-transport.ts'
import type { ContainerType } from '@fairquay/contract/shipments/container-number.ts'
import type { ShippableGoods } from '@fairquay/contract/shipments/endpoints.ts'
import { expectedOn } from '@fairquay/contract/shipments/lateness.ts'
import { refusePlan } from '@fairquay/contract/shipments/milestones.ts'
import type { ShipmentMode } from '@fairquay/contract/shipments/modes.ts'
import { proposePackages, refuseGoods, type ShipmentPackage } from '@fairquay/contract/shipments/packages.ts'
import type { ShipmentDetail, ShipmentForm, ShipmentPlan, TransportForm } from '@fairquay/contract/shipments/shapes.ts'
import { incoterms, isIncotermCode } from '@fairquay/contract/trade/incoterms.ts'
import { readNumber } from '../trade/read-draft.ts'
import { proposePlace } from './loading-places.ts'
import { formatCentimetres, spell } from './spell-sizes.ts'
import { shipmentTexts } from './texts.ts'

/** What stands in the boxes of a shipment: texts as they were typed; centimetres and kilograms. */
export type PackageRow = {
  type: string
  count: string
  length: string
  width: string
  height: string
  gross: string
  net: string
  marks: string
  /** Of one line, so many in each; goods of several lines in one package stay as they came (`mixed`). */
  position: string
  each: string
  mixed: { position: number; quantity: number }[]
}
export type TransportValues = {
  mode: ShipmentMode
  carrier: string
  tracking_number: string
  tracking_link: string
  document_number: string
  vessel: string
  containers: { number: string; type: string; seal: string }[]
}
export type ShipValues = TransportValues & {
  lines: { position: number; quantity: string }[]
  packages: PackageRow[]
  note: string
  /** The id of the place the goods are taken off; '' where none is said. */
  loads_from: string
} & { [Day in keyof ShipmentPlan]: string }

export const planDays = ['ready', 'picked_up', 'departed', 'arrived', 'delivered'] as const

const nothingPlanned = { ready: '', picked_up: '', departed: '', arrived: '', delivered: '' }

/** A shipment of all that is left, packed as the products say, on the way that the one before it went; the first of terms that are made for ships goes by sea. */
export function startShipping(
  goods: readonly ShippableGoods[],
  { before, incoterm = '' }: { before?: Pick<TransportValues, 'mode' | 'carrier'> | undefined; incoterm?: string } = {},
): ShipValues {
  const lines = goods.map(({ position, open }) => ({ position, quantity: String(open) }))
  return {
    mode: before?.mode ?? (isIncotermCode(incoterm) && incoterms[incoterm].isForWaterOnly ? 'boat' : 'truck'),
    carrier: before?.carrier ?? '',
    tracking_number: '',
    tracking_link: '',
    document_number: '',
    vessel: '',
    containers: [],
    lines,
    packages: packAll(goods, lines),
    note: '',
    loads_from: String(proposePlace(goods)?.id ?? ''),
    ...nothingPlanned,
  }
}

/** The packages that the products' packaging proposes for what is to be shipped; none for a quantity that nothing can be packed in. */
export function packAll(goods: readonly ShippableGoods[], lines: ShipValues['lines']): PackageRow[] {
  return lines.flatMap(({ position, quantity }) => {
    const pack = goods.find((one) => one.position === position)?.pack
    const count = readNumber(quantity) ?? 0
    const load = pack && { ...pack, packs: 0, isLastPackPartial: false, grams: 0, litres: 0 }
    return proposePackages(position, Number.isInteger(count) ? count : 0, load ?? null).map(toRow)
  })
}

/** What stands in a shipment, to be changed. */
export function startChanging(shipment: ShipmentDetail): ShipValues {
  const days = Object.fromEntries(
    planDays.map((name) => [name, expectedOn(shipment.stations.find(({ milestone }) => milestone === name)) ?? '']),
  ) as Record<(typeof planDays)[number], string>
  return {
    ...startTransport(shipment),
    lines: shipment.lines.map(({ position, quantity }) => ({ position, quantity: String(quantity) })),
    packages: shipment.package_list.map(toRow),
    note: shipment.note,
    loads_from: String(shipment.loads_from?.id ?? ''),
    ...nothingPlanned,
    ...days,
  }
}

export function startTransport(shipment: ShipmentDetail): TransportValues {
  const { mode, carrier, tracking_number, tracking_link, document_number, vessel, containers } = shipment
  return {
    mode,
    carrier,
    tracking_number,
    tracking_link,
    document_number,
    vessel,
    containers: containers.map(({ number, type, seal }) => ({ number, type: type ?? '', seal })),
  }
}

export function toTransport(values: TransportValues): TransportForm {
  const { mode, carrier, tracking_number, tracking_link, document_number, vessel, containers } = values
  return {
    mode,
    carrier: carrier.trim(),
    tracking_number: tracking_number.trim(),
    tracking_link: tracking_link.trim(),
    // A parcel has no such paper.
    document_number: mode === 'parcel' ? '' : document_number.trim(),
    vessel: vessel.trim(),
    containers: containers
      .filter(({ number, seal }) => number.trim() !== '' || seal.trim() !== '')
      .map(({ number, type, seal }) => ({ number, type: (type || null) as ContainerType | null, seal: seal.trim() })),
  }
}

/** The form as it is sent; lines of which nothing is shipped are left out. */
export function toShipment(values: ShipValues): ShipmentForm {
  const day = (text: string) => (text === '' ? null : text)
  return {
    ...toTransport(values),
    lines: chosenOf(values).map(({ position, quantity }) => ({ position, quantity: readNumber(quantity) ?? 0 })),
    packages: values.packages.map(readRow),
    plan: {
      ready: day(values.ready),
      picked_up: day(values.picked_up),
      departed: hasTerminals(values.mode) ? day(values.departed) : null,
      arrived: hasTerminals(values.mode) ? day(values.arrived) : null,
      delivered: day(values.delivered),
    },
    note: values.note.trim(),
    loads_from: values.loads_from === '' ? null : Number(values.loads_from),
  }
}

/** What goes by lorry or parcel service goes from door to door. */
export function hasTerminals(mode: ShipmentMode): boolean {
  return mode === 'boat' || mode === 'air' || mode === 'rail'
}

/** What is wrong with what is typed, by field. `goods` are what can be shipped; what is to be replaced is not looked at. */
export function refuseShipment(values: ShipValues, goods: readonly ShippableGoods[]): Record<string, string> {
  const unread = findUnread(values)
  if (Object.keys(unread).length > 0) return unread
  const form = toShipment(values)
  const open = goods.map(({ position, open }) => ({ position, quantity: open, cancelled: 0, shipped: 0, packed: 0 }))
  return {
    ...refuseTransport(form),
    ...renameLines(refuseGoods(open, form) ?? {}, values),
    ...Object.fromEntries(Object.entries(refusePlan(form.plan) ?? {}).map(([name, sentence]) => [name, sentence])),
  }
}

/** 'plan.ready' of the rules is the field 'ready'. */
export function shipFieldOf(name: string): string {
  return name.replace(/^plan\./, '')
}

function chosenOf({ lines }: ShipValues) {
  return lines.filter(({ quantity }) => (readNumber(quantity) ?? 0) > 0)
}

/** The rules count the lines that are sent, people those they see. */
function renameLines(faults: Record<string, string>, values: ShipValues): Record<string, string> {
  const chosen = chosenOf(values)
  return Object.fromEntries(
    Object.entries(faults).map(([name, sentence]) => {
      const [, index] = /^lines\.(\d+)\./.exec(name) ?? []
      if (index === undefined) return [name, sentence]
      const at = values.lines.findIndex(({ position }) => position === chosen[Number(index)]?.position)
      return [`lines.${at}.quantity`, sentence]
    }),
  )
}

function findUnread({ lines, packages }: ShipValues): Record<string, string> {
  const found: Record<string, string> = {}
  lines.forEach(({ quantity }, index) => {
    const count = quantity.trim() === '' ? 0 : readNumber(quantity)
    if (count === undefined || !Number.isInteger(count)) found[`lines.${index}.quantity`] = shipmentTexts.needsWhole(0)
  })
  packages.forEach((row, index) => {
    for (const name of ['count', 'each'] as const) {
      const isMixed = name === 'each' && (row.mixed.length > 0 || row.position === '')
      const count = readNumber(row[name])
      if (!isMixed && (count === undefined || !Number.isInteger(count) || count < 1))
        found[`packages.${index}.${name}`] = shipmentTexts.needsWhole(1)
    }
    for (const name of ['length', 'width', 'height', 'gross', 'net'] as const)
      if (row[name].trim() !== '' && !((readNumber(row[name]) ?? 0) > 0))
        found[`packages.${index}.${name}`] = shipmentTexts.needsNumber
  })
  return found
}

function readRow(row: PackageRow): ShipmentPackage {
  const whole = (text: string, times: number) =>
    text.trim() === '' ? null : Math.round((readNumber(text) ?? 0) * times)
  return {
    type: row.type.trim(),
    count: readNumber(row.count) ?? 1,
    length: whole(row.length, 10),
    width: whole(row.width, 10),
    height: whole(row.height, 10),
    gross_grams: whole(row.gross, 1000),
    net_grams: whole(row.net, 1000),
    marks: row.marks.trim(),
    contents:
      row.mixed.length > 0
        ? row.mixed
        : row.position === ''
          ? []
          : [{ position: Number(row.position), quantity: readNumber(row.each) ?? 0 }],
  }
}

function toRow({
  type,
  count,
  length,
  width,
  height,
  gross_grams,
  net_grams,
  marks,
  contents,
}: ShipmentPackage): PackageRow {
  const [only] = contents
  const isMixed = contents.length > 1
  return {
    type,
    count: String(count),
    length: length === null ? '' : formatCentimetres(length),
    width: width === null ? '' : formatCentimetres(width),
    height: height === null ? '' : formatCentimetres(height),
    gross: gross_grams === null ? '' : spell(gross_grams / 1000),
    net: net_grams === null ? '' : spell(net_grams / 1000),
    marks,
    position: only && !isMixed ? String(only.position) : '',
    each: only && !isMixed ? String(only.quantity) : '',
    mixed: isMixed ? contents : [],
  }
}

export const emptyRow: PackageRow = {
  type: '',
  count: '1',
  length: '',
  width: '',
  height: '',
  gross: '',
  net: '',
  marks: '',
  position: '',
  each: '',
  mixed: [],
}

/** What a kept form has to look like, with something in each list. */
export function shipModel(start: ShipValues): ShipValues {
  return {
    ...start,
    packages: [{ ...emptyRow, mixed: [{ position: 0, quantity: 0 }] }],
    containers: [{ number: '', type: '', seal: '' }],
  }
}
