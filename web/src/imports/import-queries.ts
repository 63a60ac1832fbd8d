import type { ImportsAddress } from '@fairquay/contract/imports/address.ts'
import { getImport, listImportRows, listImports } from '@fairquay/contract/imports/endpoints.ts'
import { isWorking } from '@fairquay/contract/imports/rules.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'

/** While the server works, it is asked so often how far it is. */
const askEvery = 800

export function importsQuery(page: number) {
  return queryOptions({
    queryKey: ['imports', 'list', page],
    queryFn: ({ signal }) => call(listImports, { query: { page, perPage: 20 }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.data.some((one) => isWorking(one.state)) ? askEvery * 3 : false),
  })
}

export function importQuery(id: number) {
  return queryOptions({
    queryKey: ['imports', 'one', id],
    queryFn: ({ signal }) => call(getImport, { params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data && isWorking(state.data.state) ? askEvery : false),
  })
}

/** `since` changes when another check has made other rows. */
export function importRowsQuery(id: number, { show, page = 1 }: ImportsAddress, since: string) {
  const query = {
    page,
    perPage: 50,
    ...(show === 'warned' ? { warned: true } : show ? { action: show } : {}),
  }
  return queryOptions({
    queryKey: ['imports', 'rows', id, query, since],
    queryFn: ({ signal }) => call(listImportRows, { params: { id }, query, signal }),
    placeholderData: keepPreviousData,
  })
}
