// How long a warm review document of a logistic quote with 40 lines takes: `node bench/pdf.ts`. To reach: median below 30 ms.

import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { QuoteGoods, QuoteReview } from '@fairquay/contract/freight/shapes.ts'
import { loadPacks } from '@fairquay/contract/trade/load.ts'
import { renderDocument } from '../server/src/documents.ts'
import { writeReviewDocument } from '../server/src/freight/write-review.ts'

const { values } = parseArgs({ options: { keep: { type: 'string' }, rounds: { type: 'string', default: '60' } } })
const lineCount = 40
const limit = 30

const review: QuoteReview = {
  seller: {
    company: 'Kalamata Olive Groves',
    first_name: 'Eleni',
    last_name: 'Papadaki',
    phone_code: '+30',
    phone: '27210 44 118',
    email: 'export@kalamata-groves.example',
  },
  address_seller: { country: 'Greece', city: 'Kalamata', street: 'Navarinou 212', zip: '241 00', isStock: true },
  buyer: {
    company: 'Nordhavn Provisions',
    first_name: 'Astrid',
    last_name: 'Lindegaard',
    phone_code: '+45',
    phone: '35 10 42 77',
    email: 'purchasing@nordhavn-provisions.example',
  },
  address_buyer: {
    shippingAddress: { country: 'Denmark', city: 'Taastrup', street: 'Helgeshøj Allé 30', zip: '2630' },
    billingAddress: {
      country: 'Denmark',
      city: 'Copenhagen',
      street: 'Sundkaj 41',
      zip: '2150',
      billing_company_name: 'Nordhavn Provisions ApS',
      billing_tax_number: 'DK 30 91 44 07',
    },
  },
  shipment_data: {
    is_dangerous_goods: false,
    is_required_insurance: true,
    is_already_palletized: true,
    delivery_date: '04-30-2027',
    pickup_date: '2027-04-12',
    incoterm: 'FCA',
    wrapper: 'pallets',
    pallet_category: 'EUR-1',
    container: 'groupage',
    extra_needs: ['warehousing', 'distribution'],
    transport: { type: 'truck', condition: 'insulated', temperature: { type: 'celsius', degree: null } },
  },
  additional_notes: 'Ramp on the north side, book a slot two days ahead.\nΚαλή συνεργασία · Добро пожаловать · مرحبا',
}

/** Every document differs, so that nothing of one helps the next. */
function makeGoods(round: number): QuoteGoods[] {
  return Array.from({ length: lineCount }, (_, index) => {
    const quantity = 24 * (index + 1) + round
    const pack = { type: 'Carton', units: 12, grams: 9400 + index, width: 310, height: 245, depth: 230 }
    return {
      product_id: index + 1,
      name: `Extra virgin olive oil, early harvest, lot ${round}-${index + 1}`,
      options: [{ name: 'Size', value: '500 ml' }],
      origin: 'Greece',
      hts: `15092${String(index % 10)}00`.slice(0, 8),
      quantity,
      order_measure: 'Bottle',
      total_price: quantity * 7.4,
      ...loadPacks(pack, quantity),
    }
  })
}

async function makeOne(round: number): Promise<Buffer> {
  const data = writeReviewDocument({
    review,
    goods: makeGoods(round),
    plan: null,
    requestId: round + 1,
    day: '2027-03-31',
    value: { total: 4_812_300, currency: 'EUR' },
    marketplace: 'Fairquay',
  })
  return renderDocument('logistic-quote', data)
}

const times: number[] = []
let pdf: Buffer = Buffer.alloc(0)
const begun = performance.now()
await makeOne(0)
const cold = performance.now() - begun
for (let round = 1; round <= 10 + Number(values.rounds); round++) {
  const start = performance.now()
  pdf = await makeOne(round)
  if (round > 10) times.push(performance.now() - start)
}
times.sort((a, b) => a - b)
const at = (share: number) => (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(1)
console.log(
  `review PDF, ${lineCount} lines, ${(pdf.length / 1024).toFixed(0)} kB: fastest ${at(0)} ms, median ${at(0.5)} ms, p95 ${at(0.95)} ms, first ${cold.toFixed(0)} ms`,
)
if (values.keep) writeFileSync(values.keep, pdf)
if (Number(at(0.5)) > limit) process.exitCode = 1
