import { type FailureBody, type FailureCode, type FailureDetails, failures } from '@fairquay/contract/errors.ts'

/** Seconds after which a server that was too busy is worth another try; programs read it from the answer's Retry-After. */
const busyFor = 5

/**
 * An expected refusal on its way to the person: the one error class of the server. `details` name the fields; `message` overrides the code's sentence;
 * `retryAfter` are the seconds after which the same call may go through.
 */
export class Failure extends Error {
  readonly code: FailureCode
  readonly details: FailureDetails | undefined
  readonly retryAfter: number | undefined

  constructor(code: FailureCode, details?: FailureDetails, message?: string, retryAfter?: number) {
    super(message ?? failures[code].message)
    this.name = 'Failure'
    this.code = code
    this.details = details
    this.retryAfter = retryAfter ?? (code === 'unavailable' ? busyFor : undefined)
  }

  get status(): number {
    return failures[this.code].status
  }

  get body(): FailureBody {
    return { code: this.code, message: this.message, ...(this.details && { details: this.details }) }
  }
}
