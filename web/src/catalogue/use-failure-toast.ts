import { useEffect } from 'react'
import { showToast } from '../ui/toast-list.ts'

/** Tells of a failed load with a toast, once for each failure. `failedAt` is a query's `errorUpdatedAt` while it stands in error, else 0. */
export function useFailureToast(failedAt: number, sentence: string): void {
  useEffect(() => {
    if (failedAt > 0) showToast('error', sentence)
  }, [failedAt, sentence])
}
