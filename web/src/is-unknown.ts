import { CallFailure } from './call-failure.ts'

/** Whether a load failed because nothing has the name in the address, be it that the name can be none, as of a link that was cut off; trying again is of no use then. */
export function isUnknown(error: Error | null): boolean {
  return error instanceof CallFailure && (error.code === 'not_found' || error.code === 'invalid_input')
}
