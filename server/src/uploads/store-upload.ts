import { uploadMessages } from '@fairquay/contract/uploads/messages.ts'
import { countAttempt } from '../attempts.ts'
import { inTransaction } from '../database.ts'
import { Failure } from '../failure.ts'
import type { App } from '../http.ts'
import { handleJob, type JobHandler, jobKind } from '../jobs.ts'
import { removePhoto, type StoredPicture, storePhoto } from '../pictures.ts'
import type { Viewer } from '../session.ts'
import { makeWorkQueue } from '../work-queue.ts'
import { deleteUnusedUpload, insertUpload } from './queries.ts'

const unusedFor = 25 * 60 * 60 * 1000

export const sweepUploadJob = jobKind<{ imageId: number }>('sweep-upload')

const runQueued = makeWorkQueue({ most: 2, mostWaiting: 16, refuse: { code: 'too_many', retryAfter: 5 } })

/** Stores an uploaded picture for the company of whoever sent it, and sees to it that it is thrown away when nothing shows it a day later. */
export async function storeUpload(app: App, viewer: Viewer, content: Buffer): Promise<StoredPicture> {
  if (content.length === 0) throw new Failure('invalid_input', { image: uploadMessages.missing })
  const picture = await runQueued(() => storePhoto(app.db, app.files, content))
  await inTransaction(app.db, async (tx) => {
    await insertUpload(tx, { imageId: picture.id, userId: viewer.userId, companyId: viewer.company?.id })
    const after = new Date(Date.now() + unusedFor)
    await app.jobs.enqueue(tx, sweepUploadJob, { imageId: picture.id }, { after })
  })
  return picture
}

/** Counted before the picture is read, so that a refused one counts too. */
export function countUpload(app: App, viewer: Viewer): Promise<void> {
  return countAttempt(app.db, 'upload', viewer.userId)
}

export function sweepUpload(app: Pick<App, 'db' | 'files'>): JobHandler {
  return handleJob(sweepUploadJob, async ({ imageId }) => {
    const name = await deleteUnusedUpload(app.db, imageId)
    if (name === undefined) return
    await removePhoto(app.files, name)
  })
}
