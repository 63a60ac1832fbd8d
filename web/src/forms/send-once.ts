import type { AnswerOf } from '@fairquay/contract/endpoint.ts'
import type { FailureCode } from '@fairquay/contract/errors.ts'
import type { CallOptions, callUnderKey, OnceEndpoint } from '../call.ts'
import type { CallFailure } from '../call-failure.ts'
import type { OpenSendings } from './open-sendings.ts'
import { makeRandomKey } from './random-key.ts'

type Surroundings<E extends OnceEndpoint> = {
  /** Of two things asked that read the same here, the second is the first sent again, to the letter. */
  describe?: (asked: CallOptions<E>) => string
  makeKey?: () => string
  send: typeof callUnderKey
}

/**
 * Asks once for something nobody wants twice. The key stays as long as the same is asked and nobody knows what came of it: after a lost answer, a fault of the
 * server, a session that ended. Something else, and whatever is asked after an answer, has a key of its own. Throws what `call` throws.
 */
export async function sendOnce<E extends OnceEndpoint>(
  open: OpenSendings,
  endpoint: E,
  asked: CallOptions<E>,
  { describe = JSON.stringify, makeKey = makeRandomKey, send }: Surroundings<E>,
): Promise<AnswerOf<E>> {
  const about = JSON.stringify('params' in asked ? asked.params : null)
  const known = open.find(about)
  const sending =
    known && describe(known.asked as CallOptions<E>) === describe(asked) ? known : { key: makeKey(), asked }
  open.note(about, sending)
  try {
    const answer = await send(endpoint, sending.key, sending.asked as CallOptions<E>)
    settle()
    return answer
  } catch (error) {
    if (isRefused(error)) settle()
    throw error
  }

  function settle(): void {
    if (open.find(about)?.key === sending.key) open.note(about, undefined)
  }
}

/**
 * Whether this says what became of a sending: its work was looked at and nothing of it stored. The others come before the work, or instead of an answer, and
 * say nothing about an earlier try under the same key.
 */
const isOutcome: Record<FailureCode, boolean> = {
  invalid_input: true,
  invalid_body: true,
  idempotency_key_missing: true,
  idempotency_key_reused: true,
  company_locked: true,
  not_found: true,
  conflict: true,
  too_large: true,
  unsupported_type: true,
  refused: true,
  not_signed_in: false,
  invalid_credentials: false,
  second_step: false,
  company_sign_in: false,
  not_allowed: false,
  terms_changed: false,
  still_running: false,
  too_many: false,
  unexpected: false,
  unavailable: false,
}

/** Known by its name, so that this file needs nothing of a page. */
function isRefused(error: unknown): boolean {
  if (!(error instanceof Error) || error.name !== 'CallFailure') return false
  const { code } = error as CallFailure
  return code !== 'unreachable' && isOutcome[code]
}
