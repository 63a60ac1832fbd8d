import { uploadClaimFile } from '@fairquay/contract/claims/endpoints.ts'
import { largestClaimFile, mostClaimFiles } from '@fairquay/contract/claims/shapes.ts'
import { useState } from 'react'
import { CallFailure } from '../call-failure.ts'
import { callWithProgress } from '../call-with-progress.ts'
import { claimTexts } from './texts.ts'

export type ClaimUpload = { key: number; name: string; part: number; sentence?: string }

let lastKey = 0

/** Files on their way to the server, each with how far it is or why it was refused. What has arrived is handed to `onArrived`. */
export function useClaimFiles(orderId: number, kept: number, onArrived: (file: { id: number; name: string }) => void) {
  const [uploads, setUploads] = useState<readonly ClaimUpload[]>([])
  const change = (key: number, part: Partial<ClaimUpload>) =>
    setUploads((now) => now.map((upload) => (upload.key === key ? { ...upload, ...part } : upload)))
  const remove = (key: number) => setUploads((now) => now.filter((upload) => upload.key !== key))

  async function send(file: File): Promise<void> {
    lastKey += 1
    const key = lastKey
    const isTooLarge = file.size > largestClaimFile
    setUploads((now) => [
      ...now,
      { key, name: file.name, part: 0, ...(isTooLarge && { sentence: claimTexts.tooLarge }) },
    ])
    if (isTooLarge) return
    const form = new FormData()
    form.append('file', file)
    try {
      const { data } = await callWithProgress(uploadClaimFile, {
        params: { id: orderId },
        form,
        onProgress: (part) => change(key, { part }),
      })
      remove(key)
      onArrived(data)
    } catch (error) {
      const reason = error instanceof CallFailure ? (Object.values(error.details)[0] ?? error.message) : undefined
      change(key, { sentence: reason ?? claimTexts.uploadFailed })
    }
  }

  return {
    uploads,
    isSending: uploads.some((upload) => upload.sentence === undefined),
    remove,
    add: (files: readonly File[]) => {
      for (const file of files.slice(0, Math.max(0, mostClaimFiles - kept))) void send(file)
    },
  }
}
