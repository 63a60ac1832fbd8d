import { countSearch } from '@fairquay/contract/search/endpoints.ts'
import { useEffect } from 'react'
import { call } from '../call.ts'
import { leaveSearch } from './search-trail.ts'

/** Tells what was searched for, once its results have been there for a moment or were left for what they led to. Nobody hears when it fails. */
export function useCountedSearch(words: string, hasResults: boolean): void {
  useEffect(() => {
    if (words === '' || !hasResults) return
    let isTold = false
    const tell = () => {
      if (isTold) return
      isTold = true
      call(countSearch, { body: { search: words.slice(0, 200) }, keepalive: true }).catch(() => {})
    }
    const timer = setTimeout(tell, 1500)
    return () => {
      clearTimeout(timer)
      leaveSearch(words, tell)
    }
  }, [words, hasResults])
}
