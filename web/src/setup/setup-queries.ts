import { listAppointments } from '@fairquay/contract/setup/appointment-endpoints.ts'
import { getSetup } from '@fairquay/contract/setup/setup-endpoints.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'

/** While the demo is being loaded it is asked again, for that ends by itself. */
const demoPause = 2000

export const setupQuery = queryOptions({
  queryKey: ['operator', 'setup'],
  queryFn: ({ signal }) => call(getSetup, { signal }),
  refetchInterval: ({ state }) => (state.data?.demo.state === 'loading' ? demoPause : false),
})

export const appointmentsQuery = queryOptions({
  queryKey: ['operator', 'appointments'],
  queryFn: ({ signal }) => call(listAppointments, { signal }),
})
