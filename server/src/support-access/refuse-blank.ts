import { refuseEmpty } from '@fairquay/contract/contact-rules.ts'
import { Failure } from '../failure.ts'

/** Nobody looks on without a reason that can be read. */
export function refuseBlank(reason: string): void {
  const missing = refuseEmpty(reason)
  if (missing) throw new Failure('invalid_input', { reason: missing })
}
