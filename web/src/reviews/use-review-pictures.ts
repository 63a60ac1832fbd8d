import { uploadReviewPicture } from '@fairquay/contract/reviews/endpoints.ts'
import { mostReviewPictures } from '@fairquay/contract/reviews/shapes.ts'
import { largestUpload } from '@fairquay/contract/uploads/endpoints.ts'
import { uploadMessages } from '@fairquay/contract/uploads/messages.ts'
import { useState } from 'react'
import { CallFailure } from '../call-failure.ts'
import { callWithProgress } from '../call-with-progress.ts'
import { reviewTexts } from './texts.ts'

type Upload = { key: number; name: string; part: number; sentence?: string }

let lastKey = 0

/** Pictures on their way to the server, each with how far it is or why it was refused. What has arrived is handed to `onArrived`. */
export function useReviewPictures(
  orderId: number,
  kept: number,
  onArrived: (picture: { id: number; preview: string }) => void,
) {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const change = (key: number, part: Partial<Upload>) =>
    setUploads((now) => now.map((upload) => (upload.key === key ? { ...upload, ...part } : upload)))
  const remove = (key: number) => setUploads((now) => now.filter((upload) => upload.key !== key))
  const room = mostReviewPictures - kept - uploads.filter(({ sentence }) => sentence === undefined).length

  async function send(file: File): Promise<void> {
    lastKey += 1
    const key = lastKey
    const isTooLarge = file.size > largestUpload
    setUploads((now) => [
      ...now,
      { key, name: file.name, part: 0, ...(isTooLarge && { sentence: uploadMessages.tooLarge }) },
    ])
    if (isTooLarge) return
    const form = new FormData()
    form.append('image', file)
    try {
      const { data } = await callWithProgress(uploadReviewPicture, {
        params: { id: orderId },
        form,
        onProgress: (part) => change(key, { part }),
      })
      remove(key)
      onArrived(data)
    } catch (error) {
      const reason = error instanceof CallFailure ? (Object.values(error.details)[0] ?? error.message) : undefined
      change(key, { sentence: reason ?? reviewTexts.pictureFailed })
    }
  }

  return {
    uploads,
    room,
    isSending: uploads.some((upload) => upload.sentence === undefined),
    remove,
    add: (files: readonly File[]) => {
      for (const file of files.slice(0, Math.max(0, room))) void send(file)
    },
  }
}
