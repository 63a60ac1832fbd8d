import { isDeepStrictEqual } from 'node:util'
import type { KeptLane, RateChange } from '@fairquay/contract/rate-cards/endpoints.ts'
import type { ReadLanes } from '@fairquay/contract/rate-cards/lane-columns.ts'
import { rateMessages as texts } from '@fairquay/contract/rate-cards/messages.ts'
import { identityOfLane, refuseLane } from '@fairquay/contract/rate-cards/refuse-lane.ts'
import { mostLanes, type RateCardTerms, type RateLane } from '@fairquay/contract/rate-cards/shapes.ts'
import { type Database, inTransaction, type Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import { companyOf, type Viewer } from '../session.ts'
import { lockCard, noteChange } from './card-queries.ts'
import {
  dropLanes,
  findChange,
  findLane,
  insertChange,
  insertLanes,
  isBuiltOn,
  type LaneCounts,
  noCounts,
  readLanesByIdentity,
  takeBack,
} from './lane-queries.ts'

type CardOf = { viewer: Viewer; id: number }

/** Changes the lanes of an own card, held until the change is written; another's card answers like none. */
function inCard<Answer>(
  db: Database,
  { viewer, id }: CardOf,
  work: (tx: Queryable, terms: RateCardTerms) => Promise<Answer>,
): Promise<Answer> {
  return inTransaction(db, async (tx) => {
    const terms = await lockCard(tx, companyOf(viewer).id, id)
    if (!terms) throw new Failure('not_found')
    const answer = await work(tx, terms)
    await noteChange(tx, id)
    return answer
  })
}

/** A lane that is typed: new, or in the place of another. */
export function keepLane(
  db: Database,
  card: CardOf,
  lane: RateLane,
  instead?: number,
): Promise<{ data: KeptLane; change: RateChange }> {
  return inCard(db, card, async (tx, { currency }) => {
    const faults = refuseLane(lane, currency)
    if (Object.keys(faults).length > 0) throw new Failure('refused', faults)
    const known = await readLanesByIdentity(tx, card.id)
    const before = instead === undefined ? undefined : await findLane(tx, card.id, instead)
    if (instead !== undefined && !before) throw new Failure('conflict', undefined, texts.gone)
    const alike = known.get(identityOfLane(lane))
    if (alike && alike.id !== instead) throw new Failure('refused', { 'from.country': texts.alike }, texts.alike)
    if (!before && known.size >= mostLanes) throw new Failure('refused', undefined, texts.tooMany(mostLanes))
    const counts = { added: 1, replaced: before ? 1 : 0 }
    const change = await insertChange(tx, {
      cardId: card.id,
      what: 'hand',
      title: nameLane(lane),
      madeBy: card.viewer.userId,
      counts,
    })
    if (before) await dropLanes(tx, change, [before.id])
    const [id = 0] = await insertLanes(tx, card.id, change, [lane])
    return { data: { id, lane }, change: await readChange(tx, card.id, change) }
  })
}

export function removeLane(db: Database, card: CardOf, laneId: number): Promise<{ change: RateChange }> {
  return inCard(db, card, async (tx) => {
    const before = await findLane(tx, card.id, laneId)
    if (!before) throw new Failure('not_found')
    const change = await insertChange(tx, {
      cardId: card.id,
      what: 'hand',
      title: nameLane(before.lane),
      madeBy: card.viewer.userId,
      counts: { ended: 1 },
    })
    await dropLanes(tx, change, [laneId])
    return { change: await readChange(tx, card.id, change) }
  })
}

export type TakenFile = { change: RateChange | null; counts: LaneCounts; faults: ReadLanes['faults'] }

/** Takes the lanes of a file as one change, or finds out what that would do; `read` makes them out in the currency of the card. */
export function takeLanes(
  db: Database,
  card: CardOf,
  { name, isTrial, isWhole }: { name: string; isTrial: boolean; isWhole: boolean },
  read: (currency: string) => ReadLanes,
): Promise<TakenFile> {
  return inCard(db, card, async (tx, { currency }) => {
    const { lanes, faults, refused } = read(currency)
    const known = await readLanesByIdentity(tx, card.id)
    // The file holds a lane also where its row cannot be taken: that one stays as it is.
    const named = new Set([...lanes.map(identityOfLane), ...refused])
    const fresh = lanes.filter((lane) => !isDeepStrictEqual(known.get(identityOfLane(lane))?.lane, lane))
    const replaced = fresh.flatMap((lane) => known.get(identityOfLane(lane))?.id ?? [])
    const ended = isWhole ? [...known].filter(([identity]) => !named.has(identity)).map(([, { id }]) => id) : []
    const left = known.size - replaced.length - ended.length + fresh.length
    if (left > mostLanes) throw new Failure('refused', { file: texts.tooMany(mostLanes) }, texts.tooMany(mostLanes))
    const counts = {
      ...noCounts,
      added: fresh.length,
      replaced: replaced.length,
      ended: ended.length,
      unchanged: lanes.length - fresh.length,
      refused: faults.length,
    }
    if (isTrial || fresh.length + ended.length === 0) return { change: null, counts, faults }
    const change = await insertChange(tx, {
      cardId: card.id,
      what: 'file',
      title: name,
      madeBy: card.viewer.userId,
      counts,
    })
    await dropLanes(tx, change, [...replaced, ...ended])
    await insertLanes(tx, card.id, change, fresh)
    return { change: await readChange(tx, card.id, change), counts, faults }
  })
}

/** Brings back exactly the lanes that held before a change. */
export function undoChange(db: Database, card: CardOf, id: number): Promise<RateChange> {
  return inCard(db, card, async (tx) => {
    const change = await readChange(tx, card.id, id)
    if (change.undone_at !== null) throw new Failure('conflict', undefined, texts.undone)
    if (await isBuiltOn(tx, id)) throw new Failure('conflict', undefined, texts.buildsOn)
    await takeBack(tx, id)
    return readChange(tx, card.id, id)
  })
}

async function readChange(tx: Queryable, cardId: number, id: number): Promise<RateChange> {
  const change = await findChange(tx, cardId, id)
  if (!change) throw new Failure('not_found')
  return change
}

/** 'CNSHA → DEHAM' */
function nameLane({ from, to }: RateLane): string {
  const end = ({ country, zone, port }: RateLane['from']) => [port || country, zone].filter(Boolean).join(' ')
  return `${end(from)} → ${end(to)}`
}
