/** Addresses of one stored picture in three sizes; `width` and `height` are the original's. */
export type SizedImage = {
  preview: string
  medium: string
  original: string
  width: number
  height: number
  alt: string
}

/** Where a browser finds a stored picture that stands as wide as `sizes` says, as the properties of an img. A drawing has one file for all sizes. */
export function sourceOf(image: SizedImage, sizes: string) {
  const { preview, medium, original, width, height } = image
  const isDrawing = preview === medium
  const srcSet = `${preview} ${Math.min(320, width)}w, ${medium} ${Math.min(800, width)}w, ${original} ${width}w`
  return { src: medium, srcSet: isDrawing ? undefined : srcSet, sizes: isDrawing ? undefined : sizes, width, height }
}
