import type { AnswerOf } from '@fairquay/contract/endpoint.ts'
import { genericNotice } from '@fairquay/contract/generic-notice.ts'
import { type PlainEndpoint, readToken } from './call.ts'
import { addressOf } from './call-address.ts'
import { CallFailure, readRefusal } from './call-failure.ts'
import { settings } from './settings.ts'

export type ProgressOptions = {
  form: FormData
  /** What the path names: `{ id: 7 }`. */
  params?: Record<string, string | number>
  /** How much of it is on the other side: 0 to 1. */
  onProgress: (part: number) => void
  signal?: AbortSignal
}

/** Sends files and tells how far they are, which `fetch` cannot. Throws what `call` throws. */
export function callWithProgress<E extends PlainEndpoint>(
  endpoint: E,
  { form, params, onProgress, signal }: ProgressOptions,
): Promise<AnswerOf<E>> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(endpoint.method, addressOf(endpoint.path, settings.hosts, params))
    const token = readToken()
    if (token) request.setRequestHeader('Authorization', `Bearer ${token}`)
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onerror = () => reject(new CallFailure(0, 'unreachable', genericNotice.unreachable))
    request.onabort = () => reject(new DOMException('The upload was ended.', 'AbortError'))
    request.onload = () => {
      const answer: unknown = request.response
      if (request.status >= 200 && request.status < 300 && answer !== null) resolve(answer as AnswerOf<E>)
      else reject(readRefusal(request.status, answer, token))
    }
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(form)
  })
}
