import { CompiledQuery } from 'kysely'
import type { Database } from '../database.ts'

/** Answers of one process, the most recently asked last, each with the state of the market it was made from. */
type Memory = Map<string, { state: string; text: Promise<string> }>

const memories = new WeakMap<Database, Memory>()
/** About 2 kB each. */
const mostAnswers = 2000

/**
 * An answer that depends on nothing but its key and what is on the market: made once, and again after the market has changed. The state is asked of the
 * database every time, before the answer is made, so no process ever serves what another has changed.
 */
export async function rememberAnswer(db: Database, key: string, make: () => Promise<string>): Promise<string> {
  const memory = memoryOf(db)
  const state = await readState(db)
  const known = memory.get(key)
  memory.delete(key)
  if (known?.state === state) {
    memory.set(key, known)
    return known.text
  }
  const text = make()
  memory.set(key, { state, text })
  // A failure is told to those who wait for it and not kept.
  text.catch(() => memory.delete(key))
  const oldest = memory.keys().next()
  if (memory.size > mostAnswers && !oldest.done) memory.delete(oldest.value)
  return text
}

function memoryOf(db: Database): Memory {
  const known = memories.get(db)
  if (known) return known
  const memory: Memory = new Map()
  memories.set(db, memory)
  return memory
}

/** A number for the market as it is now; see the migration of the search. */
async function readState(db: Database): Promise<string> {
  const { rows } = await db.executeQuery<{ state: string }>(
    CompiledQuery.raw('select sum(changes)::text as state from market_changes'),
  )
  return rows[0]?.state ?? ''
}
