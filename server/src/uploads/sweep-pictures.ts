import { inTransaction } from '../database.ts'
import { removePhoto } from '../pictures.ts'
import { type Sweep, type SweepParts, sweepInParts } from '../sweep.ts'
import { deletePictures, lockUnusedPictures, noteUnusedPictures } from './queries.ts'

/**
 * Photographs that nothing has shown for a day: taken out of a gallery, replaced, of a product that was thrown away. That nothing shows them any more is
 * noted by the sweep itself, so one goes within three days. Our own drawings are few and shared, and stay.
 */
export const unusedPictures: Sweep = {
  what: 'pictures that nothing shows',
  keptDays: () => 1,
  async sweep(parts, before) {
    let last: number | undefined = 0
    while (last !== undefined) last = await noteUnusedPictures(parts.db, last, parts.atOnce)
    return sweepInParts(Math.min(parts.atOnce, mostPictures), (most) => removeSome(parts, before, most))
  },
}

/** Three files each, removed within the ten seconds a transaction may be idle. */
const mostPictures = 100

/** The files first: a row without files goes with the next sweep, files without a row would never. */
function removeSome({ db, files }: SweepParts, before: Date, most: number): Promise<number> {
  return inTransaction(db, async (tx) => {
    const pictures = await lockUnusedPictures(tx, before, most)
    for (const { name } of pictures) await removePhoto(files, name)
    await deletePictures(
      tx,
      pictures.map(({ id }) => id),
    )
    return pictures.length
  })
}
