import type { UseQueryResult } from '@tanstack/react-query'
import { CallFailure } from './call-failure.ts'

/**
 * Whether a failed load leaves a page with nothing to show: nothing was there before it, or the server refuses now what it gave before. What only could
 * not be loaded anew, because the server is away or stumbled, stays on the screen.
 */
export function isLost({ data, error }: Pick<UseQueryResult, 'data' | 'error'>): boolean {
  if (error === null) return false
  return data === undefined || (error instanceof CallFailure && refusals.includes(error.status))
}

const refusals = [401, 403, 404, 410]
