import { Suspense, useEffect, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { lazyPart } from './lazy-part.tsx'
import { listToasts, type Toast, watchToasts } from './toast-list.ts'
import { toastPlace, watchToastPlace } from './toast-place.ts'

const fetchNotice = () => import('./notice.tsx')
const Notice = lazyPart(fetchNotice, 'Notice', true)

/** The notices, where they are to stand in this place; while another one has them, none. */
export function useToasts(place: symbol | undefined): readonly Toast[] {
  const toasts = useSyncExternalStore(watchToasts, listToasts)
  const now = useSyncExternalStore(watchToastPlace, toastPlace)
  return now === place ? toasts : []
}

/** Where the notices appear while no dialog is open; once, in the frame. Both regions stand from the start, because only changes inside a region are announced. */
export function Toaster() {
  const toasts = useToasts(undefined)
  useEffect(() => {
    // Not needed for the first screen, but there before the connection is lost and a notice has to say so.
    const timer = setTimeout(() => void fetchNotice().catch(() => undefined), 1500)
    return () => clearTimeout(timer)
  }, [])
  return createPortal(
    <div className="pointer-events-none fixed inset-x-4 bottom-4 z-50 flex flex-col items-center gap-2 sm:left-auto sm:items-end">
      <div role="status" aria-live="polite" className="contents">
        <Notices toasts={toasts.filter(({ tone }) => tone !== 'error')} />
      </div>
      <div role="alert" aria-live="assertive" className="contents">
        <Notices toasts={toasts.filter(({ tone }) => tone === 'error')} />
      </div>
    </div>,
    document.body,
  )
}

export function Notices({ toasts }: { toasts: readonly Toast[] }) {
  return (
    <Suspense>
      {toasts.map((toast) => (
        <Notice key={toast.id} toast={toast} />
      ))}
    </Suspense>
  )
}
