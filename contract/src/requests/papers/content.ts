import { legStateTitles, legTitles } from '../../freight/offer-messages.ts'
import { describeShipment } from '../../freight/review.ts'
import { formatMoney, toMinor } from '../../money.ts'
import { isIncotermCode, nameIncoterm } from '../../trade/incoterms.ts'
import { formatHts, formatPacks, formatSize, formatVolume, formatWeight, sumLoads } from '../../trade/load.ts'
import { type Column, joinParts, nameColumn, type PaperSection, writeNumber } from '../../trade/paper-parts.ts'
import { paperTexts as texts } from '../../trade/paper-texts.ts'
import { describeTransit, describeValidity } from '../../trade/terms.ts'
import type { DealAddress, DealLine, DealParty, DealSnapshot } from '../deal/snapshot.ts'
import { customsFacts, customsSections } from './customs.ts'
import { type PaperKind, paperNames, partiesOf } from './papers.ts'

/** What a paper prints, all of it text already; the template only sets it. */
export type PaperContent = {
  marketplace: string
  title: string
  number: string
  footer: string
  heads: Fact[]
  parties: { title: string; name: string; lines: string[] }[]
  factsTitle: string
  facts: Fact[]
  sections: PaperSection[]
  notes: string[]
}
type Fact = { label: string; value: string }

/** Writes a paper from what was agreed or offered. `issuedOn` is an ISO day. Sums are those of the snapshot: the figures people saw on the screen. */
export function writePaper(
  kind: PaperKind,
  deal: DealSnapshot,
  given: { number: string; issuedOn: string; marketplace: string },
): PaperContent {
  const title = paperNames[kind]
  const { issuer } = partiesOf(kind, { buyer: deal.buyer, answerer: deal.answerer })
  return {
    marketplace: given.marketplace,
    title,
    number: given.number,
    footer: `${issuer.company} · ${title} ${given.number} · ${given.marketplace}`,
    heads: writeHeads(kind, deal, given),
    parties: writeParties(kind, deal),
    ...writeFacts(kind, deal),
    sections: writeSections(kind, deal),
    notes: writeNotes(kind, deal),
  }
}

/** The offer's own words, what the sums leave out, and what the paper is. A packing list holds nothing of what was negotiated. */
function writeNotes(kind: PaperKind, { note, lines }: DealSnapshot): string[] {
  const uncounted = lines.filter(({ load }) => load === null).length
  const listsPacks = kind === 'packing-list' || kind === 'freight-request'
  return [
    ...(kind === 'packing-list' ? [] : keep(note.split(/\r?\n/))),
    ...(listsPacks && uncounted > 0 ? [texts.uncounted(uncounted)] : []),
    texts.notes[kind],
  ]
}

function writeHeads(
  kind: PaperKind,
  deal: DealSnapshot,
  { number, issuedOn }: { number: string; issuedOn: string },
): Fact[] {
  const isOffer = kind === 'quotation' || kind === 'customs-estimate'
  return [
    { label: texts.number, value: number },
    { label: texts.date, value: issuedOn },
    { label: texts.request, value: `${deal.request_id}` },
    { label: texts.revision, value: String(deal.revision) },
    ...(isOffer ? [{ label: texts.validUntil, value: deal.valid.day }] : []),
  ]
}

function writeParties(kind: PaperKind, deal: DealSnapshot): PaperContent['parties'] {
  const answererTitle = { purchase: texts.seller, logistic: texts.provider, customs: texts.broker }[deal.kind]
  const { loading, shipping, billing } = deal.addresses
  const addresses: [string, DealAddress | null][] =
    kind === 'customs-estimate'
      ? []
      : [
          [texts.loading, loading],
          [texts.shipping, shipping],
          [texts.billing, billing],
        ]
  return [
    nameParty(answererTitle, deal.answerer),
    nameParty(texts.buyer, deal.buyer),
    ...(deal.kind === 'logistic' ? [nameParty(texts.seller, deal.seller)] : []),
    ...addresses.flatMap(([title, address]) =>
      address && !(kind === 'packing-list' && title === texts.billing)
        ? [
            {
              title,
              name: address.company,
              lines: keep([address.street, joinParts([address.zip, address.city], ' '), address.country]),
            },
          ]
        : [],
    ),
  ]
}

function nameParty(title: string, party: DealParty): PaperContent['parties'][number] {
  return {
    title,
    name: party.company,
    lines: keep([
      party.street,
      joinParts([party.zip, party.city], ' '),
      party.country,
      party.person,
      joinParts([party.email, party.phone], ' · '),
      party.registration_number ? `${texts.registration}: ${party.registration_number}` : '',
      party.tax_number ? `${texts.tax}: ${party.tax_number}` : '',
    ]),
  }
}

function keep(lines: readonly string[]): string[] {
  return lines.filter((line) => line.trim() !== '')
}

