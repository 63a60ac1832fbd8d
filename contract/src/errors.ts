import { genericNotice } from './generic-notice.ts'

/** Every refusal the product can answer with: its HTTP status and its sentence. A code that is not here does not compile. */
export const failures = {
  invalid_input: { status: 400, message: 'Some of the data sent is not valid.' },
  invalid_body: { status: 400, message: 'The body of the request could not be read as JSON.' },
  idempotency_key_missing: {
    status: 400,
    message: 'This call needs an Idempotency-Key header of 8 to 100 characters.',
  },
  not_signed_in: { status: 401, message: 'Please sign in to continue.' },
  invalid_credentials: { status: 401, message: 'Invalid credentials' },
  second_step: { status: 401, message: 'Please enter the code of your authenticator app as well.' },
  company_sign_in: {
    status: 401,
    message:
      'Your company asks its members to sign in at its own provider. A password or passkey is not enough any more.',
  },
  not_allowed: { status: 403, message: 'Your account is not allowed to do this.' },
  terms_changed: {
    status: 403,
    message: 'The terms of this marketplace have changed. Please read and accept them first.',
  },
  company_locked: {
    status: 403,
    message: "For security reasons, this company's page is currently unavailable. Please, try again later.",
  },
  not_found: { status: 404, message: 'There is nothing here under this address.' },
  conflict: { status: 409, message: 'This was changed in the meantime. Reload and try again.' },
  still_running: { status: 409, message: 'The same request is still being processed. Try again in a moment.' },
  too_large: { status: 413, message: 'What was sent is too large.' },
  unsupported_type: { status: 415, message: 'This type of content is not accepted here.' },
  idempotency_key_reused: { status: 422, message: 'This Idempotency-Key was used for a different request.' },
  refused: { status: 422, message: 'The request could not be accepted.' },
  too_many: { status: 429, message: 'Too many attempts. Please wait a little and try again.' },
  unexpected: { status: 500, message: genericNotice.sentence },
  unavailable: { status: 503, message: 'The service is busy at the moment. Please try again in a few seconds.' },
} as const satisfies Record<string, { status: number; message: string }>

export type FailureCode = keyof typeof failures

/** Field name (dotted path for nested ones) to the sentence that tells what is wrong with it. */
export type FailureDetails = Record<string, string>

/** The body of every refusal. */
export type FailureBody = { code: FailureCode; message: string; details?: FailureDetails }
