import { getProfile } from '@fairquay/contract/accounts/endpoints.ts'
import type { AnswerOf } from '@fairquay/contract/endpoint.ts'
import { getCompanyAddresses } from '@fairquay/contract/freight/endpoints.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../call.ts'

export type CompanyAddresses = AnswerOf<typeof getCompanyAddresses>['data']
export type CompanyAddress = CompanyAddresses['addresses'][number]

export function addressesQuery(companyId: number) {
  return queryOptions({
    queryKey: ['company-addresses', companyId],
    queryFn: async ({ signal }) => (await call(getCompanyAddresses, { params: { id: companyId }, signal })).data,
    staleTime: 300_000,
  })
}

/** The person and their company, as the buyer's side of the form. */
export function buyerQuery(companyId: number) {
  return queryOptions({
    queryKey: ['quote-buyer', companyId],
    queryFn: async ({ signal }) => {
      const [profile, company] = await Promise.all([
        call(getProfile, { signal }),
        call(getCompanyAddresses, { params: { id: companyId }, signal }),
      ])
      return { profile, company: company.data }
    },
    staleTime: 300_000,
  })
}
