import type { FailureCode, FailureDetails } from '@fairquay/contract/errors.ts'
import { genericNotice } from '@fairquay/contract/generic-notice.ts'

/** A call that was refused, or never reached the server. `message` is a sentence for people, `details` names the fields. */
export class CallFailure extends Error {
  readonly status: number
  readonly code: FailureCode | 'unreachable'
  readonly details: FailureDetails

  constructor(status: number, code: FailureCode | 'unreachable', message: string, details: FailureDetails = {}) {
    super(message)
    this.name = 'CallFailure'
    this.status = status
    this.code = code
    this.details = details
  }
}

let onRefusedToken: (token: string) => void = () => {}

/** Who is told when the server no longer knows a token it was sent. */
export function watchRefusedTokens(listener: (token: string) => void): void {
  onRefusedToken = listener
}

let onChangedTerms: () => void = () => {}

/** Who is told when a call was held up by terms the person has yet to accept; answers how to end it. */
export function watchChangedTerms(listener: () => void): () => void {
  onChangedTerms = listener
  return () => {
    onChangedTerms = () => {}
  }
}

/** What a refusal says; `answer` is its JSON. Whoever watches is told of a `token` that the server no longer knows. */
export function readRefusal(status: number, answer: unknown, token: string | null): CallFailure {
  const failure = toFailure(status, answer)
  if (token && failure.code === 'not_signed_in') onRefusedToken(token)
  if (failure.code === 'terms_changed') onChangedTerms()
  return failure
}

function toFailure(status: number, answer: unknown): CallFailure {
  if (typeof answer !== 'object' || answer === null || !('message' in answer) || typeof answer.message !== 'string')
    return new CallFailure(status, status === 401 ? 'not_signed_in' : 'unexpected', genericNotice.sentence)
  const { code, message, details } = answer as { code?: FailureCode; message: string; details?: FailureDetails }
  return new CallFailure(status, code ?? 'unexpected', message, details)
}

/** The thing is not as it was: read again, it says how. */
export function isConflict(error: unknown): boolean {
  return error instanceof CallFailure && error.code === 'conflict'
}
