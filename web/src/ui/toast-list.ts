export type ToastTone = 'success' | 'warning' | 'error' | 'info'
export type Toast = {
  id: number
  tone: ToastTone
  title: string
  description?: string | undefined
  /** When it was said, milliseconds since 1970. */
  at: number
}

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function change(next: readonly Toast[]): void {
  toasts = next
  for (const notify of listeners) notify()
}

/**
 * Shows a short notice that is also announced. What was done before is past with it; what failed stays. The same words twice stay one notice. Answers its id,
 * for `dismissToast`.
 */
export function showToast(tone: ToastTone, title: string, description?: string): number {
  lastId += 1
  const failures = toasts.filter(
    (toast) => toast.tone === 'error' && (toast.title !== title || toast.description !== description),
  )
  change([...failures.slice(-3), { id: lastId, tone, title, description, at: Date.now() }])
  return lastId
}

export function dismissToast(id: number): void {
  change(toasts.filter((toast) => toast.id !== id))
}

/** What is said in the moment a page is left is about where it leads; what was said before belongs to the page that is gone. */
const partingMs = 1500

/** To be called when another page opens. */
export function dismissPastToasts(): void {
  const now = Date.now()
  const rest = toasts.filter(({ at }) => now - at < partingMs)
  if (rest.length < toasts.length) change(rest)
}

export function listToasts(): readonly Toast[] {
  return toasts
}

export function watchToasts(notify: () => void): () => void {
  listeners.add(notify)
  return () => listeners.delete(notify)
}
