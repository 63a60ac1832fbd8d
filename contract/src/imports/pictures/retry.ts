/** Hours after which a picture that could not be had is tried again, the import's own attempt being the first; after the last it is given up. */
const pauses = [1, 4, 12, 24, 72, 168] as const
const hour = 3_600_000

/** When a picture is tried again that could not be had `attempts` times; nothing: it is given up. */
export function findPictureRetry(now: Date, attempts: number): Date | undefined {
  const pause = pauses[attempts - 1]
  return pause === undefined ? undefined : new Date(now.getTime() + pause * hour)
}

/**
 * Where among a product's pictures one comes that arrives late: where the file has it, counting without those that are still to come. Behind all others when
 * somebody has added pictures of their own, who has chosen which comes first.
 */
export function placeLatePicture(
  images: readonly { sourceUrl: string | null }[],
  place: number,
  awaited: readonly number[],
): number {
  if (images.some(({ sourceUrl }) => sourceUrl === null)) return images.length
  return Math.min(images.length, place - awaited.filter((other) => other < place).length)
}
