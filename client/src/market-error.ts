import type { Failure } from './calls.generated.ts'

/** The code of a refusal as the marketplace says it, or why there is none: no answer in time, no connection, or an answer that is not the marketplace's. */
export type ErrorCode = Failure['code'] | 'no_answer' | 'not_fairquay'

/** What a call throws that did not succeed. Programs go by `code` and the fields of `details`; `message` is a sentence for people. */
export class MarketError extends Error {
  override readonly name = 'MarketError'
  readonly code: ErrorCode
  /** Of HTTP; 0 where nothing answered. */
  readonly status: number
  /** By field (dotted path), what is wrong with it. */
  readonly details: Readonly<Record<string, string>>
  /** Seconds after which the same call may go through. */
  readonly retryAfter: number | undefined
  /** The call that was made, such as `createRfq`. */
  readonly operation: string

  constructor(
    operation: string,
    status: number,
    failure: { code: ErrorCode; message: string; details?: Record<string, string> | undefined },
    { retryAfter, cause }: { retryAfter?: number | undefined; cause?: unknown } = {},
  ) {
    super(failure.message, { cause })
    this.operation = operation
    this.status = status
    this.code = failure.code
    this.details = failure.details ?? {}
    this.retryAfter = retryAfter
  }
}

/** The refusal an answer holds. What a proxy in between answers is no JSON of ours. */
export async function readRefusal(operation: string, response: Response): Promise<MarketError> {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
  const retryAfter = Number.isFinite(seconds) ? seconds : undefined
  const text = await response.text().catch(() => '')
  const failure = readFailure(text)
  if (failure) return new MarketError(operation, response.status, failure, { retryAfter })
  const message = `The address answered ${response.status} and not as Fairquay does: ${text.slice(0, 200)}`
  return new MarketError(operation, response.status, { code: 'not_fairquay', message }, { retryAfter })
}

function readFailure(text: string): Failure | undefined {
  try {
    const found = JSON.parse(text) as Partial<Failure> | null
    return typeof found?.code === 'string' && typeof found.message === 'string' ? (found as Failure) : undefined
  } catch {
    return undefined
  }
}
