import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { listToasts, watchToasts } from './toast-list.ts'

const fetchNotice = () => import('./notice.tsx')
const Notice = lazy(async () => ({ default: (await fetchNotice()).Notice }))

/** Where the notices appear; once, in the frame. Both regions stand from the start, because only changes inside a region are announced. */
export function Toaster() {
  const toasts = useSyncExternalStore(watchToasts, listToasts)
  useEffect(() => {
    // Not needed for the first screen, but there before the connection is lost and a notice has to say so.
    const timer = setTimeout(() => void fetchNotice().catch(() => undefined), 1500)
    return () => clearTimeout(timer)
  }, [])
  return createPortal(
    <div className="pointer-events-none fixed inset-x-4 bottom-4 z-50 flex flex-col items-center gap-2 sm:left-auto sm:items-end">
      <div role="status" aria-live="polite" className="contents">
        <Suspense>
          {toasts
            .filter((toast) => toast.tone !== 'error')
            .map((toast) => (
              <Notice key={toast.id} toast={toast} />
            ))}
        </Suspense>
      </div>
      <div role="alert" aria-live="assertive" className="contents">
        <Suspense>
          {toasts
            .filter((toast) => toast.tone === 'error')
            .map((toast) => (
              <Notice key={toast.id} toast={toast} />
            ))}
        </Suspense>
      </div>
    </div>,
    document.body,
  )
}
