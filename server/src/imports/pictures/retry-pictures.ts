import { findPictureRetry } from '@fairquay/contract/imports/pictures/retry.ts'
import { Failure } from '../../failure.ts'
import type { App } from '../../http.ts'
import { handleJob, type JobHandler, jobKind } from '../../jobs.ts'
import { discardPictures, fetchPictures, type PictureFault, type PictureFetching } from '../fetch-pictures.ts'
import { attachPictures } from './attach-pictures.ts'
import { type DuePicture, giveBack, noteAttempt, takeDue } from './queries.ts'

/** Done every minute, and at once when somebody asks; one that breaks off is made up for by the next. */
export const retryPicturesJob = jobKind<object>('retry-pictures', { retries: 0, seconds: 300 })

const atOnce = 60
const longest = 45_000

export function retryPicturesHandler(app: Omit<App, 'http'>): JobHandler {
  return { ...handleJob(retryPicturesJob, () => retryDuePictures(app)), isEveryMinute: true }
}

/** Tries pictures that are due, as many as there is time for. What arrives is put on its product, whatever file it came from. */
export async function retryDuePictures(
  app: Pick<App, 'db' | 'files'>,
  fetching: PictureFetching = {},
  now = new Date(),
): Promise<void> {
  const deadline = Date.now() + longest
  while (Date.now() < deadline) {
    const due = await takeDue(app.db, now, atOnce)
    await tryPictures(app, due, { totalTime: Math.max(1, deadline - Date.now()), ...fetching }, now)
    if (due.length < atOnce) return
  }
}

async function tryPictures(
  { db, files }: Pick<App, 'db' | 'files'>,
  due: readonly DuePicture[],
  fetching: PictureFetching,
  now: Date,
): Promise<void> {
  const urls = due.map(({ url }) => url)
  const { stored, failed } = await fetchPictures({ db, files }, urls, fetching)
  try {
    for (const productId of new Set(due.map(({ product_id }) => product_id))) {
      const arrived = due.flatMap((one) => {
        const imageId = stored.get(one.url)
        return one.product_id === productId && imageId !== undefined ? [{ ...one, imageId }] : []
      })
      if (arrived.length > 0)
        await attachPictures(db, productId, arrived).catch(async (error: unknown) => {
          // What keeps one product from being changed keeps no other waiting.
          if (!(error instanceof Failure)) throw error
          for (const { id, attempts } of arrived)
            await noteAttempt(db, id, next(attempts, { sentence: error.message, kind: 'later' }, now))
        })
    }
  } finally {
    await discardPictures({ db, files }, [...stored.values()])
  }
  for (const { id, url, attempts } of due) {
    const fault = failed.get(url)
    if (!fault) continue
    if (fault.kind === 'untried') await giveBack(db, id)
    else await noteAttempt(db, id, next(attempts, fault, now))
  }
}

function next(attempts: number, { sentence, kind }: PictureFault, now: Date) {
  const nextAt = kind === 'final' ? undefined : findPictureRetry(now, attempts + 1)
  return { fault: sentence, attempts: attempts + 1, nextAt: nextAt ?? null }
}
