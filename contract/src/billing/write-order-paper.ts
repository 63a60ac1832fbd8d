import { listAddressLines } from '../address-lines.ts'
import { formatHts } from '../hs-codes/code.ts'
import { formatDay } from '../locale.ts'
import { type Amount, formatMoney, formatUnitPrice, sum } from '../money.ts'
import type { LoadSection } from '../shipment-plans/load-section.ts'
import { codeLabels } from '../trade/line-codes.ts'
import { formatPacks, formatVolume, formatWeight } from '../trade/load.ts'
import {
  type Cell,
  type Fact,
  figureColumn,
  joinParts,
  nameColumn,
  type PaperSection,
  writeNumber,
} from '../trade/paper-parts.ts'
import type { PaperContent } from '../trade/write-paper.ts'
import { countUnits } from '../unit-words.ts'
import {
  type OrderPaperFacts,
  orderPapers,
  type PaperAddress,
  type PaperLine,
  type PaperPackage,
  type PaperParty,
} from './order-paper.ts'
import { orderPaperTexts as texts } from './order-paper-texts.ts'
import { accountOf } from './profile.ts'
import { writeRate } from './vat.ts'

/** What the PDF of an order's paper prints, all of it text already; the template only sets it. */
export function writeOrderPaper(facts: OrderPaperFacts, marketplace: string): PaperContent & { load?: LoadSection } {
  const { name } = orderPapers[facts.kind]
  return {
    marketplace,
    title: name,
    number: facts.number,
    footer: `${facts.seller.company} · ${name} ${facts.number} · ${marketplace}`,
    heads: writeHeads(facts),
    parties: [
      writeParty(texts.seller, facts.seller),
      writeParty(orderPapers[facts.kind].isInvoice ? texts.billTo : texts.buyer, facts.buyer),
      ...writeAddress(texts.delivery, facts.delivery),
      ...(orderPapers[facts.kind].hasPrices ? [] : writeAddress(texts.loading, facts.loading)),
    ],
    factsTitle: texts.terms,
    facts: keep([...writeTerms(facts), ...writeShipment(facts), ...writeBank(facts)]),
    sections: orderPapers[facts.kind].hasPrices ? [pricedGoods(facts)] : [sentGoods(facts), ...packedIn(facts)],
    notes: writeNotes(facts),
    ...(facts.load && { load: facts.load }),
  }
}

function writeHeads({ number, issued_on, order, corrects }: OrderPaperFacts): Fact[] {
  return keep([
    { label: texts.number, value: number },
    { label: texts.date, value: formatDay(issued_on) },
    { label: texts.order, value: order.number },
    { label: texts.poNumber, value: order.po_number },
    { label: texts.corrects, value: corrects ? `${corrects.number}, ${formatDay(corrects.issued_on)}` : '' },
  ])
}

function writeParty(title: string, party: PaperParty): PaperContent['parties'][number] {
  const numbers = [
    [texts.vatNumber, party.vat_number],
    [texts.eori, party.eori],
    [texts.registration, party.registration_number ?? ''],
    [texts.tax, party.tax_number ?? ''],
  ]
  return {
    title,
    name: party.company,
    lines: [
      ...listAddressLines(party),
      party.person,
      joinParts([party.email, party.phone], ' · '),
      ...numbers.map(([label, value]) => (value ? `${label}: ${value}` : '')),
    ].filter((line) => line.trim() !== ''),
  }
}

function writeAddress(title: string, address: PaperAddress | null): PaperContent['parties'] {
  if (!address) return []
  return [{ title, name: address.company, lines: listAddressLines(address) }]
}

function writeTerms(facts: OrderPaperFacts): Fact[] {
  const { kind, currency, order, lines } = facts
  const { hasPrices } = orderPapers[kind]
  return [
    { label: texts.orderedOn, value: formatDay(order.ordered_on) },
    {
      label: texts.incoterm,
      value: facts.incoterm === '' ? '' : texts.rule(joinParts([facts.incoterm, facts.place], ' ')),
    },
    {
      label: texts.deliveredOn,
      value: kind === 'commercial-invoice' && facts.delivered_on ? formatDay(facts.delivered_on) : '',
    },
    ...(hasPrices
      ? [
          { label: texts.payment, value: facts.payment_terms },
          {
            label: kind === 'proforma-invoice' ? texts.depositDue : texts.dueOn,
            value: facts.due_on ? formatDay(facts.due_on) : '',
          },
          { label: texts.deposit, value: facts.deposit > 0 ? formatMoney(facts.deposit, currency) : '' },
          { label: texts.currency, value: currency },
        ]
      : []),
    { label: texts.netWeight, value: write(wholeOf(lines, 'net_grams'), formatWeight) },
    { label: texts.grossWeight, value: write(grossOf(facts), formatWeight) },
    { label: texts.reason, value: facts.reason },
  ]
}

