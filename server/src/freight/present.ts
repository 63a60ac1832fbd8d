import type { AnswerOf } from '@fairquay/contract/endpoint.ts'
import { writeQuoteReview } from '@fairquay/contract/freight/convert.ts'
import type { getCompanyAddresses, getLogisticQuote } from '@fairquay/contract/freight/endpoints.ts'
import type { QuoteRequest } from '@fairquay/contract/freight/shapes.ts'
import { writeMoney } from '@fairquay/contract/money.ts'
import type { OwnRequest } from '../trade/find-request.ts'
import type { CompanyAddressesRow, QuoteRow } from './queries.ts'

export function presentQuote(row: OwnRequest, { request, goods }: QuoteRow): AnswerOf<typeof getLogisticQuote> {
  const shown = row.sight === 'prices' ? request : hidePrices(request)
  return {
    data: {
      id: row.id,
      created_at: row.created_at.toISOString(),
      currency: row.currency,
      total_price: row.sight === 'nothing' ? null : writeMoney(row.total_price, row.currency),
      request: shown,
      review: { ...writeQuoteReview(shown), id: row.id },
      goods: row.sight === 'prices' ? goods : goods.map((line) => ({ ...line, total_price: null })),
    },
  }
}

function hidePrices(request: QuoteRequest): QuoteRequest {
  const products = request.order_data.products.map(({ total_price: _, ...product }) => product)
  return { ...request, order_data: { products } }
}

/** Headquarters first. The company's own address is where its offices are; goods wait at its branches and warehouses. */
export function presentAddresses(row: CompanyAddressesRow, isOwn: boolean): AnswerOf<typeof getCompanyAddresses> {
  const { id, name, slug, country, city, zip } = row
  return {
    data: {
      company: { id, name, slug },
      contact: row.contact && { ...row.contact, email: row.email ?? '' },
      registration_number: isOwn ? row.registration_number : null,
      tax_number: isOwn ? row.tax_number : null,
      addresses: [
        { key: 'hq', name: 'Headquarters', country, city, street: row.address, zip, is_stock: false },
        ...row.branches.map((branch) => ({
          key: `branch-${branch.id}`,
          name: branch.name,
          country: branch.country,
          city: branch.city,
          street: branch.address,
          zip: branch.zip,
          is_stock: true,
        })),
      ],
    },
  }
}
