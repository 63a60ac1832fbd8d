import type { Endpoint } from '../endpoint.ts'
import { type FailureCode, failures } from '../errors.ts'

/** Every refusal a call may answer with, as its shape and what it declares (`refuses`) tell. */
export function listRefusals(endpoint: Endpoint): FailureCode[] {
  const { method, access, params, body, upload, idempotent, beforeAccepting, refuses = [] } = endpoint
  const isWriting = method !== 'GET'
  const isSent = body !== undefined || upload !== undefined
  const found = new Set<FailureCode>(refuses)
  const add = (isPossible: boolean, ...codes: FailureCode[]) => {
    if (isPossible) for (const code of codes) found.add(code)
  }
  // An address that cannot be read is refused before anybody looks at whose it is.
  add(true, 'invalid_input', 'unexpected', 'unavailable')
  add(isSent, 'invalid_body', 'too_large', 'unsupported_type')
  // Who is signed in may have no company, or not the one the call is about.
  add(access !== 'anyone', 'not_signed_in', 'not_allowed', 'not_found')
  add(access !== 'anyone' && isWriting && !beforeAccepting, 'terms_changed')
  add(params !== undefined || (isWriting && isSent), 'not_found')
  // Whatever writes may meet another who writes the same.
  add(isWriting, 'conflict', 'refused')
  add(idempotent !== undefined, 'idempotency_key_missing', 'still_running', 'idempotency_key_reused')
  return (Object.keys(failures) as FailureCode[]).filter((code) => found.has(code))
}

/** The statuses of those refusals, ascending. */
export function listRefusalStatuses(endpoint: Endpoint): number[] {
  return [...new Set(listRefusals(endpoint).map((code) => failures[code].status))].sort((a, b) => a - b)
}

const names: Readonly<Record<number, string>> = {
  400: 'BadRequest',
  401: 'NotSignedIn',
  403: 'NotAllowed',
  404: 'NotFound',
  409: 'Conflict',
  413: 'TooLarge',
  415: 'UnsupportedType',
  422: 'Refused',
  429: 'TooMany',
  500: 'Unexpected',
  503: 'Unavailable',
}

/** Where the document says what a refusal of this status holds. */
export function referToRefusal(status: number) {
  return { $ref: `#/components/responses/${nameOf(status)}` }
}

/** The refusals by status, with their sentences, for OpenAPI's `components`. */
export function describeRefusals() {
  const codes = Object.keys(failures) as FailureCode[]
  const statuses = [...new Set(codes.map((code) => failures[code].status))]
  return Object.fromEntries(
    statuses.map((status) => [
      nameOf(status),
      describeStatus(
        status,
        codes.filter((code) => failures[code].status === status),
      ),
    ]),
  )
}

function describeStatus(status: number, codes: readonly FailureCode[]) {
  return {
    description: codes.map((code) => `\`${code}\`: ${failures[code].message}`).join('\n\n'),
    ...((status === 429 || status === 503) && { headers: { 'Retry-After': retryAfter } }),
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/Failure' },
        examples: Object.fromEntries(codes.map((code) => [code, { value: exampleOf(code) }])),
      },
    },
  }
}

const retryAfter = {
  description: 'Seconds after which the same call may go through.',
  schema: { type: 'integer', minimum: 1 },
}

/** The shape of every refusal. */
export const failureSchema = {
  type: 'object',
  description: 'The body of every refusal. `message` is a sentence for people; programs go by `code`.',
  required: ['code', 'message'],
  properties: {
    code: { type: 'string', enum: Object.keys(failures) },
    message: { type: 'string' },
    details: {
      type: 'object',
      description: 'By field (dotted path for nested ones), the sentence that tells what is wrong with it.',
      additionalProperties: { type: 'string' },
    },
  },
}

function exampleOf(code: FailureCode) {
  const { message } = failures[code]
  return { code, message, ...(code === 'invalid_input' && { details: { page: 'must be >= 1' } }) }
}

function nameOf(status: number): string {
  const name = names[status]
  if (!name) throw new Error(`Refusals of status ${status} have no name in the API documentation`)
  return name
}
