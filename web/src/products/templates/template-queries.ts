import { getProductTemplate, listProductTemplates } from '@fairquay/contract/products/template-endpoints.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../call.ts'

export const templatesQuery = queryOptions({
  queryKey: ['product-templates'],
  queryFn: async ({ signal }) => (await call(listProductTemplates, { signal })).data,
})

/** A template as a new product begins with it: once, whatever becomes of the template meanwhile. */
export function templateQuery(id: number) {
  return queryOptions({
    queryKey: ['product-templates', 'one', id],
    queryFn: ({ signal }) => call(getProductTemplate, { params: { id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
}
