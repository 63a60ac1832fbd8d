import { largestUpload, uploadImage } from '@fairquay/contract/uploads/endpoints.ts'
import { uploadMessages } from '@fairquay/contract/uploads/messages.ts'
import { useState } from 'react'
import { call } from '../call.ts'
import type { PictureAddresses } from './profile-query.ts'

/** Uploads pictures one after the other; those that are refused are named with the reason, the others go in. */
export function usePictureUpload(onStored: (id: number, addresses: PictureAddresses) => void) {
  const [progress, setProgress] = useState<{ done: number; all: number }>()
  const [faults, setFaults] = useState<readonly string[]>([])

  async function upload(files: readonly File[]) {
    if (progress || files.length === 0) return
    const found: string[] = []
    for (const [done, file] of files.entries()) {
      setProgress({ done: done + 1, all: files.length })
      try {
        if (file.size > largestUpload) throw new Error(uploadMessages.tooLarge)
        const form = new FormData()
        form.append('image', file)
        const { id, preview, medium, original } = await call(uploadImage, { form })
        onStored(id, { preview, medium, original })
      } catch (error) {
        found.push(`${file.name}: ${error instanceof Error ? error.message : uploadMessages.wrongType}`)
      }
    }
    setFaults(found)
    setProgress(undefined)
  }

  return { upload, progress, faults }
}
