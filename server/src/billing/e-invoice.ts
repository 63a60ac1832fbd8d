import type { Invoice } from '@e-invoice-eu/core'
import type { OrderPaperFacts, PaperAddress, PaperLine, PaperParty } from '@fairquay/contract/billing/order-paper.ts'
import { unitCodeOf } from '@fairquay/contract/billing/unit-codes.ts'
import { writeRate } from '@fairquay/contract/billing/vat.ts'
import { findCountryByName } from '@fairquay/contract/countries.ts'
import { type Amount, decimalsOf } from '@fairquay/contract/money.ts'
import { loadWhenUsed } from '../load-when-used.ts'

export type ElectronicFormat = 'ubl' | 'cii' | 'facturx'

/** The names of the library; the profile is EN 16931 itself in all three. */
const formats: Record<ElectronicFormat, string> = { ubl: 'UBL', cii: 'CII', facturx: 'Factur-X-EN16931' }

const library = loadWhenUsed<typeof import('@e-invoice-eu/core')>('@e-invoice-eu/core')

/** The invoice or credit note as XML in the syntax asked for, or, with the PDF it is put into, as a hybrid PDF/A-3. */
export async function writeElectronic(facts: OrderPaperFacts, format: ElectronicFormat, pdf?: Buffer): Promise<Buffer> {
  const { InvoiceService } = library()
  const silent = { log() {}, warn() {}, error() {} }
  const made = await new InvoiceService(silent).generate(toInvoice(keepWritable(facts)), {
    format: formats[format],
    lang: 'en-us',
    noWarnings: true,
    ...(pdf && { pdf: { buffer: pdf, filename: `${facts.number}.pdf`, mimetype: 'application/pdf' } }),
  })
  return Buffer.from(made)
}

/** What XML cannot hold, also escaped: whoever reads the invoice would refuse all of it for one such character in a name or a note. */
const unwritable = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

function keepWritable(facts: OrderPaperFacts): OrderPaperFacts {
  const text = JSON.stringify(facts, (_name, value: unknown) =>
    typeof value === 'string' ? value.replace(unwritable, ' ').trim() : value,
  )
  return JSON.parse(text)
}

const vat = { 'cac:TaxScheme': { 'cbc:ID': 'VAT' } }

/** The semantic model of EN 16931, under the names of UBL. */
export function toInvoice(facts: OrderPaperFacts): Invoice {
  const { currency, sums } = facts
  const isCredit = facts.kind === 'credit-note'
  const money = <Name extends string>(name: Name, amount: Amount) =>
    ({ [name]: spell(amount, currency), [`${name}@currencyID`]: currency }) as Record<string, string>
  const invoice = {
    'cbc:CustomizationID': 'urn:cen.eu:en16931:2017',
    'cbc:ID': facts.number,
    'cbc:IssueDate': facts.issued_on,
    ...(facts.due_on && { 'cbc:DueDate': facts.due_on }),
    'cbc:InvoiceTypeCode': isCredit ? '381' : '380',
    ...(facts.reason && { 'cbc:Note': [facts.reason] }),
    'cbc:DocumentCurrencyCode': currency,
    ...(facts.order.po_number && { 'cbc:BuyerReference': facts.order.po_number }),
    'cac:OrderReference': {
      'cbc:ID': facts.order.po_number || facts.order.number,
      'cbc:SalesOrderID': facts.order.number,
    },
    ...(facts.corrects && {
      'cac:BillingReference': [
        {
          'cac:InvoiceDocumentReference': {
            'cbc:ID': facts.corrects.number,
            'cbc:IssueDate': facts.corrects.issued_on,
          },
        },
      ],
    }),
    ...(facts.shipment && { 'cac:DespatchDocumentReference': { 'cbc:ID': facts.shipment.number } }),
    'cac:AccountingSupplierParty': { 'cac:Party': writeParty(facts.seller, facts, 'seller') },
    'cac:AccountingCustomerParty': { 'cac:Party': writeParty(facts.buyer, facts, 'buyer') },
    'cac:Delivery': writeDelivery(facts),
    ...(facts.bank && !isCredit && { 'cac:PaymentMeans': [writePayment(facts, facts.bank)] }),
    'cac:PaymentTerms': { 'cbc:Note': facts.payment_terms || `Net ${facts.net_days} days` },
    'cac:TaxTotal': [
      {
        ...money('cbc:TaxAmount', sums.tax),
        'cac:TaxSubtotal': sums.groups.map((group) => ({
          ...money('cbc:TaxableAmount', group.net),
          ...money('cbc:TaxAmount', group.tax),
          'cac:TaxCategory': {
            'cbc:ID': group.category,
            ...(group.category !== 'O' && { 'cbc:Percent': String(writeRate(group.rate)) }),
            ...(group.category !== 'S' &&
              group.category !== 'Z' && {
                ...(facts.vat.code && { 'cbc:TaxExemptionReasonCode': facts.vat.code }),
                'cbc:TaxExemptionReason': facts.vat.sentence,
              }),
            ...vat,
          },
        })),
      },
    ],
    'cac:LegalMonetaryTotal': {
      ...money('cbc:LineExtensionAmount', sums.net),
      ...money('cbc:TaxExclusiveAmount', sums.net),
      ...money('cbc:TaxInclusiveAmount', sums.total),
      ...(sums.prepaid > 0 && money('cbc:PrepaidAmount', sums.prepaid)),
      ...money('cbc:PayableAmount', sums.payable),
    },
    'cac:InvoiceLine': facts.lines.map((line, index) => writeLine(line, index, facts)),
  }
  // The library's type names each amount; what is written is checked against its schema when it is made.
  return { 'ubl:Invoice': invoice } as unknown as Invoice
}

