import { type UseMutationOptions, type UseMutationResult, useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { gatherFailures } from './gather-failures.ts'

/** A mutation whose notices of having failed leave when it is tried anew: what succeeds afterwards must not stand beside them. */
export function useSending<Answer, Given>(
  options: UseMutationOptions<Answer, Error, Given>,
): UseMutationResult<Answer, Error, Given> {
  const takeBack = useRef<() => void>(undefined)
  return useMutation({
    ...options,
    onMutate: (...about) => {
      takeBack.current?.()
      return options.onMutate?.(...about)
    },
    onError: (...about) => {
      const told = gatherFailures(() => options.onError?.(...about))
      takeBack.current = told.takeBack
      return told.answer
    },
  })
}
