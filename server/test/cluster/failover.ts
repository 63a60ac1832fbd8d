import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

export type Failover = {
  /** Ports that answer 200 while the database of that name is the one that is written to, for the balancer's checks. */
  ports: { one: number; other: number }
  /** What it did, with the milliseconds since it began. */
  did: readonly string[]
  stop(): Promise<void>
}

/** A primary that has not answered so often is given up. */
const mostSilent = 4
const between = 200

/**
 * What a high-availability manager does for two databases: a write is acknowledged when both have it, as long as both are there; where the one that is written to
 * is silent, the other takes its place. Which one that is each of the two is asked for itself.
 */
export async function watchDatabases(urls: { one: string; other: string }): Promise<Failover> {
  const began = performance.now()
  const did: string[] = []
  const note = (what: string) => did.push(`${Math.round(performance.now() - began)} ms: ${what}`)
  let isOver = false
  let silent = 0
  let isSafe: boolean | undefined
  let primary: keyof typeof urls = 'one'

  async function look(): Promise<void> {
    const standbys = await ask(
      urls[primary],
      "select count(*)::int as n from pg_stat_replication where state = 'streaming'",
    )
    if (standbys === undefined) {
      silent += 1
      if (silent < mostSilent || primary === 'other') return
      if ((await ask(urls.other, 'select pg_promote()::int as n')) !== 1) return
      primary = 'other'
      silent = 0
      isSafe = undefined
      note('the primary is silent: the replica was promoted')
      return
    }
    silent = 0
    const wanted = standbys > 0
    if (wanted === isSafe) return
    await ask(urls[primary], `alter system set synchronous_standby_names = '${wanted ? '*' : ''}'`)
    await ask(urls[primary], 'select pg_reload_conf()::int as n')
    if (isSafe !== undefined)
      note(wanted ? 'writes wait for the replica again' : 'the replica is away: writes do not wait for it')
    isSafe = wanted
  }

  const loop = (async () => {
    while (!isOver) {
      await look().catch(() => {})
      await pause(between)
    }
  })()
  const agents = await Promise.all([openAgent(urls.one), openAgent(urls.other)])
  const [one, other] = agents.map((agent) => (agent.address() as AddressInfo).port) as [number, number]
  return {
    ports: { one, other },
    did,
    async stop() {
      isOver = true
      await loop
      for (const agent of agents) agent.close()
    },
  }
}

/** The number that a statement answers; nothing where the database does not. */
async function ask(url: string, statement: string): Promise<number | undefined> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000, query_timeout: 2000 })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ n?: number }>(statement)
    return rows[0]?.n ?? 0
  } catch {
    return undefined
  } finally {
    await client.end().catch(() => {})
  }
}

async function openAgent(url: string): Promise<Server> {
  const server = createServer((_request, response) => {
    void ask(url, 'select (not pg_is_in_recovery())::int as n').then((isPrimary) => {
      response.writeHead(isPrimary === 1 ? 200 : 503).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}
