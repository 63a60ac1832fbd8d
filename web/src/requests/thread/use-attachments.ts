import {
  largestMessageFile,
  type MessageFile,
  mostMessageFiles,
  uploadMessageFile,
} from '@fairquay/contract/requests/thread/endpoints.ts'
import { answerMessages } from '@fairquay/contract/trade/answer-messages.ts'
import { offerMessages } from '@fairquay/contract/trade/offer-messages.ts'
import { useState } from 'react'
import { CallFailure } from '../../call-failure.ts'
import { callWithProgress } from '../../call-with-progress.ts'

export type Upload = { key: number; name: string; part: number; sentence?: string }

let lastKey = 0

/** Files on their way to the server, each with how far it is or why it was refused. What has arrived is handed to `onArrived`. */
export function useAttachments(
  thread: { id: number; company: number },
  kept: number,
  onArrived: (file: MessageFile) => void,
) {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const [sentence, setSentence] = useState<string>()
  const change = (key: number, part: Partial<Upload>) =>
    setUploads((now) => now.map((upload) => (upload.key === key ? { ...upload, ...part } : upload)))
  const remove = (key: number) => setUploads((now) => now.filter((upload) => upload.key !== key))

  async function send(file: File): Promise<void> {
    lastKey += 1
    const key = lastKey
    if (file.size > largestMessageFile) {
      setUploads((now) => [...now, { key, name: file.name, part: 0, sentence: offerMessages.fileTooLarge }])
      return
    }
    setUploads((now) => [...now, { key, name: file.name, part: 0 }])
    const form = new FormData()
    form.append('file', file)
    try {
      const { data } = await callWithProgress(uploadMessageFile, {
        params: thread,
        form,
        onProgress: (part) => change(key, { part }),
      })
      remove(key)
      onArrived(data)
    } catch (error) {
      const reason = error instanceof CallFailure ? (Object.values(error.details)[0] ?? error.message) : undefined
      change(key, { sentence: reason ?? answerMessages.fileFailed })
    }
  }

  return {
    uploads,
    sentence,
    isSending: uploads.some((upload) => upload.sentence === undefined),
    remove,
    add: (files: readonly File[]) => {
      const free = mostMessageFiles - kept - uploads.filter((upload) => upload.sentence === undefined).length
      setSentence(files.length > free ? answerMessages.tooMany : undefined)
      for (const file of files.slice(0, Math.max(0, free))) void send(file)
    },
  }
}
