// npm run bench: ratios, measured in one run on one machine, so that they mean the same on every machine.
//   --seconds=4 --rounds=3   how long each call is asked, and how often
//   --products=100000        how large the marketplace is that lists and searches are timed on; 0 leaves them out
//   --desk=50000             how many products the seller has whose own table is timed; 0 leaves it out
//   --requests=100000        how many requests the inboxes are timed on; 0 leaves them out
//   --orders=100000        how many orders the company has whose lists are timed; 0 leaves them out
//   --imports=50000         how many rows the file has that is imported; 0 leaves it out
//   --tariffs=20000         how many lines the tariff has that is taken; 0 leaves it out
//   --lanes=10000           how many lanes rate cards have that prices are found among; 0 leaves it out
//   --changes=200           how many prices are changed in a second while five times as many read; 0 leaves it out
//   --memory=60              so many minutes of everything at once, and what the server holds in memory after them; left out unless it is asked for
//   --only=product           only calls whose name holds this
// Memory under clients that do not read is tried apart: slow-readers.ts.
//   --strict                 ends with 1 when a target is missed
//   --write                  writes what was measured into docs/speed.md
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { nameMachine, nameSources } from '../scripts/name-sources.ts'
import { type Section, writeSpeed } from '../scripts/speed-document.ts'
import { measureChanges } from './changes.ts'
import { measureCombined } from './combined.ts'
import { measureFigures } from './figures.ts'
import { measureImports } from './imports.ts'
import { measureLists } from './lists.ts'
import { openMarketplace } from './marketplace.ts'
import { measureMemory } from './memory.ts'
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
    changes: { type: 'string', default: '200' },
    memory: { type: 'string', default: '0' },
    only: { type: 'string' },
    strict: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
})

const document = 'docs/speed.md'
const place = join(import.meta.dirname, '..', document)
const sources = nameSources(document)
const marketplace = await openMarketplace()
const sections: Section[] = []
try {
  await measureAll()
} finally {
  await marketplace.close()
}
if (values.write && !values.only) await write()
const results = sections.flatMap((section) => section.results)
const count = (verdict: Result['verdict']) => results.filter((result) => result.verdict === verdict).length
const missed = count('MISSED')
console.log(
  `\n${count('ok')} of ${results.length} targets met, ${missed} missed, ${count('unclear')} unclear because the machine was busy`,
)
if (values.strict && missed > 0) process.exitCode = 1

async function measureAll(): Promise<void> {
  const { only } = values
  const isWanted = (names: string) => !only || names.includes(only)
  const many = (count: number) => count.toLocaleString('en-US')
  const tell = (name: string, about: string, results: readonly Result[]) => {
    printResults(`${name}: ${about}`, results)
    sections.push({ name, about, results })
  }
  const of = (
    option: 'products' | 'desk' | 'requests' | 'orders' | 'imports' | 'tariffs' | 'lanes' | 'changes' | 'memory',
  ) => Number(values[option])
  const times = { seconds: Number(values.seconds), rounds: Number(values.rounds), only }
  tell(
    'Calls',
    'At 16 connections, against a bare route with the same bytes',
    await measureThroughput(marketplace, times),
  )
  if (of('products') > 0) {
    const lists = await measureLists(marketplace, of('products'), only)
    const among = `${many(lists.products)} products`
    // The document keeps one of each size.
    const size = `among ${many(of('products'))}`
    tell(`Lists ${size}`, `First page of a list among ${among}, against a look-up by primary key`, lists.results)
    if (isWanted('two to five filters'))
      tell(
        `Filters together ${size}`,
        `First page and counts among ${among}, each asked once`,
        await measureCombined(lists.url),
      )
    if (isWanted('autocomplete search'))
      tell(
        `Searches ${size}`,
        `That nobody has asked before, on one connection, among ${among}`,
        await measureSearch(lists.url, lists.products),
      )
  }
  if (of('desk') > 0) {
    const desk = await measureDesk(marketplace, of('desk'), only)
    const about = `First page of the own products of a seller with ${many(desk.products)}, against a look-up by primary key`
    tell('Own products', about, desk.results)
    if (isWanted('figures'))
      tell('Figures', 'Of such a seller, against counting its products', await measureFigures(marketplace, of('desk')))
  }
  if (of('requests') > 0 && isWanted('inbox'))
    tell(
      'Inboxes',
      `First page of an inbox among ${many(of('requests'))} requests, against a look-up by primary key`,
      await measureInboxes(marketplace.url, of('requests')),
    )
  if (of('orders') > 0 && isWanted('orders'))
    tell(
      'Orders',
      `Pages of the orders of a company with ${many(of('orders'))}, against a look-up by primary key`,
      await measureOrders(marketplace.url, of('orders')),
    )
  if (of('tariffs') > 0 && isWanted('tariffs'))
    tell('Tariffs', `A tariff of ${many(of('tariffs'))} lines`, await measureTariffs(marketplace, of('tariffs')))
  if (of('lanes') > 0 && isWanted('freight prices'))
    tell('Freight prices', `Among ${many(of('lanes'))} lanes`, await measureRateCards(marketplace, of('lanes')))
  if (of('changes') > 0 && isWanted('changes'))
    tell('Changes', 'Of prices, in two processes on one database', await measureChanges(marketplace, of('changes')))
  if (of('memory') > 0 && isWanted('memory'))
    tell('Memory', 'Of one server, its database apart', await measureMemory(marketplace, of('memory')))
  // Last, because it fills the small marketplace.
  if (of('imports') > 0 && isWanted('import'))
    tell(
      'Imports',
      `Of ${many(of('imports'))} rows, and what others notice of it`,
      await measureImports(marketplace, of('imports')),
    )
}

async function write(): Promise<void> {
  const known = await readFile(place, 'utf8').catch(() => '')
  const measured = { day: new Date().toISOString().slice(0, 10), commit: sources, machine: nameMachine() }
  await writeFile(place, writeSpeed(known, sections, measured))
}
