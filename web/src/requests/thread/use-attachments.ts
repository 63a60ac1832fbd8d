import {
  largestMessageFile,
  type MessageFile,
  mostMessageFiles,
  uploadMessageFile,
} from '@fairquay/contract/requests/thread/endpoints.ts'
import { answerMessages } from '@fairquay/contract/trade/answer-messages.ts'
import { offerMessages } from '@fairquay/contract/trade/offer-messages.ts'
import { useState } from 'react'
import { callWithProgress } from '../../call-with-progress.ts'
import { useUploads } from '../../use-uploads.ts'

/** Files on their way to a message; `kept` are there already. More than a message takes is said, and the rest is sent. */
export function useAttachments(
  thread: { id: number; company: number },
  kept: number,
  onArrived: (file: MessageFile) => void,
) {
  const [sentence, setSentence] = useState<string>()
  const uploads = useUploads({
    most: mostMessageFiles - kept,
    largest: largestMessageFile,
    says: { tooLarge: offerMessages.fileTooLarge, failed: answerMessages.fileFailed },
    send: async (file, way) => {
      const form = new FormData()
      form.append('file', file)
      return (await callWithProgress(uploadMessageFile, { params: thread, form, ...way })).data
    },
    onArrived,
  })
  return {
    ...uploads,
    sentence,
    /** The message is gone, and what was too much for it. */
    clearSentence: () => setSentence(undefined),
    remove: (key: number) => {
      setSentence(undefined)
      uploads.remove(key)
    },
    add: (files: readonly File[]) => {
      setSentence(files.length > uploads.room ? answerMessages.tooMany : undefined)
      uploads.add(files)
    },
  }
}
