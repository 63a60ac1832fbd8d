import { describe, expect, test } from 'vitest'
import { customsPapers } from '../../customs/papers.ts'
import { freightPapers } from '../../freight/papers.ts'
import { formatMoney, readMoney, sum } from '../../money.ts'
import { purchasePapers } from '../../purchase/papers.ts'
import type { PaperKind } from '../../trade/papers.ts'
import { paperSizeIn, papersOf, partiesOf, totalOfPaper, writePaperNumber } from '../../trade/papers.ts'
import { writePaper } from '../../trade/write-paper.ts'
import type { DealSnapshot } from '../deal/snapshot.ts'
import { customsDeal, dealOf, logisticDeal, purchaseDeal } from './deals-for-tests.ts'

const kinds = { purchase: purchasePapers, logistic: freightPapers, customs: customsPapers }
const given = { number: 'QUO-2026-00012', issuedOn: '2026-11-20', marketplace: 'Fairquay' }
/** A paper of a deal by its kind, and which there are. */
const write = (paper: PaperKind, deal: DealSnapshot, how = given) => writePaper(kinds[deal.kind], paper, deal, how)
const list = (deal: DealSnapshot) => papersOf(kinds[deal.kind], deal)
const last = <Value>(list: readonly Value[]) => list[list.length - 1]

describe('a deal has', () => {
  test('a quotation before it is accepted, and after that none: the order has its own', () => {
    expect(list(purchaseDeal)).toEqual(['quotation'])
    expect(list({ ...purchaseDeal, accepted_at: '2026-11-21T08:00:00Z' })).toEqual([])
  })

  test('a freight request when carriage is agreed, and a customs estimate as soon as there is one', () => {
    expect(list({ ...logisticDeal, accepted_at: '2026-11-21T08:00:00Z' })).toEqual(['freight-request'])
    expect(list(customsDeal)).toEqual(['customs-estimate'])
    expect(list({ ...customsDeal, accepted_at: '2026-11-21T08:00:00Z' })).toEqual([])
  })

  test('papers that the offering company numbers, but for the order of carriage', () => {
    const sides = { buyer: 'buyer', answerer: 'answerer' }
    expect(partiesOf('proforma-invoice', sides)).toEqual({ issuer: 'answerer', recipient: 'buyer' })
    expect(partiesOf('freight-request', sides)).toEqual({ issuer: 'buyer', recipient: 'answerer' })
  })
})

test('numbers say kind and year', () => {
  expect(writePaperNumber('quotation', 2026, 12)).toBe('QUO-2026-00012')
  expect(writePaperNumber('customs-estimate', 2027, 123_456)).toBe('CUS-2027-123456')
})

test('paper is Letter where printers hold it, else A4', () => {
  expect(['US', 'CA', 'MX', 'DE', 'CN'].map(paperSizeIn)).toEqual(['letter', 'letter', 'letter', 'a4', 'a4'])
})

describe('a paper says', () => {
  test('every line of a purchase, the sum of its lines and the terms', () => {
    const paper = write('quotation', purchaseDeal, given)
    const [goods] = paper.sections
    expect(goods?.rows.map(last)).toEqual(
      purchaseDeal.lines.map(({ total }) => formatMoney(readMoney(total, 'EUR'), 'EUR')),
    )
    expect(goods?.totals).toEqual([
      {
        label: 'Total',
        values: [formatMoney(sum(purchaseDeal.lines.map(({ total }) => readMoney(total, 'EUR'))), 'EUR')],
        strong: true,
      },
    ])
    expect(paper.facts).toContainEqual({ label: 'Incoterm', value: 'FCA - Free Carrier, Porto' })
    expect(paper.heads).toContainEqual({ label: 'Number', value: 'QUO-2026-00012' })
  })

  test('what its total is, the same as lists show', () => {
    for (const deal of [purchaseDeal, logisticDeal, customsDeal])
      for (const kind of list(deal)) {
        const strong = write(kind, deal, given).sections.flatMap(({ totals }) => totals.filter((one) => one.strong))
        expect(strong.flatMap(({ values }) => values)).toContain(
          formatMoney(readMoney(totalOfPaper(kind, deal) ?? 0, deal.currency), deal.currency),
        )
      }
  })

  test('no money in a packing list, and the loads that are known add up', () => {
    const paper = write('packing-list', purchaseDeal, given)
    expect(JSON.stringify(paper)).not.toMatch(/[€$]/)
    expect(paper.sections[0]?.totals[0]?.values).toEqual(['14 packs', '154.00 kg', '0.504 m³'])
    expect(paper.sections[0]?.rows[1]).toContain('On pallets')
    expect(paper.notes[0]).toBe('The packs of one line are not described and not counted in the total.')
  })

  test('of carriage each leg: priced, included or not', () => {
    const [legs, goods] = write('freight-request', logisticDeal, given).sections
    expect(legs?.rows.map(last)).toEqual([
      '€120.00',
      'Included',
      '€900.55',
      'Not included',
      'Not included',
      'Included',
      '€12.00',
      'Not included',
    ])
    expect(legs?.totals[0]?.values).toEqual(['€1,032.55'])
    expect(goods?.rows).toHaveLength(logisticDeal.lines.length)
  })

  test('of an import each charge with rate, base, source and date', () => {
    const [goods, value, charges] = write('customs-estimate', customsDeal, given).sections
    expect(goods?.rows).toHaveLength(customsDeal.lines.length)
    expect(JSON.stringify(goods)).toContain(customsDeal.lines[0]?.name)
    expect(value?.totals[0]).toMatchObject({ label: 'Customs value (CIF)', values: ['$10,600.00'] })
    expect(charges?.rows[0]).toEqual([
      { name: 'Duty: Third country duty', details: 'TARIC, Nov 1, 2026' },
      '12 %',
      { name: '$10,600.00', details: 'Customs value' },
      '$1,272.00',
    ])
    expect(charges?.totals.find(({ strong }) => strong)?.values).toEqual(['$3,527.68'])
  })

  test('addresses without empty lines', () => {
    const deal = dealOf({ buyer: { ...purchaseDeal.buyer, street: '', zip: '', registration_number: null } })
    const buyer = write('quotation', deal, given).parties.find(({ title }) => title === 'Buyer')
    expect(buyer?.lines).toEqual([
      'Berlin',
      'Germany',
      'Ada Weiss',
      'ada@buyer.test · +49 30 1234',
      'Tax number: DE123',
    ])
  })
})
