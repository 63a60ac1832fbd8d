import type { CompanySignInFault } from '@fairquay/contract/accounts/company-sign-in/faults.ts'
import { isForbiddenAddress } from '../../call-outside.ts'

/** A sign-in at a provider that does not come through, for a reason people can be told. */
export class SignInFault extends Error {
  readonly fault: CompanySignInFault
  constructor(fault: CompanySignInFault) {
    super(fault)
    this.name = 'SignInFault'
    this.fault = fault
  }
}

/** What the library says when somebody else may be at work: an answer that is well made and not the one that was asked for. */
const untrustedCodes = new Set([
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
  'OAUTH_KEY_SELECTION_FAILED',
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_UNSUPPORTED_OPERATION',
])

/** What went wrong at a provider, in one word of ours. Nothing of what the provider wrote goes further than this. */
export function readFault(error: unknown): CompanySignInFault {
  if (error instanceof SignInFault) return error.fault
  if (!(error instanceof Error)) return 'unreachable'
  if (chainOf(error).some(isForbiddenAddress)) return 'forbidden'
  const { code, error: said } = error as Error & { code?: unknown; error?: unknown }
  if (said === 'invalid_client' || said === 'unauthorized_client') return 'refused_client'
  if (code === 'OAUTH_AUTHORIZATION_RESPONSE_ERROR') return 'denied'
  if (code === 'OAUTH_RESPONSE_BODY_ERROR') return 'untrusted'
  return typeof code === 'string' && untrustedCodes.has(code) ? 'untrusted' : 'unreachable'
}

function chainOf(error: unknown): unknown[] {
  return error instanceof Error ? [error, ...chainOf(error.cause)] : []
}
