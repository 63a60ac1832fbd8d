/** Filters that could not be loaded, and how to try again. */
export type FilterFailure = { onRetry: () => void; isRetrying: boolean }

/** The failure of a question for filters, while there are none to show. */
export function readFilterFailure(query: {
  data: unknown
  isError: boolean
  isFetching: boolean
  refetch: () => unknown
}): FilterFailure | undefined {
  const { data, isError, isFetching, refetch } = query
  return data === undefined && isError ? { onRetry: () => void refetch(), isRetrying: isFetching } : undefined
}