function writeShipment({ shipment }: OrderPaperFacts): Fact[] {
  if (!shipment) return []
  return [
    { label: texts.shipment, value: shipment.number },
    { label: texts.shippedOn, value: shipment.shipped_on ? formatDay(shipment.shipped_on) : '' },
    ...shipment.facts,
  ]
}

function writeBank({ kind, number, bank }: OrderPaperFacts): Fact[] {
  if (!bank || !orderPapers[kind].namesBank) return []
  return [
    { label: texts.holder, value: bank.holder },
    { label: bank.iban ? texts.iban : texts.account, value: accountOf(bank) },
    { label: texts.bic, value: bank.bic },
    { label: texts.bankName, value: bank.bank },
    { label: texts.reference, value: number },
  ]
}

function pricedGoods(facts: OrderPaperFacts): PaperSection {
  const { kind, lines, sums, currency } = facts
  const isPacked = (line: PaperLine) => packagesOf(facts).length > 0 && !looseLines(facts).includes(line)
  const money = (amount: Amount) => formatMoney(amount, currency)
  const rows = lines.map((line, index): Cell[] => [
    String(index + 1),
    { name: line.name, details: detailsOf(isPacked(line) ? { ...line, gross_grams: null } : line) },
    countUnits(line.quantity, line.order_measure),
    line.unit_weight === null
      ? formatUnitPrice(line.unit_price, currency)
      : `${writeNumber(line.unit_weight)} ${line.price_unit} × ${formatUnitPrice(line.unit_price, currency)}`,
    writeVat(line),
    money(line.net),
  ])
  return {
    title: texts.goods,
    columns: [
      figureColumn(''),
      nameColumn(texts.goods),
      figureColumn(texts.quantity),
      figureColumn(texts.unitPrice),
      figureColumn(texts.vat),
      figureColumn(texts.net),
    ],
    rows,
    totals: [
      { label: texts.net, values: [money(sums.net)], strong: false },
      ...sums.groups
        .filter(({ category }) => category === 'S')
        .map((group) => ({
          label: `${texts.taxAt(writeVat(group))} (${money(group.net)})`,
          values: [money(group.tax)],
          strong: false,
        })),
      { label: kind === 'credit-note' ? texts.totalCredit : texts.total, values: [money(sums.total)], strong: true },
      ...(sums.prepaid > 0
        ? [
            { label: texts.prepaid, values: [money(-sums.prepaid)], strong: false },
            { label: texts.payable, values: [money(sums.payable)], strong: true },
          ]
        : []),
    ],
  }
}

/** '19%', or a dash where none is charged. */
function writeVat({ category, rate }: Pick<PaperLine, 'category' | 'rate'>): string {
  return category === 'S' ? `${writeNumber(writeRate(rate))}%` : '–'
}

function detailsOf(line: PaperLine): string {
  return joinParts(
    [
      ...line.options.map(({ name, value }) => `${name}: ${value}`),
      line.sku ? `${codeLabels.sku} ${line.sku}` : '',
      line.barcode ? `${codeLabels.barcode} ${line.barcode}` : '',
      line.hts ? `${codeLabels.hts} ${formatHts(line.hts)}` : '',
      line.origin ? `${codeLabels.origin} ${line.origin}` : '',
      line.net_grams === null ? '' : `${texts.netWeight} ${formatWeight(line.net_grams)}`,
      line.gross_grams === null ? '' : `${texts.grossWeight} ${formatWeight(line.gross_grams)}`,
    ],
    ' · ',
  )
}

/**
 * What a shipment was packed in: where it is known, it is what weighs and takes room, and no sum over goods may say otherwise on the same paper. Nothing on a
 * credit note, which is about some of the goods and not about what they came in.
 */
function packagesOf({ kind, shipment }: OrderPaperFacts): readonly PaperPackage[] {
  return kind === 'credit-note' ? [] : (shipment?.packages ?? [])
}

/** What travels beside the packages, in none of them. */
function looseLines({ shipment, lines }: OrderPaperFacts): PaperLine[] {
  return lines.filter(({ position }) => shipment?.loose?.includes(position))
}

