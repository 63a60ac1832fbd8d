import { listAwaitedPictures, retryPictures } from '@fairquay/contract/imports/pictures/endpoints.ts'
import { inTransaction, type Queryable } from '../../database.ts'
import { type App, implement } from '../../http.ts'
import { companyOf } from '../../session.ts'
import { getImport } from '../import-queries.ts'
import { bringForward, countAwaited, findAwaited } from './queries.ts'
import { retryPicturesJob } from './retry-pictures.ts'

const defaultPerPage = 20

export function pictureRoutes(app: App): void {
  implement(app, listAwaitedPictures, async ({ viewer, params, query }) => {
    const { id } = await getImport(app.db, companyOf(viewer).id, params.id)
    return present(app.db, id, query)
  })
  implement(app, retryPictures, async ({ viewer, params, body }) =>
    inTransaction(app.db, async (tx) => {
      const { id } = await getImport(tx, companyOf(viewer).id, params.id)
      if ((await bringForward(tx, id, body.ids)) > 0) await app.jobs.enqueue(tx, retryPicturesJob, {})
      return present(tx, id, {})
    }),
  )
}

async function present(
  db: Queryable,
  id: number,
  { page = 1, perPage = defaultPerPage }: { page?: number; perPage?: number },
) {
  const { total, ...counts } = await countAwaited(db, id)
  return {
    data: await findAwaited(db, id, { page, perPage }),
    pagination: { current_page: page, per_page: perPage, total },
    ...counts,
  }
}