/** An invoice outside of VAT must not name VAT numbers (BR-O-02); the tax number of the seller stands for them. */
function writeParty(party: PaperParty, { vat: { category } }: OrderPaperFacts, side: 'seller' | 'buyer') {
  const number = category === 'O' ? '' : party.vat_number
  const tax = number ? { 'cbc:CompanyID': number, ...vat } : undefined
  const own =
    party.tax_number && side === 'seller'
      ? { 'cbc:CompanyID': party.tax_number, 'cac:TaxScheme': { 'cbc:ID': 'TAX' } }
      : undefined
  const registrations = [tax, own].filter((one) => one !== undefined)
  const contact = {
    ...(party.person && { 'cbc:Name': party.person }),
    ...(party.phone && { 'cbc:Telephone': party.phone }),
    ...(party.email && { 'cbc:ElectronicMail': party.email }),
  }
  return {
    ...(party.email && { 'cbc:EndpointID': party.email, 'cbc:EndpointID@schemeID': 'EM' }),
    ...(side === 'seller' && { 'cac:PartyIdentification': [{ 'cbc:ID': String(party.company_id) }] }),
    'cac:PartyName': { 'cbc:Name': party.company },
    'cac:PostalAddress': writeAddress(party, party.country_code),
    ...(side === 'seller' && registrations.length > 0 && { 'cac:PartyTaxScheme': registrations }),
    ...(side === 'buyer' && tax && { 'cac:PartyTaxScheme': tax }),
    'cac:PartyLegalEntity': {
      'cbc:RegistrationName': party.company,
      ...(party.registration_number && { 'cbc:CompanyID': party.registration_number }),
    },
    ...(Object.keys(contact).length > 0 && { 'cac:Contact': contact }),
  }
}

function writeAddress({ street, city, zip }: Pick<PaperAddress, 'street' | 'city' | 'zip'>, country: string) {
  return {
    ...(street && { 'cbc:StreetName': street }),
    ...(city && { 'cbc:CityName': city }),
    ...(zip && { 'cbc:PostalZone': zip }),
    'cac:Country': { 'cbc:IdentificationCode': nameCountry(country) },
  }
}

/** Codes that ISO 3166 does not give, as the code list of EN 16931 has them: Kosovo, and two islands as part of Saint Helena. */
const otherCodes: Readonly<Record<string, string>> = { XK: '1A', AC: 'SH', TA: 'SH' }

function nameCountry(code: string): string {
  return otherCodes[code] ?? code
}

function writeDelivery({ delivery, delivered_on, issued_on, destination, buyer }: OrderPaperFacts) {
  const to = delivery ?? { ...buyer }
  return {
    'cbc:ActualDeliveryDate': delivered_on ?? issued_on,
    'cac:DeliveryLocation': {
      'cac:Address': writeAddress(to, findCountryByName(to.country)?.code ?? destination),
    },
    ...(to.company && { 'cac:DeliveryParty': { 'cac:PartyName': { 'cbc:Name': to.company } } }),
  }
}

