/** Where a file comes from. `other` is any table whose columns somebody has named. */
export const importKinds = ['template', 'shopify', 'woocommerce', 'google', 'other'] as const
export type ImportKind = (typeof importKinds)[number]
export const encodings = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'windows-1250',
  'windows-1251',
  'windows-1253',
  'windows-1254',
  'windows-1257',
  'iso-8859-2',
  'iso-8859-15',
  'macintosh',
  'koi8-r',
  'shift_jis',
  'euc-jp',
  'gb18030',
  'big5',
  'euc-kr',
] as const
export type Encoding = (typeof encodings)[number]
export const delimiters = [',', ';', '\t', '|'] as const
export type Delimiter = (typeof delimiters)[number]
export const containers = ['text', 'xlsx', 'xml', 'json'] as const
export type Container = (typeof containers)[number]

/** Units that a file's measures may be in. */
export const weightUnits = ['g', 'kg', 'lb', 'oz', 't'] as const
export const lengthUnits = ['mm', 'cm', 'm', 'in'] as const

/** Columns a file may have. */
export const mostColumns = 300

/** A header without what changes from file to file: the same shop's next export has the same one. */
export function tidyHeader(header: readonly string[]): string[] {
  return header.map((title) => title.trim().toLowerCase().replace(/\s+/g, ' '))
}
