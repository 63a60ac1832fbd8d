import { useQueryClient } from '@tanstack/react-query'
import { useSending } from '../forms/use-sending.ts'
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
  const finish = useDeskFinish()
  return useSending({
    mutationFn: act,
    onSuccess: (_answer, input) => {
      onDone?.()
      return finish(done?.(input))
    },
    onError: (error) => {
      if (!isFailureShown) showToast('error', error.message)
    },
  })
}

/** What follows everything an operator has done, by a button or by a form: it is said, and the desk is read anew. */
export function useDeskFinish() {
  const queries = useQueryClient()
  return (sentence?: string) => {
    if (sentence !== undefined) showToast('success', sentence)
    return queries.invalidateQueries({ queryKey: ['operator'] })
  }
}
