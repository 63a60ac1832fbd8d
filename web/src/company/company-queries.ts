import { getCompany, listCompanyLocations, listCompanyUnits } from '@fairquay/contract/company/endpoints.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'

export function companyQuery(slug: string) {
  return queryOptions({
    queryKey: ['company', slug],
    queryFn: async ({ signal }) => (await call(getCompany, { params: { slug }, signal })).data.company,
  })
}

/** Where a company is: its headquarters first, then its units. */
export function placesQuery(companyId: number) {
  return queryOptions({
    queryKey: ['company-places', companyId],
    queryFn: async ({ signal }) => {
      const query = { company_id: companyId }
      const [locations, units] = await Promise.all([
        call(listCompanyLocations, { query, signal }),
        call(listCompanyUnits, { query, signal }),
      ])
      return [
        ...locations.map((place) => ({ ...place, key: `company-${place.id}` })),
        ...units.map((place) => ({ ...place, key: `unit-${place.id}` })),
      ]
    },
  })
}
