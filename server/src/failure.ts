import { type FailureBody, type FailureCode, type FailureDetails, failures } from '@fairquay/contract/errors.ts'

/** An expected refusal on its way to the person: the one error class of the server. `details` name the fields; `message` overrides the code's sentence. */
export class Failure extends Error {
  readonly code: FailureCode
  readonly details: FailureDetails | undefined
  /** In how many seconds the same call may go through, where that is known: sent as `Retry-After`. */
  readonly retryAfter: number | undefined

  constructor(code: FailureCode, details?: FailureDetails, message?: string, retryAfter?: number) {
    super(message ?? failures[code].message)
    this.name = 'Failure'
    this.code = code
    this.details = details
    this.retryAfter = retryAfter
  }

  get status(): number {
    return failures[this.code].status
  }

  get body(): FailureBody {
    return { code: this.code, message: this.message, ...(this.details && { details: this.details }) }
  }
}
