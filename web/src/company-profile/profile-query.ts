import { getOwnCompany } from '@fairquay/contract/company/endpoints.ts'
import type { AnswerOf } from '@fairquay/contract/endpoint.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'

/** A company as it is stored, with what the form offers to choose from. */
export type StoredCompany = AnswerOf<typeof getOwnCompany>
export type PictureAddresses = { preview: string; medium: string; original: string }

/** Fetched anew whenever the page is opened: what is edited must be what is stored. */
export const ownCompanyQuery = queryOptions({
  queryKey: ['own-company'],
  queryFn: ({ signal }) => call(getOwnCompany, { signal }),
  refetchOnWindowFocus: false,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
})
