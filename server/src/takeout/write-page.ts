import { formatMoment } from '@fairquay/contract/locale.ts'
import { type PersonPart, personParts, takeoutMessages } from '@fairquay/contract/takeout/messages.ts'
import { escapeMarkup } from '../share/write-page.ts'
import type { PersonData } from './person-data.ts'

/** The page an archive is opened by: it needs no server and loads nothing. `body` is HTML. */
export function writePage(title: string, lead: readonly string[], body: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeMarkup(title)}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1c2430}h2{margin-top:2.5rem}
table{border-collapse:collapse;display:block;overflow-x:auto}th,td{border:1px solid #d5dae1;padding:.3rem .6rem;text-align:left;vertical-align:top}</style></head>
<body><h1>${escapeMarkup(title)}</h1>
${lead.map((line) => `<p>${escapeMarkup(line)}</p>`).join('\n')}
${body}
</body></html>
`
}

/** What is kept about a person, as tables. */
export function writePersonPage(data: PersonData, marketplace: string, now: Date): string {
  const parts = Object.entries(personParts).map(
    ([part, title]) => `<h2>${escapeMarkup(title)}</h2>\n${writeTable(data[part as PersonPart])}`,
  )
  const lead = [takeoutMessages.madeFor(marketplace, formatMoment(now.toISOString())), takeoutMessages.personHelp]
  return writePage(takeoutMessages.personTitle, lead, parts.join('\n'))
}

function writeTable(rows: unknown[]): string {
  if (rows.length === 0) return `<p>${takeoutMessages.nothing}</p>`
  const columns = Object.keys(rows[0] as object)
  const head = columns.map((name) => `<th>${escapeMarkup(name.replaceAll('_', ' '))}</th>`).join('')
  const lines = (rows as Record<string, unknown>[]).map(
    (row) => `<tr>${columns.map((name) => `<td>${escapeMarkup(writeValue(row[name]))}</td>`).join('')}</tr>`,
  )
  return `<table><tr>${head}</tr>\n${lines.join('\n')}</table>`
}

/** What consists of parts, such as an address, is read part by part; for programs it is in the JSON. */
function writeValue(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return value.map(writeValue).join(', ')
  if (typeof value !== 'object') return String(value)
  const parts = Object.entries(value).map(([name, part]) => [name.replaceAll('_', ' '), writeValue(part)])
  return parts.map(([name, part]) => `${name}: ${part}`).join('; ')
}
