export type ToastTone = 'success' | 'warning' | 'error' | 'info'
export type Toast = { id: number; tone: ToastTone; title: string; description?: string | undefined }

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function change(next: readonly Toast[]): void {
  toasts = next
  for (const notify of listeners) notify()
}

/** Shows a short notice that is also announced. The same words twice stay one notice. Answers its id, for `dismissToast`. */
export function showToast(tone: ToastTone, title: string, description?: string): number {
  lastId += 1
  const others = toasts.filter((toast) => toast.title !== title || toast.description !== description)
  change([...others.slice(-3), { id: lastId, tone, title, description }])
  return lastId
}

export function dismissToast(id: number): void {
  change(toasts.filter((toast) => toast.id !== id))
}

export function listToasts(): readonly Toast[] {
  return toasts
}

export function watchToasts(notify: () => void): () => void {
  listeners.add(notify)
  return () => listeners.delete(notify)
}
