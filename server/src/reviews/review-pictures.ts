import { reviewMessages } from '@fairquay/contract/reviews/messages.ts'
import { sql } from 'kysely'
import type { Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import { insertRows } from '../insert-rows.ts'

/** Shows these pictures with a review, in this order, and no others. They were uploaded by the company that writes it. */
export async function setReviewPictures(
  tx: Queryable,
  reviewId: number,
  companyId: number,
  pictureIds: readonly number[],
): Promise<void> {
  // Held, so that none is swept away between being looked at and being shown.
  const { rows } = await sql`
    select i.id from images i join uploads u on u.image_id = i.id
    where i.id = any(${[...pictureIds]}::integer[]) and u.company_id = ${companyId} for key share of i`.execute(tx)
  if (rows.length !== pictureIds.length) throw new Failure('refused', { picture_ids: reviewMessages.pictureMissing })
  await sql`delete from review_pictures where review_id = ${reviewId}`.execute(tx)
  const columns = { review_id: 'integer', position: 'integer', image_id: 'integer' }
  await insertRows(
    tx,
    'review_pictures',
    columns,
    pictureIds.map((imageId, position) => ({ review_id: reviewId, position, image_id: imageId })),
  )
}
