import { getLegalText, listAcceptances } from '@fairquay/contract/legal/endpoints.ts'
import type { LegalDocument } from '@fairquay/contract/legal-documents.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'

export function legalTextQuery(document: LegalDocument, number?: number) {
  return queryOptions({
    queryKey: ['legal', document, number ?? 'current'],
    queryFn: ({ signal }) => call(getLegalText, { params: { document }, query: number ? { number } : {}, signal }),
  })
}

export const acceptancesQuery = queryOptions({
  queryKey: ['acceptances'],
  queryFn: ({ signal }) => call(listAcceptances, { signal }),
  staleTime: 0,
})