/** A SEPA transfer where there is an IBAN (58), a credit transfer to whatever account otherwise (30). */
function writePayment(
  { number }: OrderPaperFacts,
  { iban, account, holder, bic }: NonNullable<OrderPaperFacts['bank']>,
) {
  return {
    'cbc:PaymentMeansCode': iban ? '58' : '30',
    'cbc:PaymentID': number,
    'cac:PayeeFinancialAccount': {
      'cbc:ID': iban || account,
      ...(holder && { 'cbc:Name': holder }),
      ...(bic && { 'cac:FinancialInstitutionBranch': { 'cbc:ID': bic } }),
    },
  }
}

function writeLine(line: PaperLine, index: number, { currency }: OrderPaperFacts) {
  const unit = unitCodeOf(line.unit_weight === null ? line.order_measure : line.price_unit)
  const quantity = line.unit_weight === null ? String(line.quantity) : weigh(line.quantity, line.unit_weight)
  const price = spellPrice(line, currency)
  return {
    'cbc:ID': String(index + 1),
    'cbc:InvoicedQuantity': quantity,
    'cbc:InvoicedQuantity@unitCode': unit,
    'cbc:LineExtensionAmount': spell(line.net, currency),
    'cbc:LineExtensionAmount@currencyID': currency,
    'cac:Item': {
      'cbc:Name': line.name,
      ...(line.sku && { 'cac:SellersItemIdentification': { 'cbc:ID': line.sku } }),
      ...(isGtin(line.barcode) && {
        'cac:StandardItemIdentification': { 'cbc:ID': line.barcode, 'cbc:ID@schemeID': '0160' },
      }),
      ...(line.origin_code && { 'cac:OriginCountry': { 'cbc:IdentificationCode': nameCountry(line.origin_code) } }),
      ...(line.hts && {
        'cac:CommodityClassification': [
          { 'cbc:ItemClassificationCode': line.hts, 'cbc:ItemClassificationCode@listID': 'HS' },
        ],
      }),
      'cac:ClassifiedTaxCategory': {
        'cbc:ID': line.category,
        ...(line.category !== 'O' && { 'cbc:Percent': String(writeRate(line.rate)) }),
        ...vat,
      },
      ...(line.options.length > 0 && {
        'cac:AdditionalItemProperty': line.options.map(({ name, value }) => ({ 'cbc:Name': name, 'cbc:Value': value })),
      }),
    },
    'cac:Price': {
      'cbc:PriceAmount': price.amount,
      'cbc:PriceAmount@currencyID': currency,
      ...(price.base !== '1' && { 'cbc:BaseQuantity': price.base, 'cbc:BaseQuantity@unitCode': unit }),
    },
  }
}

/** 1250 EUR → '12.50'. */
function spell(amount: Amount, currency: string): string {
  const places = decimalsOf(currency)
  const digits = String(amount).padStart(places + 1, '0')
  return places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`
}

/** A price finer than two decimals is told for ten, a hundred, … units: 0.0042 → 42.00 for 10,000. */
function spellPrice({ unit_price }: PaperLine, currency: string): { amount: string; base: string } {
  const places = Math.min(2, decimalsOf(currency))
  const digits = String(unit_price)
  // Millionths have six decimals; those at the end that are zero need no place.
  const needed = unit_price === 0 ? 0 : 6 - (/0*$/.exec(digits)?.[0].length ?? 0)
  const shift = Math.max(0, needed - places)
  const minor = (BigInt(unit_price) * 10n ** BigInt(shift + places)) / 1_000_000n
  return { amount: spell(Number(minor), currency), base: `1${'0'.repeat(shift)}` }
}

/** Without the noise of a float: weights have nine decimals at most. */
function weigh(quantity: number, unitWeight: number): string {
  return String(Number((quantity * unitWeight).toPrecision(12)))
}

function isGtin(code: string | null): code is string {
  if (code === null || !/^(\d{8}|\d{12,14})$/.test(code)) return false
  const sum = [...code].reverse().reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}
