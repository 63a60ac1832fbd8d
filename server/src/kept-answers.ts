import type { OutgoingHttpHeaders } from 'node:http'
import { CompiledQuery } from 'kysely'
import { askTogether } from './ask-together.ts'
import type { MarketState } from './call-context.ts'
import type { Database } from './database.ts'
import { knownMarketState, marketState, noteMarketState, readMarketState } from './market-state.ts'
import { type KeptAnswer, makeKeptAnswer, sizeOf } from './ready-answers.ts'
import { readMarket } from './replicas.ts'
import type { Audience } from './session.ts'

/** `state` is the number of the market for those who may see it. */
type Kept = { audience: Audience; state: string; answer: Promise<KeptAnswer>; size: number }
/** Where an answer was given: its key, the route, and all headers it was given with that are no part of it and the same each time. */
export type GivenAt = { key: string; route: string; headers: OutgoingHttpHeaders }
/**
 * Answers of one process, the most recently asked last, each with the state of the market it was made from; `size` is theirs together, in bytes. `addresses` are
 * those that were answered with one. `found` and `made` count since the process began.
 */
type Memory = {
  answers: Map<string, Kept>
  addresses: Map<string, GivenAt>
  size: number
  found: number
  made: number
  askState: (question: 'state') => Promise<MarketState | undefined>
}

const memories = new WeakMap<Database, Memory>()
/** Some 1,000 of the usual ones with their compressed forms; of lists of a hundred, which whoever asks chooses, far fewer. */
const mostBytes = 12_000_000
/** Addresses that are remembered, and the characters of one: with their headers below 2 MB together. Whoever asks writes them as they like. */
const mostAddresses = 2000
const longestAddress = 300

/**
 * An answer in JSON that depends on nothing but its key and what `audience` sees of the market: made once, and again after that has changed. What tells no price, nor
 * anything that has to do with prices, is for guests whoever asks, and outlives every change of prices. The state is asked of the database in every call, before the
 * answer is made, so no process ever serves what another has changed; all who ask at the same moment ask together. `make` is given what to read from: a replica where
 * one has followed so far (replicas.ts).
 */
export async function keepAnswer(
  db: Database,
  audience: Audience,
  key: string,
  make: (from: Database) => Promise<string>,
  most = mostBytes,
): Promise<KeptAnswer> {
  const memory = memoryOf(db)
  const state = await readStateOnce(memory)
  const known = findKept(memory, key, state)
  if (known) return known
  memory.made += 1
  const made = readMarket(db, state.member, make).then((text) => makeKeptAnswer(text, key))
  const kept: Kept = { audience, state: state[audience], answer: made, size: key.length }
  keep(memory, key, kept)
  kept.answer.then(
    (answer) => {
      if (memory.answers.get(key) !== kept) return
      const size = sizeOf(answer)
      kept.size += size
      memory.size += size
      for (const oldest of memory.answers.keys()) {
        if (memory.size <= most) break
        forget(memory, oldest)
      }
    },
    // A failure is told to those who wait for it and not kept.
    () => memory.answers.get(key) === kept && forget(memory, key),
  )
  return kept.answer
}

/** What was given at this address before, if it is kept; whether it still stands is for `findGiven` to say. */
export function givenAt(db: Database, address: string): GivenAt | undefined {
  const { addresses, answers } = memoryOf(db)
  const given = addresses.get(address)
  return given && answers.has(given.key) ? given : undefined
}

/** The answer that was given, unless the market has changed. `state` is read after the call came; without it, it is asked for. */
export async function findGiven(db: Database, { key }: GivenAt, state?: MarketState): Promise<KeptAnswer | undefined> {
  const memory = memoryOf(db)
  return findKept(memory, key, state ?? (await readStateOnce(memory)))
}

/** Remembers that this answer is right for everybody who asks at this address, whenever it is right at all. */
export function rememberAddress(db: Database, address: string, given: GivenAt): void {
  const { addresses } = memoryOf(db)
  if (address.length > longestAddress || addresses.get(address)?.key === given.key) return
  addresses.set(address, given)
  for (const oldest of addresses.keys()) {
    if (addresses.size <= mostAddresses) break
    addresses.delete(oldest)
  }
}

/** For the monitoring: how many answers are kept now, their bytes, and how many calls since the process began found theirs or had it made. */
export function keptFacts(db: Database): { answers: number; bytes: number; found: number; made: number } {
  const { answers, size, found, made } = memoryOf(db)
  return { answers: answers.size, bytes: size, found, made }
}

/** The state as it is for the call under way. Whose session was looked up has it from there: read after their call had come, as here. */
async function readStateOnce({ askState }: Memory): Promise<MarketState> {
  const known = knownMarketState()
  if (known !== undefined) return known
  const state = (await askState('state')) ?? readMarketState('')
  noteMarketState(state)
  return state
}

/** What is kept under this key, if it was made from this state; what was made from another is forgotten. */
function findKept(memory: Memory, key: string, state: MarketState): Promise<KeptAnswer> | undefined {
  const known = forget(memory, key)
  if (!known || known.state !== state[known.audience]) return undefined
  keep(memory, key, known)
  memory.found += 1
  return known.answer
}

function keep(memory: Memory, key: string, kept: Kept): void {
  memory.answers.set(key, kept)
  memory.size += kept.size
}

function forget(memory: Memory, key: string): Kept | undefined {
  const kept = memory.answers.get(key)
  if (!kept) return undefined
  memory.answers.delete(key)
  memory.size -= kept.size
  return kept
}

function memoryOf(db: Database): Memory {
  const known = memories.get(db)
  if (known) return known
  const memory: Memory = {
    answers: new Map(),
    addresses: new Map(),
    size: 0,
    found: 0,
    made: 0,
    askState: askTogether(async ([question]) => new Map([[question ?? 'state', await readState(db)]])),
  }
  memories.set(db, memory)
  return memory
}

async function readState(db: Database): Promise<MarketState> {
  const { rows } = await db.executeQuery<{ state: string }>(CompiledQuery.raw(`select ${marketState} as state`))
  return readMarketState(rows[0]?.state ?? '')
}
