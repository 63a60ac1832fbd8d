import { useQuery } from '@tanstack/react-query'
import { CallFailure } from '../../call-failure.ts'
import { readRequestId } from '../thread/request-queries.ts'
import { fileQuery } from './file-queries.ts'

/** The trade file of the request that an address names. `isMissing`: there is none of that number, or it is not the person's to see. */
export function useFile(id: string) {
  const number = readRequestId(id)
  const { data: file, error, ...rest } = useQuery({ ...fileQuery(number), enabled: number > 0 })
  const isMissing = number === 0 || (error instanceof CallFailure && error.status === 404)
  return { file, isMissing, ...rest }
}
