/** What a backup says of itself: the last file in it, so that one without it was never finished. */
export type Manifest = {
  format: number
  /** The version of Fairquay that made it. */
  version: string
  madeAt: string
  /** The major version of the PostgreSQL it came from; any other takes it as well. */
  postgres: number
  /** The migrations that its database had run, with the hash of each. */
  migrations: { name: string; hash: string }[]
  tables: TableOfBackup[]
  sequences: { schema: string; name: string; last: string; isCalled: boolean }[]
  files: { count: number; bytes: number }
  /** SHA-256 of the list of all other files' checksums (`SHA256SUMS`). */
  sums: string
}

export type TableOfBackup = { schema: string; name: string; columns: string[]; rows: number; bytes: number }

export const formatNumber = 1
export const firstName = 'README.txt'
export const sumsName = 'SHA256SUMS'
export const manifestName = 'manifest.json'
export const queueName = 'queue.sql'

/** Schemas that a marketplace fills: its own, and that of the job queue, whose waiting jobs (mails, callbacks) are part of what must not be lost. */
export const schemas = ['public', 'pgboss'] as const

/** The name of a part of a table's rows, in the order they were read. */
export function partName(number: number, part: number): string {
  return `tables/${String(number).padStart(4, '0')}/${String(part).padStart(6, '0')}.copy`
}

/** Which table a part belongs to. */
export function readPartName(name: string): number | undefined {
  const match = /^tables\/(\d{4})\/\d{6}\.copy$/.exec(name)
  return match ? Number(match[1]) : undefined
}

export const explanation = `A backup of Fairquay, a marketplace: its files (files/), the rows of its tables in PostgreSQL's COPY format (tables/, numbered as in manifest.json),
the tables of its job queue (queue.sql), checksums of all of them (SHA256SUMS, for sha256sum -c) and, last, manifest.json. A backup without
manifest.json was never finished. To use it: npm run restore -- FILE
`
