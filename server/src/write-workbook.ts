import { finished, PassThrough, pipeline, Readable } from 'node:stream'
import { ZipFile } from 'yazl'

/**
 * An Excel workbook of one sheet, written while it is read: no more than a few rows are held at a time. Texts are texts, never formulas. What fails
 * inside fails the workbook, and a workbook that is destroyed ends its rows; it is closed when they are.
 */
export function writeWorkbook(sheet: string, rows: AsyncIterable<readonly (string | number)[]>): Readable {
  const zip = new ZipFile()
  const add = (name: string, content: string) => zip.addBuffer(Buffer.from(xmlHead + content), name)
  add('[Content_Types].xml', contentTypes)
  add('_rels/.rels', relations('officeDocument', 'xl/workbook.xml'))
  add(
    'xl/workbook.xml',
    `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${escapeXml(sheet)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  )
  add('xl/_rels/workbook.xml.rels', relations('worksheet', 'worksheets/sheet1.xml'))
  const cells = Readable.from(writeSheet(rows))
  const archive = zip.outputStream as PassThrough
  // yazl listens to no errors of what it is given, and the archive knows nothing of the streams before it.
  const fail = (error: unknown) => archive.destroy(error as Error)
  cells.on('error', fail)
  zip.on('error', fail)
  zip.addReadStream(cells, 'xl/worksheets/sheet1.xml')
  zip.end()
  const workbook = new PassThrough({
    destroy: (error, done) => {
      cells.destroy()
      finished(cells, () => done(error))
    },
  })
  pipeline(archive, workbook, () => {})
  return workbook
}

const xmlHead = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const contentTypes =
  `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
  `<Override PartName="/xl/workbook.xml" ContentType="${spreadsheet}.sheet.main+xml"/>` +
  `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${spreadsheet}.worksheet+xml"/></Types>`

function relations(type: string, target: string): string {
  return `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/${type}" Target="${target}"/></Relationships>`
}

async function* writeSheet(rows: AsyncIterable<readonly (string | number)[]>): AsyncGenerator<Buffer> {
  yield Buffer.from(
    `${xmlHead}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`,
  )
  let line = 0
  for await (const row of rows) {
    line++
    const cells = row.map((value, at) => writeCell(`${nameColumn(at)}${line}`, value)).join('')
    yield Buffer.from(`<row r="${line}">${cells}</row>`)
  }
  yield Buffer.from('</sheetData></worksheet>')
}

function writeCell(reference: string, value: string | number): string {
  if (value === '') return ''
  if (typeof value === 'number') return `<c r="${reference}"><v>${value}</v></c>`
  return `<c r="${reference}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(value)}</t></is></c>`
}

/** 27 → 'AB'. */
function nameColumn(at: number): string {
  const letter = String.fromCharCode(65 + (at % 26))
  return at < 26 ? letter : nameColumn(Math.floor(at / 26) - 1) + letter
}

/** Line ends other than \n and characters that XML cannot hold are written as Excel does: _x000D_. */
function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(/_x(?=[0-9A-Fa-f]{4}_)/g, '_x005F_x')
    .replace(
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters in question
      /[\u0000-\u0008\u000B-\u001F\uFFFE\uFFFF]/g,
      (sign) => `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
    )
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
