import { useQuery } from '@tanstack/react-query'
import { CallFailure } from '../../call-failure.ts'
import { readRequestId, requestQuery } from './request-queries.ts'

/** The request that an address names. `isMissing`: there is none of that number, or it is not the person's to see. */
export function useRequest(id: string) {
  const number = readRequestId(id)
  const { data: request, error, ...rest } = useQuery({ ...requestQuery(number), enabled: number > 0 })
  const isMissing = number === 0 || (error instanceof CallFailure && error.status === 404)
  return { request, isMissing, ...rest }
}
