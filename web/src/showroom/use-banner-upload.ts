import { bannerMessages, isBannerImage } from '@fairquay/contract/company/banner-rules.ts'
import { largestUpload, uploadImage } from '@fairquay/contract/uploads/endpoints.ts'
import { uploadMessages } from '@fairquay/contract/uploads/messages.ts'
import { useMutation } from '@tanstack/react-query'
import { call } from '../call.ts'
import { CallFailure } from '../call-failure.ts'

/** Stores a picture for the banner as soon as it is chosen, and says what is wrong with one that is refused. */
export function useBannerUpload(onStored: (image: string) => void) {
  const storing = useMutation({
    mutationFn: async (chosen: File | undefined) => {
      if (!chosen || !isBannerImage(chosen)) throw new Error(bannerMessages.incorrectImage)
      if (chosen.size > largestUpload) throw new Error(uploadMessages.tooLarge)
      const form = new FormData()
      form.append('image', chosen)
      return (await call(uploadImage, { form, query: { noImageProcess: '1' } })).image
    },
    onSuccess: onStored,
  })
  const { error } = storing
  const isWrong = error instanceof CallFailure && error.code === 'unsupported_type'
  return {
    isBusy: storing.isPending,
    fault: error ? (isWrong ? bannerMessages.incorrectImage : error.message) : undefined,
    choose: (file: File | undefined) => storing.mutate(file),
  }
}
