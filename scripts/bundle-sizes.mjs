// Adds up what a browser must load before a route works: the entry, the route's chunk and everything both import, compressed as the server
// sends it. Fails when home or catalogue is over the budget, also of scripts: a slow line fetches six at a time. Usage: node scripts/bundle-sizes.mjs [folder of the built web]
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'

const folder = resolve(process.argv[2] ?? 'web/dist')
const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))
const budgets = { scripts: 130_000, files: 16, styles: 15_000, font: 40_000 }
const budgeted = ['src/home/home-page.tsx', 'src/catalogue/catalogue-page.tsx']

const sizes = new Map()
function sizeOf(file) {
  if (!sizes.has(file)) sizes.set(file, gzipSync(readFileSync(join(folder, file)), { level: 9 }).length)
  return sizes.get(file)
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

const add = (files) => [...files].reduce((total, file) => total + sizeOf(file), 0)
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`.padStart(9)
const entry = Object.keys(manifest).find((key) => manifest[key].isEntry)
const faults = []

console.log(`${'JavaScript'.padStart(9)} ${'scripts'.padStart(7)} ${'CSS'.padStart(9)}`)
const table = 'src/app/routes.tsx'
const firstPages = manifest[entry].dynamicImports ?? []
for (const page of new Set([...firstPages, ...(manifest[table].dynamicImports ?? [])])) {
  if (!/-page\.tsx$/.test(page)) continue
  const files = collect(page, firstPages.includes(page) ? collect(entry) : collect(table, collect(entry)))
  files.scripts.add('theme.js')
  const scripts = add(files.scripts)
  const styles = add(files.styles)
  console.log(`${kilobytes(scripts)} ${String(files.scripts.size).padStart(7)} ${kilobytes(styles)}  ${page}`)
  if (budgeted.includes(page) && scripts > budgets.scripts)
    faults.push(`${page}: JavaScript ${kilobytes(scripts).trim()}`)
  if (budgeted.includes(page) && files.scripts.size > budgets.files)
    faults.push(`${page}: ${files.scripts.size} scripts`)
  if (budgeted.includes(page) && styles > budgets.styles) faults.push(`${page}: CSS ${kilobytes(styles).trim()}`)
}
for (const file of readdirSync(join(folder, 'assets'))) {
  if (!file.endsWith('.woff2')) continue
  const size = readFileSync(join(folder, 'assets', file)).length
  console.log(`${kilobytes(size)} font       ${file}`)
  if (size > budgets.font) faults.push(`${file}: ${kilobytes(size).trim()}`)
}
if (faults.length > 0) {
  console.error(`Over budget (130 kB JavaScript in 16 scripts, 15 kB CSS, 40 kB a font): ${faults.join('; ')}`)
  process.exit(1)
}
