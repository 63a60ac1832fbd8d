import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { connectionOptions, noticeLostClients } from '../connection-watch.ts'
import { type Manifest, schemas, type TableOfBackup } from './manifest.ts'

/** Nothing here is waited for by anybody: reading a large table takes as long as it takes. */
const unhurried = '-c statement_timeout=0 -c idle_in_transaction_session_timeout=0 -c lock_timeout=30000 -c jit=off'

/** A connection for commands that read or write a whole database. */
export async function connectUnhurried(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    ...connectionOptions(url, { connect: 20_000 }),
    application_name: 'fairquay-backup',
    options: `${unhurried} ${noticeLostClients}`,
  })
  // A line that breaks tells whoever waits for an answer; an error that nobody listens to would end the process as a fault.
  client.on('error', () => {})
  await client.connect()
  return client
}

export type Snapshot = {
  migrations: Manifest['migrations']
  postgres: number
  sequences: Manifest['sequences']
  tables: { schema: string; name: string; columns: string[] }[]
  /** The rows of a table as PostgreSQL writes them out, and afterwards how many there were. */
  read(table: Pick<TableOfBackup, 'schema' | 'name' | 'columns'>): { rows: AsyncIterable<Buffer>; count(): number }
}

/**
 * One moment of the whole database, however long reading it takes and whatever is written meanwhile: a transaction that keeps seeing what it saw first.
 * It takes no lock that a write waits for.
 */
export async function openSnapshot(client: pg.Client): Promise<Snapshot> {
  await client.query('begin isolation level repeatable read read only')
  // How values are written out must not depend on what an operator has set for the database.
  await client.query(`set local datestyle = 'ISO'; set local intervalstyle = 'postgres'; set local timezone = 'UTC';
    set local bytea_output = 'hex'; set local extra_float_digits = 1`)
  const postgres = await client.query<{ number: string }>(`select current_setting('server_version_num') as number`)
  const migrations = await client.query<{ name: string; hash: string }>(
    'select name, hash from migrations order by name',
  )
  const tables = await client.query<Snapshot['tables'][number]>(findTables, [schemas])
  const sequences = await client.query<{ schema: string; name: string }>(
    'select schemaname as schema, sequencename as name from pg_sequences where schemaname = any($1) order by 1, 2',
    [schemas],
  )
  return {
    postgres: Math.floor(Number(postgres.rows[0]?.number) / 10_000),
    migrations: migrations.rows,
    tables: tables.rows,
    sequences: await readSequences(client, sequences.rows),
    read(table) {
      const stream = client.query(
        copyTo(`copy (select ${listColumns(table.columns)} from ${nameTable(table)}) to stdout`),
      )
      return { rows: stream, count: () => stream.rowCount ?? 0 }
    },
  }
}

/** Tables with their stored columns. What is computed from others is computed again; parts of a partitioned table are read through the whole. */
const findTables = `
  select n.nspname as schema, c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where n.nspname = any($1) and c.relkind in ('r', 'p') and not c.relispartition
  group by 1, 2 order by 1, 2`

/** Sequences know no moment: read after it began they are at least as far as the rows that are seen. */
async function readSequences(
  client: pg.Client,
  found: readonly { schema: string; name: string }[],
): Promise<Manifest['sequences']> {
  const sequences: Manifest['sequences'] = []
  for (const sequence of found) {
    const { rows } = await client.query<{ last: string; is_called: boolean }>(
      `select last_value::text as last, is_called from ${nameTable(sequence)}`,
    )
    const [row] = rows
    if (row) sequences.push({ ...sequence, last: row.last, isCalled: row.is_called })
  }
  return sequences
}

export function nameTable({ schema, name }: { schema: string; name: string }): string {
  return `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`
}

export function listColumns(columns: readonly string[]): string {
  return columns.map((column) => pg.escapeIdentifier(column)).join(', ')
}
