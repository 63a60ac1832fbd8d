import pg from 'pg'
import { connectionOptions } from './connection-watch.ts'
import { refuseStart } from './start-failure.ts'

/** Older ones lack what our SQL uses. */
export const oldestPostgres = 15

/** Connects once, so that a wrong address is told before anything else happens, and refuses a PostgreSQL that our SQL is too new for. */
export async function refuseOldDatabase(url: string): Promise<void> {
  const client = new pg.Client({ ...connectionOptions(url, { connect: 8000 }), query_timeout: 8000 })
  // A line that breaks tells whoever waits for an answer; an error that nobody listens to would end the process as a fault.
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query<{ number: string }>(`select current_setting('server_version_num') as number`)
    const major = Math.floor(Number(rows[0]?.number ?? 0) / 10_000)
    if (major < oldestPostgres)
      throw refuseStart(
        `The database in DATABASE_URL is PostgreSQL ${major}: Fairquay needs ${oldestPostgres} or newer.`,
      )
  } finally {
    await client.end()
  }
}
