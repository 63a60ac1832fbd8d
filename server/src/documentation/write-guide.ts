import { escapeMarkup } from '../share/write-page.ts'

/** The guide of docs/programs.md as a page: what it uses of Markdown and no more (headings, lists, tables, code, bold, italics, links). Nobody but us writes it. */
export function writeGuide(markdown: string): string {
  const parts: string[] = []
  const lines = markdown.split('\n')
  for (let at = 0; at < lines.length; ) {
    const kind = kindOf(lines[at] ?? '')
    const end = kind === 'code' ? lines.indexOf('```', at + 1) + 1 : endOf(lines, at, kind)
    const block = lines.slice(at, end || lines.length)
    parts.push(writers[kind](block))
    at += block.length
  }
  return parts.filter((part) => part !== '').join('\n')
}

type Kind = 'empty' | 'heading' | 'code' | 'table' | 'numbered' | 'bulleted' | 'text'

function kindOf(line: string): Kind {
  if (line.trim() === '') return 'empty'
  if (/^#{1,3} /.test(line)) return 'heading'
  if (line.startsWith('```')) return 'code'
  if (line.startsWith('|')) return 'table'
  if (/^\d+\. /.test(line)) return 'numbered'
  return line.startsWith('- ') ? 'bulleted' : 'text'
}

/** A list goes on over lines that are indented, a text over all that begin nothing else; headings and empty lines stand alone. */
function endOf(lines: readonly string[], from: number, kind: Kind): number {
  const goesOn = (line: string) => kindOf(line) === kind || (isList(kind) && /^ +\S/.test(line))
  let end = from + 1
  while (kind !== 'heading' && end < lines.length && goesOn(lines[end] ?? '')) end++
  return end
}

const isList = (kind: Kind): boolean => kind === 'numbered' || kind === 'bulleted'

const writers: Record<Kind, (lines: readonly string[]) => string> = {
  empty: () => '',
  heading: ([line = '']) => {
    const [, marks = '', words = ''] = /^(#+) (.*)$/.exec(line) ?? []
    return `<h${marks.length} id="${nameAnchor(words)}">${writeWords(words)}</h${marks.length}>`
  },
  code: (lines) => `<pre tabindex="0"><code>${escapeMarkup(lines.slice(1, -1).join('\n'))}</code></pre>`,
  table: ([head = '', _rule, ...rows]) => {
    const cells = (row: string, tag: string) =>
      row
        .replace(/^\||\|$/g, '')
        .split('|')
        .map((cell) => `<${tag}>${writeWords(cell.trim())}</${tag}>`)
        .join('')
    return `<table><thead><tr>${cells(head, 'th')}</tr></thead><tbody>${rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('')}</tbody></table>`
  },
  numbered: (lines) => `<ol>${listItems(lines)}</ol>`,
  bulleted: (lines) => `<ul>${listItems(lines)}</ul>`,
  text: (lines) => `<p>${writeWords(lines.join(' '))}</p>`,
}

function listItems(lines: readonly string[]): string {
  return lines
    .join('\n')
    .split(/^(?:\d+\.|-) /m)
    .slice(1)
    .map((item) => `<li>${writeWords(item.trim().replace(/\s*\n\s*/g, ' '))}</li>`)
    .join('')
}

/** Code is taken out first and put back as it stands; files beside the guide are not served, so links to them are their words alone. */
function writeWords(text: string): string {
  const codes: string[] = []
  return escapeMarkup(text)
    .replace(/`([^`]+)`/g, (_all, code: string) => `\0${codes.push(code) - 1}\0`)
    .replace(/\[([^\]]+)\]\(([^)]+)\)/g, (_all, words: string, target: string) =>
      /^(#|https:)/.test(target) ? `<a href="${target}">${words}</a>` : words,
    )
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/\*([^*]+)\*/g, '<em>$1</em>')
    .split('\0')
    .map((part, index) => (index % 2 === 1 ? writeCode(codes[Number(part)] ?? '') : part))
    .join('')
}

/** Addresses of the product lead where they say. */
function writeCode(code: string): string {
  const written = `<code>${code}</code>`
  if (code === '/docs' || code === '/docs/json') return `<a href="${code}">${written}</a>`
  return code.startsWith('#/') ? `<a href="/${code}">${written}</a>` : written
}

function nameAnchor(words: string): string {
  return words
    .toLowerCase()
    .replace(/[^a-z0-9 -]/g, '')
    .replaceAll(' ', '-')
}
