import { useMutation, useQueryClient } from '@tanstack/react-query'
import { showToast } from '../ui/toast-list.ts'

type DeskAction<Input> = {
  act: (input: Input) => Promise<unknown>
  /** What is said when it is done; nothing when the page shows it anyway. */
  done?: (input: Input) => string
  onDone?: () => void
  /** Where the page shows a failure itself, no notice does. */
  isFailureShown?: boolean
}

/** Something an operator does: afterwards everything on the desk is read anew, and what fails is told. */
export function useDeskAction<Input>({ act, done, onDone, isFailureShown = false }: DeskAction<Input>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess: async (_answer, input) => {
      if (done) showToast('success', done(input))
      onDone?.()
      await queries.invalidateQueries({ queryKey: ['operator'] })
    },
    onError: (error) => {
      if (!isFailureShown) showToast('error', error.message)
    },
  })
}
