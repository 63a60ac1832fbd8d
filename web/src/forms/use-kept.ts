import { useCallback } from 'react'
import { useStore } from 'zustand'
import { useUser } from '../session.tsx'
import { keeper } from './keeper.ts'
import type { KeptAs } from './kept.ts'
import { hasShapeOf } from './shape-of.ts'

type KeptOptions<Draft> = Partial<Omit<KeptAs<Draft>, 'name'>> & {
  /** What a stored draft has to look like where the empty one does not show it: with an item in each list. */
  model?: Draft
}

/**
 * What somebody has typed and not sent, kept for them alone: over a reload, over every refusal and over a session that ended, until it is sent, they sign
 * out, or the tab is closed.
 */
export function useKept<Draft>(name: string, initial: Draft, { model = initial, ...as }: KeptOptions<Draft> = {}) {
  const store = keeper.open<Draft>(
    { name, read: (stored) => (hasShapeOf(model, stored) ? stored : null), ...as },
    useUser()?.id ?? null,
  )
  const { value } = useStore(store)
  return {
    draft: value ?? initial,
    /** Whether anything was typed: what is only proposed is no draft. */
    isBegun: value !== null,
    change: useCallback(
      (change: (draft: Draft) => Draft) => store.keep(change(store.getState().value ?? initial)),
      [store, initial],
    ),
    clear: () => store.keep(null),
  }
}
