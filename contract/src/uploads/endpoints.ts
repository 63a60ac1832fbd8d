import * as Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { bytes, closed } from '../fields.ts'

/** Bytes one uploaded picture may have. */
export const largestUpload = 5 * 1024 * 1024

/** Enough for the largest picture at 350 kbit/s, as on a phone at the edge of a village. */
const bodySeconds = 120

/**
 * Stores a PNG, JPEG, WebP or AVIF of at most 5 MB, sent as the multipart field `image`. At most 100 megapixels; 40 if it is progressive, interlaced or
 * WebP, 16 as AVIF. What it is decides its content; it is always encoded anew, also with `noImageProcess`. Refusals: 400 without a file, 413 too large, 415 no such picture, 429 too many. Unused pictures are removed after a day.
 * Open to every company: all of them have a logo.
 */
export const uploadImage = endpoint({
  method: 'POST',
  path: '/api/v1/images/upload',
  scope: 'products:write',
  access: 'signedIn',
  whileWaiting: true,
  needs: 'editor',
  summary: 'Upload a picture as the multipart field `image`',
  upload: { 'multipart/form-data': closed({ image: bytes }) },
  refuses: ['too_many'],
  bodySeconds,
  query: Type.Object({ noImageProcess: Type.Optional(Type.String({ maxLength: 5 })) }),
  answer: Type.Object({
    success: Type.Boolean(),
    image: Type.String(),
    id: Type.Integer(),
    preview: Type.String(),
    medium: Type.String(),
    original: Type.String(),
    /** Of the original as it is kept, pixels. */
    width: Type.Integer(),
    height: Type.Integer(),
  }),
})

/**
 * The same for a picture sent as its bytes: as the body itself (`application/octet-stream`, `image/png`, `image/jpeg`, `image/webp`, `image/avif`), as the multipart field `file`, or as
 * JSON `{ file: [137, 80, …] }`. The limit counts the picture, not its text.
 */
export const uploadImageBytes = endpoint({
  method: 'POST',
  path: '/api/image-upload',
  scope: 'products:write',
  access: 'seller',
  needs: 'editor',
  summary: 'Upload a picture as bytes',
  upload: {
    'application/octet-stream': bytes,
    'image/png': bytes,
    'image/jpeg': bytes,
    'image/webp': bytes,
    'image/avif': bytes,
    'multipart/form-data': closed({ file: bytes }),
    'application/json': closed({ file: Type.Array(Type.Integer({ minimum: 0, maximum: 255 })) }),
  },
  refuses: ['too_many'],
  bodySeconds,
  answer: Type.Object({ locations: Type.Array(Type.String()), id: Type.Integer() }),
})
