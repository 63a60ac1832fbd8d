// npm run bench: ratios, measured in one run on one machine, so that they mean the same on every machine.
//   --seconds=4 --rounds=3   how long each call is asked, and how often
//   --products=100000        how large the marketplace is that lists and searches are timed on; 0 leaves them out
//   --desk=50000             how many products the seller has whose own table is timed; 0 leaves it out
//   --requests=100000        how many requests the inboxes are timed on; 0 leaves them out
//   --orders=100000        how many orders the company has whose lists are timed; 0 leaves them out
//   --imports=50000         how many rows the file has that is imported; 0 leaves it out
//   --tariffs=20000         how many lines the tariff has that is taken; 0 leaves it out
//   --lanes=10000           how many lanes rate cards have that prices are found among; 0 leaves it out
//   --only=product           only calls whose name holds this
// Memory under clients that do not read is tried apart: slow-readers.ts.
//   --strict                 ends with 1 when a target is missed
import { parseArgs } from 'node:util'
import { measureFigures } from './figures.ts'
import { measureImports } from './imports.ts'
import { measureLists } from './lists.ts'
import { openMarketplace } from './marketplace.ts'
import { measureOrders } from './orders.ts'
import { measureDesk } from './products.ts'
import { measureRateCards } from './rate-cards.ts'
import { measureInboxes } from './requests.ts'
import { printResults, type Result } from './results.ts'
import { measureSearch } from './search.ts'
import { measureTariffs } from './tariffs.ts'
import { measureThroughput } from './throughput.ts'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '3' },
    products: { type: 'string', default: '100000' },
    requests: { type: 'string', default: '100000' },
    orders: { type: 'string', default: '100000' },
    desk: { type: 'string', default: '50000' },
    imports: { type: 'string', default: '50000' },
    tariffs: { type: 'string', default: '20000' },
    lanes: { type: 'string', default: '10000' },
    only: { type: 'string' },
    strict: { type: 'boolean', default: false },
  },
})

const marketplace = await openMarketplace()
const results: Result[] = []
try {
  const throughput = await measureThroughput(marketplace, {
    seconds: Number(values.seconds),
    rounds: Number(values.rounds),
    only: values.only,
  })
  printResults('Calls at 16 connections, against a bare Fastify route with the same bytes', throughput)
  results.push(...throughput)
  if (Number(values.products) > 0) {
    const lists = await measureLists(marketplace, Number(values.products), values.only)
    printResults(
      `First page of a list among ${lists.products.toLocaleString('en-US')} products, against a look-up by primary key`,
      lists.results,
    )
    results.push(...lists.results)
    if (!values.only || 'autocomplete search'.includes(values.only)) {
      const searches = await measureSearch(lists.url, lists.products)
      printResults('Searches that nobody has asked before, on one connection', searches)
      results.push(...searches)
    }
  }
  if (Number(values.desk) > 0) {
    const desk = await measureDesk(marketplace, Number(values.desk), values.only)
    printResults(
      `First page of the own products of a seller with ${desk.products.toLocaleString('en-US')}, against a look-up by primary key`,
      desk.results,
    )
    results.push(...desk.results)
  }
  if (Number(values.desk) > 0 && (!values.only || 'figures'.includes(values.only))) {
    const figures = await measureFigures(marketplace, Number(values.desk))
    printResults('Figures of such a seller, against counting its products', figures)
    results.push(...figures)
  }
  const requests = Number(values.requests)
  if (requests > 0 && (!values.only || 'inbox'.includes(values.only))) {
    const inboxes = await measureInboxes(marketplace.url, requests)
    printResults(
      `First page of an inbox among ${requests.toLocaleString('en-US')} requests, against a look-up by primary key`,
      inboxes,
    )
    results.push(...inboxes)
  }
  const orders = Number(values.orders)
  if (orders > 0 && (!values.only || 'orders'.includes(values.only))) {
    const lists = await measureOrders(marketplace.url, orders)
    printResults(
      `Pages of the orders of a company with ${orders.toLocaleString('en-US')}, against a look-up by primary key`,
      lists,
    )
    results.push(...lists)
  }
  const lines = Number(values.tariffs)
  if (lines > 0 && (!values.only || 'tariffs'.includes(values.only))) {
    const tariffs = await measureTariffs(marketplace, lines)
    printResults(`A tariff of ${lines.toLocaleString('en-US')} lines`, tariffs)
    results.push(...tariffs)
  }
  const lanes = Number(values.lanes)
  if (lanes > 0 && (!values.only || 'freight prices'.includes(values.only))) {
    const found = await measureRateCards(marketplace, lanes)
    printResults(`Freight prices among ${lanes.toLocaleString('en-US')} lanes`, found)
    results.push(...found)
  }
  // Last, because it fills the small marketplace.
  const rows = Number(values.imports)
  if (rows > 0 && (!values.only || 'import'.includes(values.only))) {
    const imports = await measureImports(marketplace, rows)
    printResults(`An import of ${rows.toLocaleString('en-US')} rows, and what others notice of it`, imports)
    results.push(...imports)
  }
} finally {
  await marketplace.close()
}
const count = (verdict: Result['verdict']) => results.filter((result) => result.verdict === verdict).length
const missed = count('MISSED')
console.log(
  `\n${count('ok')} of ${results.length} targets met, ${missed} missed, ${count('unclear')} unclear because the machine was busy`,
)
if (values.strict && missed > 0) process.exitCode = 1
