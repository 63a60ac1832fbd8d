import { importMessages } from '@fairquay/contract/imports/messages.ts'
import type { Database } from '../database.ts'
import type { Files } from '../files.ts'
import { removePhoto, storePhoto, UnusablePicture } from '../pictures.ts'
import { isPublicAddress } from '../public-address.ts'
import { download } from './download.ts'
import { deleteUnusedImages } from './queries.ts'

/** Bounds of fetching, and which addresses of the network may be asked; tests allow their own server. */
export type PictureFetching = {
  isAllowed?: (address: string) => boolean
  /** Milliseconds for one picture, and for all of them. */
  timeout?: number
  totalTime?: number
  onFetched?: (done: number, total: number) => void
}

export type FetchedPictures = {
  /** Image id by address. */
  stored: Map<string, number>
  /** Why an address gave no picture. */
  failed: Map<string, PictureFault>
}

/** Another attempt may do better (`later`) or would end in the same way (`final`); `untried` was not asked for lack of time. */
export type PictureFault = { sentence: string; kind: 'later' | 'final' | 'untried' }

const atOnce = 6
/** A host that did not answer so often in a row is not asked again in this run. */
const mostSilences = 3

type Stores = { db: Database; files: Files }

/** Fetches and stores pictures. What cannot be had is told, never thrown: a missing picture is no reason to keep goods out. */
export async function fetchPictures(
  stores: Stores,
  addresses: readonly string[],
  { isAllowed = isPublicAddress, timeout = 10_000, totalTime = 600_000, onFetched = () => {} }: PictureFetching = {},
): Promise<FetchedPictures> {
  const fetched: FetchedPictures = { stored: new Map(), failed: new Map() }
  const waiting = [...new Set(addresses)]
  const total = waiting.length
  const silences = new Map<string, number>()
  const deadline = Date.now() + totalTime
  const work = async () => {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      const host = new URL(address).host
      const left = deadline - Date.now()
      if (left <= 0) fetched.failed.set(address, { sentence: importMessages.pictureNoTime(address), kind: 'untried' })
      else if ((silences.get(host) ?? 0) >= mostSilences)
        fetched.failed.set(address, { sentence: importMessages.pictureHostGone(address), kind: 'later' })
      else {
        const answer = await download(address, { isAllowed, timeout: Math.min(timeout, left) })
        silences.set(host, answer.kind === 'unreachable' ? (silences.get(host) ?? 0) + 1 : 0)
        if (answer.kind === 'content') await store(stores, address, answer.content, fetched)
        else fetched.failed.set(address, describe(address, answer))
      }
      onFetched(total - waiting.length, total)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return fetched
}

/** Forgets pictures that were stored for an import that then failed. */
export async function discardPictures({ db, files }: Stores, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  for (const name of await deleteUnusedImages(db, ids)) await removePhoto(files, name)
}

async function store({ db, files }: Stores, address: string, content: Buffer, fetched: FetchedPictures): Promise<void> {
  try {
    fetched.stored.set(address, (await storePhoto(db, files, content)).id)
  } catch (error) {
    if (!(error instanceof UnusablePicture)) throw error
    fetched.failed.set(address, { sentence: importMessages.pictureUnusable(address, error.message), kind: 'final' })
  }
}

function describe(
  address: string,
  answer: Exclude<Awaited<ReturnType<typeof download>>, { kind: 'content' }>,
): PictureFault {
  switch (answer.kind) {
    case 'forbidden':
      return { sentence: importMessages.pictureForbidden(address), kind: 'final' }
    case 'too-large':
      return { sentence: importMessages.pictureTooLarge(address), kind: 'final' }
    case 'status':
      return { sentence: importMessages.pictureStatus(address, answer.status), kind: 'later' }
    case 'unreachable':
      return { sentence: importMessages.pictureUnreachable(address), kind: 'later' }
  }
}
