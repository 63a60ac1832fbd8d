import { mostAttachments } from '@fairquay/contract/purchase/endpoints.ts'
import { largestMessageFile, uploadRequestFile } from '@fairquay/contract/requests/thread/endpoints.ts'
import { callWithProgress } from '../call-with-progress.ts'

/** Files that may go with a request; the server looks at what they are. */
export const mostRequestFiles = mostAttachments

/** Whether a file is small enough to be sent. */
export function isSendable({ size }: File): boolean {
  return size <= largestMessageFile
}

/** What was uploaded, by what was chosen: tried again after a lost answer, a request names the same files and is the same request. */
const uploaded = new WeakMap<File, Promise<number>>()

/** Brings files to the server before the request that they go with; throws what a call throws, and then nothing is sent. */
export async function uploadFiles(files: readonly File[]): Promise<number[]> {
  const ids: number[] = []
  for (const file of files) {
    const known = uploaded.get(file) ?? upload(file)
    uploaded.set(file, known)
    // What did not arrive is tried again.
    known.catch(() => uploaded.delete(file))
    ids.push(await known)
  }
  return ids
}

/** Chosen anew, a file that went with a request, or that the server has thrown away, is another one. */
export function forgetUploads(files: readonly File[]): void {
  for (const file of files) uploaded.delete(file)
}

async function upload(file: File): Promise<number> {
  const form = new FormData()
  form.append('file', file)
  const { data } = await callWithProgress(uploadRequestFile, { form, onProgress: () => undefined })
  return data.id
}
