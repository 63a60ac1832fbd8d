import { useEffect, useState } from 'react'
import { useUser } from '../session.tsx'
import { readDraft, writeDraft } from './stored-draft.ts'

/** What somebody has typed and not sent, as the tab keeps it for one person: over a reload and over every refusal, until it is sent or the tab is closed. */
export function useDraft<Draft>(name: string, initial: Draft) {
  const key = `fairquay-draft-1:${useUser()?.id ?? 0}:${name}`
  const [kept, keep] = useState(() => ({ key, draft: readDraft(sessionStorage, key, initial) }))
  const current = kept.key === key ? kept : { key, draft: readDraft(sessionStorage, key, initial) }
  if (current !== kept) keep(current)
  useEffect(() => {
    writeDraft(sessionStorage, current.key, current.draft)
  }, [current])
  return {
    draft: current.draft ?? initial,
    /** Whether anything was typed: what is only proposed is no draft. */
    isBegun: current.draft !== null,
    change: (change: (draft: Draft) => Draft) =>
      keep((now) => ({ key, draft: change(now.key === key ? (now.draft ?? initial) : initial) })),
    clear: () => keep({ key, draft: null }),
  }
}
