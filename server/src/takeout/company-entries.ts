import * as billing from '@fairquay/contract/billing/endpoints.ts'
import { listInvoices, listPayments } from '@fairquay/contract/billing/money-endpoints.ts'
import { getOwnBilling } from '@fairquay/contract/billing/profile-endpoints.ts'
import { getClaimFile, listOrderClaims } from '@fairquay/contract/claims/endpoints.ts'
import { getOwnCompany } from '@fairquay/contract/company/endpoints.ts'
import { exportProducts } from '@fairquay/contract/imports/endpoints.ts'
import { listFeeds } from '@fairquay/contract/imports/feeds/endpoints.ts'
import { listMembers } from '@fairquay/contract/members/endpoints.ts'
import { exportOrders, getOrder, listOrders } from '@fairquay/contract/orders/endpoints.ts'
import { exportRateLanes, listRateCards } from '@fairquay/contract/rate-cards/endpoints.ts'
import { getRequest, listRequests } from '@fairquay/contract/requests/inbox/endpoints.ts'
import { getPaper, listPapers } from '@fairquay/contract/requests/papers/endpoints.ts'
import { getMessageFile, listMessages, type ThreadMessage } from '@fairquay/contract/requests/thread/endpoints.ts'
import { listReviews } from '@fairquay/contract/reviews/endpoints.ts'
import { listOrderShipments } from '@fairquay/contract/shipments/endpoints.ts'
import { getRfq, listRfqs } from '@fairquay/contract/sourcing/endpoints.ts'
import { listStock } from '@fairquay/contract/stock/endpoints.ts'
import type { CompanyFolder } from '@fairquay/contract/takeout/messages.ts'
import { listApiTokens } from '@fairquay/contract/tokens/endpoints.ts'
import { listWebhooks } from '@fairquay/contract/webhooks/endpoints.ts'
import type { Viewer } from '../session.ts'
import type { AskItself } from './ask-itself.ts'
import type { Entry } from './write-archive.ts'

/** A file within one of the folders. */
type Filed = Entry & { path: `${CompanyFolder}/${string}` }

/** All files of a company's data, one after the other. What a person's role or the company's kind does not have is left out. */
export async function* readCompany(ask: AskItself, { role }: Viewer): AsyncGenerator<Filed> {
  yield json('company/profile', await ask.read(getOwnCompany))
  yield json('company/billing', await ask.read(getOwnBilling))
  yield json('company/people', await ask.read(listMembers))
  yield json('company/api-tokens', await ask.read(listApiTokens))
  yield json('company/webhooks', await ask.read(listWebhooks))
  if (role === 'seller') yield* readGoods(ask)
  if (role === 'provider') yield* readRateCards(ask)
  yield* readRequests(ask)
  for await (const { id } of ask.list(listRfqs))
    yield json(`sourcing/${id}`, (await ask.read(getRfq, { params: { id } })).data)
  yield* readOrders(ask)
  yield json('money/invoices', await gather(ask.list(listInvoices)))
  yield json('money/payments', await gather(ask.list(listPayments)))
  for (const box of ['written', 'received'] as const)
    yield json(`reviews/${box}`, await gather(ask.list(listReviews, { box })))
}

async function* readGoods(ask: AskItself): AsyncGenerator<Filed> {
  yield { path: 'products/products.csv', content: await ask.file(exportProducts, { query: { format: 'csv' } }) }
  yield json('products/stock', await gather(ask.list(listStock)))
  // Where goods come from by themselves; a feed's password is in no answer.
  yield json('products/feeds', (await ask.read(listFeeds)).data)
}

async function* readRateCards(ask: AskItself): AsyncGenerator<Filed> {
  const { data } = await ask.read(listRateCards)
  yield json('rate-cards/cards', data)
  for (const { id } of data) {
    const lanes = await ask.file(exportRateLanes, { params: { id }, query: { format: 'csv' } })
    yield { path: `rate-cards/${id}-lanes.csv`, content: lanes }
  }
}

async function* readRequests(ask: AskItself): AsyncGenerator<Filed> {
  for await (const { id } of ask.list(listRequests)) {
    const folder = `requests/${id}` as const
    const params = { id }
    const { data: request } = await ask.read(getRequest, { params })
    yield json(`${folder}/request`, request)
    for (const { company } of request.threads) yield* readThread(ask, folder, id, company.id)
    for (const paper of (await ask.read(listPapers, { params })).data) {
      const content = await ask.file(getPaper, { params: { id, paper: paper.id } })
      // Several companies that answer one request number their papers alike.
      yield { path: `${folder}/${paper.id}-${fileName(`${paper.number}-${paper.issuer}`)}.pdf`, content }
    }
  }
}

async function* readThread(ask: AskItself, folder: `requests/${number}`, id: number, company: number) {
  const messages: ThreadMessage[] = []
  for (let before: number | undefined; ; ) {
    const query = before === undefined ? {} : { before }
    const page = await ask.read(listMessages, { params: { id, company }, query })
    messages.unshift(...page.data)
    before = page.data[0]?.id
    if (!page.has_more || before === undefined) break
  }
  if (messages.length > 0) yield json(`${folder}/messages-with-${company}`, messages)
  for (const file of messages.flatMap(({ files }) => files))
    yield {
      path: `${folder}/files/${file.id}-${fileName(file.name)}` as const,
      content: await ask.file(getMessageFile, { params: { id: file.id } }),
    }
}

async function* readOrders(ask: AskItself): AsyncGenerator<Filed> {
  yield { path: 'orders/orders.csv', content: await ask.file(exportOrders, { query: { format: 'csv' } }) }
  for await (const { id, number, seller } of ask.list(listOrders)) {
    // Each seller counts its own: a number alone would be many orders’ folder, and of them the last be left when it is unpacked.
    const folder = `orders/${fileName(`${number}-${seller.slug}`)}` as const
    const params = { id }
    yield json(`${folder}/order`, (await ask.read(getOrder, { params })).data)
    const { data: money } = await ask.read(billing.getOrderMoney, { params })
    yield json(`${folder}/money`, money)
    yield json(`${folder}/shipments`, (await ask.read(listOrderShipments, { params })).data)
    const { data: claims } = await ask.read(listOrderClaims, { params })
    yield json(`${folder}/claims`, claims)
    for (const paper of money.papers) {
      const content = await ask.file(billing.getOrderPaper, { params: { id, paper: paper.id } })
      yield { path: `${folder}/${fileName(paper.number)}.pdf`, content }
    }
    for (const file of claims.flatMap(({ files }) => files))
      yield {
        path: `${folder}/claims/${file.id}-${fileName(file.name)}`,
        content: await ask.file(getClaimFile, { params: { id: file.id } }),
      }
  }
}

function json<Path extends `${CompanyFolder}/${string}`>(path: Path, value: unknown): Filed {
  return { path: `${path}.json`, content: JSON.stringify(value, null, 2) }
}

async function gather<Row>(rows: AsyncIterable<Row>): Promise<Row[]> {
  const all: Row[] = []
  for await (const row of rows) all.push(row)
  return all
}

/** A name that no system takes for a folder or refuses. */
function fileName(name: string): string {
  return name.replace(/[^\p{L}\p{N}._-]+/gu, '-').replace(/^\.+/, '') || 'file'
}
