import { countView } from '@fairquay/contract/statistics/endpoints.ts'
import type { ViewedKind } from '@fairquay/contract/statistics/rules.ts'
import { useEffect } from 'react'
import { call } from '../call.ts'

/** Tells that a page was looked at, once it has been there for a moment: nothing waits for it, and nobody hears when it fails. */
export function useView(kind: ViewedKind, id: number | undefined): void {
  useEffect(() => {
    if (id === undefined) return
    const timer = setTimeout(() => {
      call(countView, { body: { kind, id }, keepalive: true }).catch(() => {})
    }, 1500)
    return () => clearTimeout(timer)
  }, [kind, id])
}
