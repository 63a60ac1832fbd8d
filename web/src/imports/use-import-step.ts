import type { ImportDetail } from '@fairquay/contract/imports/endpoints.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'

/** Asks the server for the next step of an import; what it answers is shown at once. */
export function useImportStep<Input = void>(step: (input: Input) => Promise<ImportDetail>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: step,
    onSuccess: async (detail) => {
      queries.setQueryData(['imports', 'one', detail.id], detail)
      await queries.invalidateQueries({ queryKey: ['imports', 'list'] })
    },
    // Somebody else was faster: show where it stands.
    onError: () => queries.invalidateQueries({ queryKey: ['imports'] }),
  })
}
