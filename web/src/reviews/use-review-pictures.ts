import { uploadReviewPicture } from '@fairquay/contract/reviews/endpoints.ts'
import { mostReviewPictures } from '@fairquay/contract/reviews/shapes.ts'
import { largestUpload } from '@fairquay/contract/uploads/endpoints.ts'
import { uploadMessages } from '@fairquay/contract/uploads/messages.ts'
import { callWithProgress } from '../call-with-progress.ts'
import { useUploads } from '../use-uploads.ts'
import { reviewTexts } from './texts.ts'

/** Pictures on their way to a review of this order; `kept` are there already. */
export function useReviewPictures(
  orderId: number,
  kept: number,
  onArrived: (picture: { id: number; preview: string }) => void,
) {
  return useUploads({
    most: mostReviewPictures - kept,
    largest: largestUpload,
    says: { tooLarge: uploadMessages.tooLarge, failed: reviewTexts.pictureFailed },
    send: async (file, way) => {
      const form = new FormData()
      form.append('image', file)
      return (await callWithProgress(uploadReviewPicture, { params: { id: orderId }, form, ...way })).data
    },
    onArrived,
  })
}
