import { largestMessageFile, sendMessage, uploadMessageFile } from '@fairquay/contract/requests/thread/endpoints.ts'
import { callWithProgress } from '../call-with-progress.ts'
import { useOnce } from '../forms/use-once.ts'

/** Files that may go with a request; the server looks at what they are. */
export const mostRequestFiles = 5

/** Whether a file is small enough to be sent. */
export function isSendable({ size }: File): boolean {
  return size <= largestMessageFile
}

type Attached = { params: { id: number; company: number }; fileIds: number[] }

/** Puts files into the conversation that each new request has with its seller, as its next message. Throws what a call throws; the requests are sent whatever comes of it. */
export function useFileAttaching() {
  const writing = useOnce(sendMessage, ({ params, fileIds }: Attached) => ({
    params,
    body: { text: '', file_ids: fileIds },
  }))
  return async (requests: readonly { id: number; companyId: number }[], files: readonly File[]): Promise<void> => {
    for (const { id, companyId } of files.length > 0 ? requests : []) {
      const params = { id, company: companyId }
      const fileIds: number[] = []
      for (const file of files) fileIds.push(await upload(params, file))
      await writing.mutateAsync({ params, fileIds })
    }
  }
}

async function upload(params: { id: number; company: number }, file: File): Promise<number> {
  const form = new FormData()
  form.append('file', file)
  const { data } = await callWithProgress(uploadMessageFile, { params, form, onProgress: () => undefined })
  return data.id
}
