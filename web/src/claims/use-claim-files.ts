import { uploadClaimFile } from '@fairquay/contract/claims/endpoints.ts'
import { largestClaimFile, mostClaimFiles } from '@fairquay/contract/claims/shapes.ts'
import { callWithProgress } from '../call-with-progress.ts'
import { useUploads } from '../use-uploads.ts'
import { claimTexts } from './texts.ts'

/** Files on their way to a claim about this order; `kept` are there already. */
export function useClaimFiles(orderId: number, kept: number, onArrived: (file: { id: number; name: string }) => void) {
  return useUploads({
    most: mostClaimFiles - kept,
    largest: largestClaimFile,
    says: { tooLarge: claimTexts.tooLarge, failed: claimTexts.uploadFailed },
    send: async (file, way) => {
      const form = new FormData()
      form.append('file', file)
      return (await callWithProgress(uploadClaimFile, { params: { id: orderId }, form, ...way })).data
    },
    onArrived,
  })
}
