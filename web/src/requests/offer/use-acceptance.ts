import type { RequestDetail } from '@fairquay/contract/requests/inbox/endpoints.ts'
import { useEffect, useRef, useState } from 'react'
import { useKept } from '../../forms/use-kept.ts'
import { hasEnded, readSession } from '../../session.tsx'
import type { TakenDraft } from '../../trade/kind-view.ts'

/** `revision`: which offer was about to be accepted. No lines: as they are offered. */
type Begun = { revision: number; lines: TakenDraft }

const nothing: Begun = { revision: 0, lines: [] }
const model: Begun = { revision: 0, lines: [{ position: 0, isTaken: true, quantity: '' }] }

/**
 * Accepting an offer, from opening the dialog until it is closed: kept over a reload and over a session that ended, so that whoever signs in again finds the
 * dialog open and what they typed in it. Who leaves the page by themselves has left the dialog. Another offer is asked about anew, but where the dialog is
 * open: it stays, and says what has changed.
 */
export function useAcceptance(request: RequestDetail, company: number, revision: number | undefined) {
  const { draft, isBegun, change, clear } = useKept(`accept-${request.id}-${company}`, nothing, { model })
  const forget = useRef(clear)
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    const leave = forget.current
    return () => {
      isHere.current = false
      // In development a page is taken away and put back at once.
      queueMicrotask(() => {
        if (!isHere.current && !hasEnded(readSession())) leave()
      })
    }
  }, [])
  const [isOpen, setOpen] = useState(false)
  const shouldOpen = isBegun && (isOpen || draft.revision === revision)
  if (isOpen !== shouldOpen) setOpen(shouldOpen)
  return {
    isOpen: shouldOpen,
    /** Which one the dialog was opened for. */
    begunFor: draft.revision,
    lines: draft.lines,
    open: () => change(() => ({ revision: revision ?? 0, lines: [] })),
    change: (step: (lines: TakenDraft) => TakenDraft) => change((now) => ({ ...now, lines: step(now.lines) })),
    close: clear,
  }
}
export type Acceptance = ReturnType<typeof useAcceptance>
