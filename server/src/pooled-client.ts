import type { PostgresPool } from 'kysely'
import type pg from 'pg'

/** A statement with its values. */
type Asked = { text: string; values: readonly unknown[] }

/** Stands for the values of a statement that waits for the next one of its connection (send-along.ts). */
export class SentAlong {
  readonly values: readonly unknown[]

  constructor(values: readonly unknown[]) {
    this.values = values
  }
}

/**
 * A pool for Kysely whose clients send a transaction in few goes: its `begin`, and what was sent along (send-along.ts), travel with the next statement, in one
 * write to the socket, and are answered in turn. A transaction in which nothing was asked never reaches the database.
 *
 * With `keepsPrepared` each distinct SQL text gets a name: `pg` then parses and plans it once per connection.
 */
export function sendTogether(pool: pg.Pool, keepsPrepared: boolean): PostgresPool {
  const known = new WeakSet<pg.PoolClient>()
  const connect = async () => {
    const client = await pool.connect()
    if (!known.has(client)) {
      known.add(client)
      client.query = queryTogether(client, keepsPrepared)
    }
    return client
  }
  return { connect: connect as PostgresPool['connect'], end: () => pool.end(), options: pool.options }
}

type Answer = { command: string; rowCount: number | null; rows: unknown[] }

function queryTogether(client: pg.PoolClient, keepsPrepared: boolean): typeof client.query {
  const query = client.query.bind(client) as (asked: object) => Promise<Answer>
  const send = ({ text, values }: Asked) =>
    query({ name: keepsPrepared ? nameFor(text) : undefined, text, values: [...values] })
  const { stream } = (client as unknown as { connection: { stream: Corkable } }).connection
  let waiting: Asked[] = []
  const isUnbegun = () => waiting[0]?.text === 'begin'

  /** A failure is the first one's: after it, the database refuses the others. */
  async function sendAll(last: Asked): Promise<Answer> {
    const before = waiting
    waiting = []
    stream.cork()
    const answers = [...before, last].map(send)
    stream.uncork()
    // Each is waited for, whatever became of those before it: nothing of them is left on the way when the connection changes hands.
    const settled = await Promise.allSettled(answers)
    const failed = settled.find((one) => one.status === 'rejected')
    if (failed) throw failed.reason
    return (settled.at(-1) as PromiseFulfilledResult<Answer>).value
  }

  const asked = (text: string | object, values: readonly unknown[] = []): Promise<Answer> => {
    if (typeof text !== 'string') return query(text)
    const [along] = values
    if (along instanceof SentAlong) waiting.push({ text, values: along.values })
    else if (text === 'begin') waiting.push({ text, values })
    else if (isUnbegun() && (text === 'rollback' || (text === 'commit' && waiting.length === 1))) waiting = []
    else {
      if (text === 'rollback') waiting = []
      return waiting.length === 0 ? send({ text, values }) : sendAll({ text, values })
    }
    return Promise.resolve({ command: text.toUpperCase(), rowCount: null, rows: [] })
  }
  return asked as unknown as typeof client.query
}

type Corkable = { cork(): void; uncork(): void }

const names = new Map<string, string>()
const mostNames = 500

/** Texts come from closed lists, so their number is bounded. */
function nameFor(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined) return known
  if (names.size >= mostNames || text.length > 20_000) return undefined
  const name = `q${names.size}`
  names.set(text, name)
  return name
}
