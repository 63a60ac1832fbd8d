import { listAddressLines } from '../address-lines.ts'
import { formatDay } from '../locale.ts'
import type { Deal, DealParty } from './deal.ts'
import type { DealAddress } from './deal-address.ts'
import { type Fact, joinParts, type PaperSection } from './paper-parts.ts'
import { paperTexts as texts } from './paper-texts.ts'
import { type DealPapers, type PaperKind, papers, partiesOf } from './papers.ts'

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
/** Writes a paper from what was agreed or offered. `issuedOn` is an ISO day. Sums are those of the snapshot: the figures people saw on the screen. */
export function writePaper<Own extends Deal>(
  kind: DealPapers<Own>,
  paper: PaperKind,
  deal: Own,
  given: { number: string; issuedOn: string; marketplace: string },
): PaperContent {
  const title = papers[paper].name
  const { title: factsTitle, facts } = kind.writeFacts(paper, deal)
  const { issuer } = partiesOf(paper, { buyer: deal.buyer, answerer: deal.answerer })
  return {
    marketplace: given.marketplace,
    title,
    number: given.number,
    footer: `${issuer.company} · ${title} ${given.number} · ${given.marketplace}`,
    heads: writeHeads(paper, deal, given),
    parties: writeParties(kind, paper, deal),
    factsTitle,
    facts,
    sections: kind.writeSections(paper, deal),
    notes: writeNotes(paper, deal),
  }
}

/** The offer's own words, what the sums leave out, and what the paper is. A packing list holds nothing of what was negotiated. */
function writeNotes(paper: PaperKind, { note, lines }: Deal): string[] {
  const { hasPrices, countsPacks } = papers[paper]
  const uncounted = lines.filter(({ load }) => load === null).length
  return [
    ...(hasPrices ? keep(note.split(/\r?\n/)) : []),
    ...(countsPacks && uncounted > 0 ? [texts.uncounted(uncounted)] : []),
    texts.notes[paper],
  ]
}

function writeHeads(paper: PaperKind, deal: Deal, { number, issuedOn }: { number: string; issuedOn: string }): Fact[] {
  return [
    { label: texts.number, value: number },
    { label: texts.date, value: formatDay(issuedOn) },
    { label: texts.request, value: `${deal.request_id}` },
    { label: texts.revision, value: String(deal.revision) },
    ...(deal.po_number ? [{ label: texts.poNumber, value: deal.po_number }] : []),
    ...(papers[paper].isOffer ? [{ label: texts.validUntil, value: formatDay(deal.valid.day) }] : []),
  ]
}

function writeParties(kind: DealPapers<never>, paper: PaperKind, deal: Deal): PaperContent['parties'] {
  return [
    nameParty(kind.answerer, deal.answerer),
    nameParty(texts.buyer, deal.buyer),
    ...(kind.namesSeller ? [nameParty(texts.seller, deal.seller)] : []),
    ...papers[paper].addresses.flatMap((which) => {
      const address = deal.addresses[which]
      return address ? [nameAddress(texts[which], address)] : []
    }),
  ]
}

function nameAddress(title: string, address: DealAddress): PaperContent['parties'][number] {
  return {
    title,
    name: address.company,
    lines: keep([...listAddressLines(address), joinParts([address.person ?? '', address.phone ?? ''], ' · ')]),
  }
}

function nameParty(title: string, party: DealParty): PaperContent['parties'][number] {
  return {
    title,
    name: party.company,
    lines: keep([
      ...listAddressLines(party),
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
