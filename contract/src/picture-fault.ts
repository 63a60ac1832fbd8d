import { defineMessages, formatNumber } from './locale.ts'

/** What a file that was sent as a picture is instead. */
export const otherKinds = ['gif', 'svg', 'heic', 'tiff', 'bmp', 'pdf', 'page'] as const

/** Why a picture cannot be taken: another kind of file (null: none we know), more pixels than can be decoded (`most` in megapixels), or damaged. */
export type PictureFault =
  | { kind: 'other-kind'; found: (typeof otherKinds)[number] | null }
  | { kind: 'too-many-pixels'; width: number; height: number; most: number }
  | { kind: 'damaged' }

/** Says it in a sentence that names the real fault and what can be used instead. */
export function describePictureFault(fault: PictureFault): string {
  if (fault.kind === 'damaged') return messages.damaged
  if (fault.kind === 'too-many-pixels') return messages.tooManyPixels(fault.width, fault.height, fault.most)
  return fault.found === null ? messages.noPicture : messages.otherKind(kindNames[fault.found])
}

const kindNames = defineMessages({
  gif: 'a GIF',
  svg: 'a drawing (SVG)',
  heic: 'a HEIC photo',
  tiff: 'a TIFF',
  bmp: 'a BMP',
  pdf: 'a PDF',
  page: 'a web page',
})

const messages = defineMessages({
  noPicture: 'This is no picture we can read. Use PNG, JPEG, WebP or AVIF.',
  otherKind: (name: string) => `This is ${name}. Use PNG, JPEG, WebP or AVIF.`,
  damaged: 'The picture is damaged: it cannot be read to its end.',
  tooManyPixels: (width: number, height: number, most: number) =>
    `The picture has ${formatNumber(width)} × ${formatNumber(height)} pixels. Of its kind, at most ${formatNumber(most)} megapixels can be used: save it smaller.`,
})
