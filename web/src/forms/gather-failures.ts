import { dismissToast, listToasts } from '../ui/toast-list.ts'

/** Does what may say that something failed, and hands back how those notices are taken away: they are over once it is tried anew. */
export function gatherFailures<Answer>(tell: () => Answer): { answer: Answer; takeBack: () => void } {
  const before = listToasts()
  const answer = tell()
  const told = listToasts().filter((toast) => toast.tone === 'error' && !before.includes(toast))
  return {
    answer,
    takeBack() {
      for (const { id } of told) dismissToast(id)
    },
  }
}
