import { findPictureRetry } from '@fairquay/contract/imports/pictures/retry.ts'
import type { Queryable } from '../../database.ts'
import type { Outcome } from '../decide-product.ts'
import type { PictureFault } from '../fetch-pictures.ts'
import type { ImportedFile } from '../imported-file.ts'
import { type LatePicture, replaceAwaited } from './queries.ts'

/** Puts down the pictures an import could not have, to be tried again without the file. What its products were waiting for before is forgotten: the file is the newer word. */
export async function keepAwaited(
  tx: Queryable,
  importId: number,
  file: ImportedFile,
  outcomes: readonly Outcome[],
  failed: ReadonlyMap<string, PictureFault>,
): Promise<void> {
  if (!file.products.some(({ pictures }) => pictures !== undefined)) return
  const now = new Date()
  const places = new Map<number | undefined, ReadonlyMap<string, number>>()
  for (const { lines, pictures = [] } of file.products)
    if (pictures.some(({ url }) => failed.has(url)))
      places.set(lines[0], new Map(pictures.map(({ url }, at) => [url, at])))
  const awaited = outcomes.flatMap(({ productId, missing, lines }): LatePicture[] => {
    if (productId === undefined) return []
    const place = places.get(lines[0])
    // A file may name one picture twice.
    const distinct = new Map(missing.map((picture) => [picture.url, picture]))
    return [...distinct.values()].flatMap(({ url, alt }): LatePicture[] => {
      const fault = failed.get(url)
      if (!fault) return []
      const next_at = fault.kind === 'final' ? null : (findPictureRetry(now, 1) ?? null)
      return [{ product_id: productId, url, alt, place: place?.get(url) ?? 0, fault: fault.sentence, next_at }]
    })
  })
  await replaceAwaited(
    tx,
    importId,
    outcomes.flatMap(({ productId }) => productId ?? []),
    awaited,
  )
}
