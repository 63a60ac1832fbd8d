import { countView } from '@fairquay/contract/statistics/endpoints.ts'
import type { ViewedKind } from '@fairquay/contract/statistics/rules.ts'
import { useEffect, useRef } from 'react'
import { call } from '../call.ts'
import { takeSearch } from '../search/search-trail.ts'

/**
 * Tells that a page was looked at, once it has been there for a moment, and by what search it was found: nothing waits for it, and nobody hears when it fails.
 */
export function useView(kind: ViewedKind, id: number | undefined): void {
  const search = useRef<string>(undefined)
  useEffect(() => {
    search.current = takeSearch()
  }, [])
  useEffect(() => {
    if (id === undefined) return
    const timer = setTimeout(() => {
      const found = search.current
      // The next product on the same page was not found by it.
      search.current = undefined
      call(countView, { body: { kind, id, ...(found && { search: found }) }, keepalive: true }).catch(() => {})
    }, 1500)
    return () => clearTimeout(timer)
  }, [kind, id])
}