function writeFacts(kind: PaperKind, deal: DealSnapshot): Pick<PaperContent, 'factsTitle' | 'facts'> {
  if (deal.customs) return { factsTitle: texts.customs, facts: customsFacts(deal.customs) }
  if (deal.logistic) {
    const { transit_days, routing, shipment } = deal.logistic
    const offered = [
      { label: texts.transit, value: describeTransit(transit_days) },
      { label: texts.routing, value: routing || texts.notNamed },
      { label: texts.goodsValue, value: formatMoney(deal.goods_total, deal.goods_currency) },
    ]
    return { factsTitle: texts.shipment, facts: [...describeShipment(shipment), ...offered] }
  }
  const times = deal.lines.flatMap(({ lead_time_days }) => (lead_time_days === null ? [] : [lead_time_days]))
  const trade = [
    { label: texts.payment, value: deal.payment_terms || texts.notNamed },
    { label: texts.currency, value: deal.currency },
    ...(kind === 'quotation' ? [{ label: texts.validUntil, value: describeValidity(deal.valid) }] : []),
  ]
  return {
    factsTitle: texts.terms,
    facts: [
      { label: texts.incoterm, value: joinParts([nameRule(deal.incoterm), deal.place], ', ') || texts.notNamed },
      ...(kind === 'packing-list' ? [] : trade),
      ...(times.length > 0
        ? [{ label: texts.leadTime, value: describeTransit({ min: Math.max(...times), max: Math.max(...times) }) }]
        : []),
    ],
  }
}

function nameRule(code: string | null): string {
  return code !== null && isIncotermCode(code) ? nameIncoterm(code) : (code ?? '')
}

function writeSections(kind: PaperKind, deal: DealSnapshot): PaperSection[] {
  if (kind === 'packing-list') return [packedGoods(deal.lines)]
  if (deal.customs) return customsSections(deal.customs.offer)
  if (deal.logistic) return [legsOf(deal, deal.logistic), packedGoods(deal.lines)]
  return [pricedGoods(deal)]
}

const numberColumn: Column = { name: '', align: 'right', wide: false }
const right = (name: string): Column => ({ name, align: 'right', wide: false })

function pricedGoods({ lines, currency, total }: DealSnapshot): PaperSection {
  return {
    title: texts.goods,
    columns: [numberColumn, nameColumn(texts.goods), right(texts.quantity), right(texts.unitPrice), right(texts.total)],
    rows: lines.map((line, index) => [
      String(index + 1),
      {
        name: line.name,
        details: detailsOf(line, [line.packing, line.hts ? `${texts.hts} ${formatHts(line.hts)}` : '']),
      },
      quantityOf(line),
      line.unit_weight === null
        ? formatMoney(line.unit_price, currency)
        : `${line.unit_weight} ${line.price_unit} at ${formatMoney(line.unit_price, currency)} per ${line.price_unit}`,
      formatMoney(line.total, currency),
    ]),
    totals: [{ label: texts.total, values: [formatMoney(total, currency)], strong: true }],
  }
}

function packedGoods(lines: readonly DealLine[]): PaperSection {
  const load = sumLoads(lines.flatMap((line) => (line.load ? [line.load] : [])))
  return {
    title: texts.goods,
    columns: [
      numberColumn,
      nameColumn(texts.goods),
      right(texts.quantity),
      nameColumn(texts.packing, false),
      right(texts.packs),
      right(texts.grossWeight),
      right(texts.volume),
    ],
    rows: lines.map((line, index) => [
      String(index + 1),
      {
        name: line.name,
        details: detailsOf(line, [
          line.hts ? `${texts.hts} ${formatHts(line.hts)}` : '',
          line.load?.isLastPackPartial ? texts.lastPackPartial : '',
        ]),
      },
      quantityOf(line),
      line.load
        ? {
            name: `${line.load.type} of ${writeNumber(line.load.units)}`,
            details: `${formatSize({ ...line.load, grams: line.load.grams_each })}, ${formatWeight(line.load.grams_each)}`,
          }
        : line.packing || texts.notDescribed,
      line.load ? writeNumber(line.load.packs) : '',
      line.load ? formatWeight(line.load.grams) : '',
      line.load ? formatVolume(line.load.litres) : '',
    ]),
    totals: [
      {
        label: texts.total,
        values: [formatPacks(load.packs), formatWeight(load.grams), formatVolume(load.litres)],
        strong: true,
      },
    ],
  }
}

function legsOf(deal: DealSnapshot, { legs }: NonNullable<DealSnapshot['logistic']>): PaperSection {
  return {
    title: texts.price,
    columns: [nameColumn(texts.leg), right(texts.price)],
    rows: legs.map(({ leg, state, price, note }) => [
      { name: legTitles[leg], details: note },
      price === null ? legStateTitles[state] : formatMoney(toMinor(price), deal.currency),
    ]),
    totals: [{ label: texts.total, values: [formatMoney(deal.total, deal.currency)], strong: true }],
  }
}

function detailsOf(line: DealLine, more: readonly string[]): string {
  return joinParts(
    [
      ...line.options.map(({ name, value }) => `${name}: ${value}`),
      line.origin ? `${texts.origin} ${line.origin}` : '',
      ...more,
    ],
    ' · ',
  )
}

function quantityOf({ quantity, order_measure }: DealLine): string {
  return `${writeNumber(quantity)} ${order_measure}`
}
