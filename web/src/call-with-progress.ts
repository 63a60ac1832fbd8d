import type { AnswerOf } from '@fairquay/contract/endpoint.ts'
import type { FailureCode, FailureDetails } from '@fairquay/contract/errors.ts'
import { genericNotice } from '@fairquay/contract/generic-notice.ts'
import { CallFailure, type PlainEndpoint, readToken, unreachable } from './call.ts'
import { addressOf } from './call-address.ts'
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
    request.onerror = () => reject(new CallFailure(0, 'unreachable', unreachable))
    request.onabort = () => reject(new DOMException('The upload was ended.', 'AbortError'))
    request.onload = () => {
      const answer: unknown = request.response
      if (request.status >= 200 && request.status < 300 && answer !== null) resolve(answer as AnswerOf<E>)
      else reject(toFailure(request.status, answer))
    }
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(form)
  })
}

function toFailure(status: number, answer: unknown): CallFailure {
  if (typeof answer !== 'object' || answer === null || !('message' in answer) || typeof answer.message !== 'string')
    return new CallFailure(status, 'unexpected', genericNotice.sentence)
  const { code, message, details } = answer as { code?: FailureCode; message: string; details?: FailureDetails }
  return new CallFailure(status, code ?? 'unexpected', message, details)
}
