// Adds up what a browser must load before a route works: the entry, the route's chunk and everything both import, as the server sends it to today's
// browsers (Brotli, laid down by scripts/build-web.ts). Fails when one of the first pages is over its budget, also of scripts: a slow line fetches six at a time.
// Usage: node scripts/bundle-sizes.mjs [folder of the built web]
import { existsSync, readdirSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const folder = resolve(process.argv[2] ?? 'web/dist')
const manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8'))
const budgets = { styles: 15_000, font: 40_000, firstSight: 6_300 }
/** Bytes of JavaScript and the number of scripts, by the page somebody comes to first. */
const scriptBudgets = {
  'src/home/home-page.tsx': { bytes: 110_000, files: 8 },
  'src/catalogue/catalogue-page.tsx': { bytes: 113_000, files: 9 },
  'src/product-page/product-page.tsx': { bytes: 133_000, files: 13 },
  'src/showroom/showroom-page.tsx': { bytes: 125_000, files: 14 },
  'src/company-page/company-page.tsx': { bytes: 125_000, files: 14 },
}

/** What is too small to be worth it is sent as it is. */
function sizeOf(file) {
  const path = join(folder, file)
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size
}

/** A chunk, what it imports, what those import. */
function collect(key, into = { scripts: new Set(), styles: new Set() }) {
  const chunk = manifest[key]
  if (into.scripts.has(chunk.file)) return into
  into.scripts.add(chunk.file)
  for (const file of chunk.css ?? []) into.styles.add(file)
  for (const next of chunk.imports ?? []) collect(next, into)
  return into
}

/** Of the scripts that stand in the page: the first fetches ahead for every page, the other shows what comes (web/src/first-sight/). They come compressed with all of it. */
const [inPage = 0, firstSight = 0] = [
  ...(await readFile(join(folder, 'index.html'), 'utf8')).matchAll(/<script>(.*?)<\/script>/gs),
].map(([, script = '']) => brotliCompressSync(script).length)

const add = (files) => [...files].reduce((total, file) => total + sizeOf(file), 0)
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`.padStart(9)
const entry = Object.keys(manifest).find((key) => manifest[key].isEntry)
const faults = []

console.log(`${'JavaScript'.padStart(9)} ${'scripts'.padStart(7)} ${'CSS'.padStart(9)}`)
const table = 'src/app/routes.tsx'
const firstPages = manifest[entry].dynamicImports ?? []
/** Which scripts each of the other pages needs stands here, beside those that are there by then. */
const told = await readFile(join(folder, manifest[table].file), 'utf8')
const there = collect(table, collect(entry)).scripts
for (const page of new Set([...firstPages, ...(manifest[table].dynamicImports ?? [])])) {
  if (!/-page\.tsx$/.test(page)) continue
  const files = collect(page, firstPages.includes(page) ? collect(entry) : collect(table, collect(entry)))
  const scripts = add(files.scripts) + inPage
  const styles = add(files.styles)
  console.log(`${kilobytes(scripts)} ${String(files.scripts.size).padStart(7)} ${kilobytes(styles)}  ${page}`)
  // Nobody would see it but those on slow lines (web/vite.config.ts).
  const needed = firstPages.includes(page) ? [] : collect(page).scripts
  const untold = [...needed].filter((file) => !there.has(file) && !told.includes(file))
  if (untold.length > 0) faults.push(`${page}: ${untold.length} scripts are not fetched together with it`)
  const budget = scriptBudgets[page]
  if (!budget) continue
  if (scripts > budget.bytes)
    faults.push(`${page}: JavaScript ${kilobytes(scripts).trim()} of ${kilobytes(budget.bytes).trim()}`)
  if (files.scripts.size > budget.files) faults.push(`${page}: ${files.scripts.size} scripts of ${budget.files}`)
  if (styles > budgets.styles) faults.push(`${page}: CSS ${kilobytes(styles).trim()}`)
}
for (const file of readdirSync(join(folder, 'assets'))) {
  if (!file.endsWith('.woff2')) continue
  const { size } = statSync(join(folder, 'assets', file))
  console.log(`${kilobytes(size)} font       ${file}`)
  if (size > budgets.font) faults.push(`${file}: ${kilobytes(size).trim()}`)
}
console.log(`${kilobytes(firstSight)} script that shows first what comes, in the page itself, beside the above`)
if (firstSight > budgets.firstSight) faults.push(`first sight: ${kilobytes(firstSight).trim()}`)
if (faults.length > 0) {
  console.error(`Over budget (15 kB CSS, 40 kB a font, 6.3 kB of first sight) or fetched late: ${faults.join('; ')}`)
  process.exit(1)
}