/** What all of it weighs with its packing; null where that is not known of a part: a sum of the rest would be less than is on the road. */
function grossOf(facts: OrderPaperFacts): number | null {
  const packages = packagesOf(facts)
  if (packages.length === 0) return wholeOf(facts.lines, 'gross_grams')
  return addUp([wholeOf(packages, 'grams'), wholeOf(looseLines(facts), 'gross_grams')])
}

/** The sum of what each says; null where one says nothing. */
function wholeOf<Field extends string>(
  parts: readonly Readonly<Record<Field, number | null>>[],
  field: Field,
): number | null {
  return addUp(parts.map((part) => part[field] || null))
}

function addUp(numbers: readonly (number | null)[]): number | null {
  return numbers.every((one) => one !== null) ? sum(numbers) : null
}

/** Nothing for what is not known. */
function write(value: number | null, format: (value: number) => string): string {
  return value === null || value === 0 ? '' : format(value)
}

/** What goes, without a price. */
function sentGoods(facts: OrderPaperFacts): PaperSection {
  return packagesOf(facts).length > 0 ? countedGoods(facts) : weighedGoods(facts)
}

function countedGoods({ lines }: OrderPaperFacts): PaperSection {
  return {
    title: texts.goods,
    columns: [figureColumn(''), nameColumn(texts.goods), figureColumn(texts.quantity), figureColumn(texts.netWeight)],
    rows: lines.map((line, index) => [
      String(index + 1),
      { name: line.name, details: detailsOf({ ...line, net_grams: null, gross_grams: null }) },
      countUnits(line.quantity, line.order_measure),
      write(line.net_grams, formatWeight),
    ]),
    totals: [],
  }
}

/** By the packaging of the products. */
function weighedGoods({ lines }: OrderPaperFacts): PaperSection {
  return {
    title: texts.goods,
    columns: [
      figureColumn(''),
      nameColumn(texts.goods),
      figureColumn(texts.quantity),
      figureColumn(texts.packs),
      figureColumn(texts.netWeight),
      figureColumn(texts.grossWeight),
      figureColumn(texts.volume),
    ],
    rows: lines.map((line, index) => [
      String(index + 1),
      { name: line.name, details: detailsOf({ ...line, net_grams: null, gross_grams: null }) },
      countUnits(line.quantity, line.order_measure),
      write(line.packs, writeNumber),
      write(line.net_grams, formatWeight),
      write(line.gross_grams, formatWeight),
      write(line.litres, formatVolume),
    ]),
    totals: [
      {
        label: texts.total,
        values: [
          write(wholeOf(lines, 'packs'), formatPacks),
          write(wholeOf(lines, 'net_grams'), formatWeight),
          write(wholeOf(lines, 'gross_grams'), formatWeight),
          write(wholeOf(lines, 'litres'), formatVolume),
        ],
        strong: true,
      },
    ],
  }
}

function packedIn(facts: OrderPaperFacts): PaperSection[] {
  const packages = packagesOf(facts)
  const loose = looseLines(facts)
  if (packages.length === 0) return []
  return [
    {
      title: texts.packages,
      columns: [
        nameColumn(texts.mark, false),
        nameColumn(texts.contents),
        figureColumn(texts.count),
        nameColumn(texts.size, false),
        figureColumn(texts.grossWeight),
        figureColumn(texts.volume),
      ],
      rows: [
        ...packages.map(({ mark, type, count, contents, size, grams, litres }): Cell[] => [
          mark,
          { name: type, details: contents },
          writeNumber(count),
          size,
          write(grams, formatWeight),
          write(litres, formatVolume),
        ]),
        ...loose.map(({ name, quantity, order_measure, gross_grams, litres }): Cell[] => [
          '',
          { name: texts.loose, details: `${name}: ${countUnits(quantity, order_measure)}` },
          '',
          '',
          write(gross_grams, formatWeight),
          write(litres, formatVolume),
        ]),
      ],
      totals: [
        {
          label: texts.total,
          values: [
            writeNumber(sum(packages.map(({ count }) => count))),
            '',
            write(grossOf(facts), formatWeight),
            write(addUp([wholeOf(packages, 'litres'), wholeOf(loose, 'litres')]), formatVolume),
          ],
          strong: true,
        },
      ],
    },
  ]
}

function writeNotes({ kind, vat }: OrderPaperFacts): string[] {
  const sentence = orderPapers[kind].hasPrices ? vat.sentence : ''
  return [
    sentence,
    texts.notes[kind],
    kind === 'delivery-note' ? `${texts.received}: ______________________________` : '',
  ].filter((note) => note !== '')
}

function keep(facts: readonly Fact[]): Fact[] {
  return facts.filter(({ value }) => value.trim() !== '')
}
