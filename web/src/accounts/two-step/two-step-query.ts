import { getTwoStep } from '@fairquay/contract/accounts/two-step/endpoints.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../call.ts'

export const twoStepQuery = queryOptions({
  queryKey: ['two-step'],
  queryFn: ({ signal }) => call(getTwoStep, { signal }),
})
