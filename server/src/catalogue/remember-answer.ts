import { CompiledQuery } from 'kysely'
import type { Database } from '../database.ts'

type Answer = { state: string; text: Promise<string>; length: number }
/** Answers of one process, the most recently asked last, each with the state of the market it was made from; `length` is theirs together, in characters. */
type Memory = { answers: Map<string, Answer>; length: number }

const memories = new WeakMap<Database, Memory>()
/** Some 2,000 of the usual ones; of lists of a hundred, which whoever asks chooses, far fewer. */
const mostCharacters = 6_000_000

/**
 * An answer that depends on nothing but its key and what is on the market: made once, and again after the market has changed. The state is asked of the
 * database every time, before the answer is made, so no process ever serves what another has changed.
 */
export async function rememberAnswer(
  db: Database,
  key: string,
  make: () => Promise<string>,
  most = mostCharacters,
): Promise<string> {
  const memory = memoryOf(db)
  const state = await readState(db)
  const known = forget(memory, key)
  if (known?.state === state) {
    keep(memory, key, known)
    return known.text
  }
  const answer: Answer = { state, text: make(), length: key.length }
  keep(memory, key, answer)
  answer.text.then(
    ({ length }) => {
      if (memory.answers.get(key) !== answer) return
      answer.length += length
      memory.length += length
      for (const oldest of memory.answers.keys()) {
        if (memory.length <= most) break
        forget(memory, oldest)
      }
    },
    // A failure is told to those who wait for it and not kept.
    () => memory.answers.get(key) === answer && forget(memory, key),
  )
  return answer.text
}

function keep(memory: Memory, key: string, answer: Answer): void {
  memory.answers.set(key, answer)
  memory.length += answer.length
}

function forget(memory: Memory, key: string): Answer | undefined {
  const answer = memory.answers.get(key)
  if (!answer) return undefined
  memory.answers.delete(key)
  memory.length -= answer.length
  return answer
}

function memoryOf(db: Database): Memory {
  const known = memories.get(db)
  if (known) return known
  const memory: Memory = { answers: new Map(), length: 0 }
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
