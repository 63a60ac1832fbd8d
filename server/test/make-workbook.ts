import { buffer } from 'node:stream/consumers'
import yazl from 'yazl'

export type MadeSheet = {
  name: string
  /** What stands in the cells, from column A of row 1; what is absent is not written at all, as ExcelJS and SheetJS do it. */
  rows: readonly (readonly (string | number | undefined)[])[]
  isHidden?: boolean
}

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** Packs texts as the parts of an archive, in their order. */
export function pack(parts: Readonly<Record<string, string>>): Promise<Buffer> {
  const zip = new yazl.ZipFile()
  for (const [name, text] of Object.entries(parts)) zip.addBuffer(Buffer.from(text), name)
  zip.end()
  return buffer(zip.outputStream)
}

/** An Excel workbook. */
export function makeXlsx(sheets: readonly MadeSheet[]): Promise<Buffer> {
  const list = sheets.map(
    ({ name, isHidden }, at) =>
      `<sheet name="${escapeXml(name)}" sheetId="${at + 1}" r:id="r${at + 1}"${isHidden ? ' state="hidden"' : ''}/>`,
  )
  const links = sheets.map((_, at) => `<Relationship Id="r${at + 1}" Target="worksheets/sheet${at + 1}.xml"/>`)
  return pack({
    'xl/workbook.xml': `<workbook xmlns:r="r"><sheets>${list.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${links.join('')}</Relationships>`,
    ...Object.fromEntries(sheets.map(({ rows }, at) => [`xl/worksheets/sheet${at + 1}.xml`, writeSheet(rows)])),
  })
}

function writeSheet(rows: MadeSheet['rows']): string {
  const cell = (value: string | number | undefined, row: number, column: number) => {
    const place = `r="${String.fromCharCode(65 + column)}${row + 1}"`
    if (value === undefined) return ''
    return typeof value === 'number'
      ? `<c ${place}><v>${value}</v></c>`
      : `<c ${place} t="inlineStr"><is><t>${escapeXml(value)}</t></is></c>`
  }
  const written = rows.map((cells, at) =>
    cells.length === 0
      ? ''
      : `<row r="${at + 1}">${cells.map((value, place) => cell(value, at, place)).join('')}</row>`,
  )
  return `<worksheet><sheetData>${written.join('')}</sheetData></worksheet>`
}
