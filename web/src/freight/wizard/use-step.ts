import type { Refusals } from '@fairquay/contract/freight/rules.ts'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { dismissToast, showToast } from '../../ui/toast-list.ts'

const none: Refusals = {}

type StepTry = {
  /** What is wrong, once somebody tried to go on. */
  errors: Refusals
  summary: RefObject<HTMLDivElement | null>
  submit: () => void
}

/** Going on from a step: refused with the fixed sentence, at the top, where the list of what is wrong takes the focus (docs/product.md#freight-quotes). */
export function useStep(refusals: Refusals, sentence: string, onDone: () => void): StepTry {
  const [tries, setTries] = useState(0)
  const summary = useRef<HTMLDivElement>(null)
  const isFine = Object.keys(refusals).length === 0

  useEffect(() => {
    if (tries === 0) return
    window.scrollTo(0, 0)
    summary.current?.focus({ preventScroll: true })
    const toast = showToast('error', sentence)
    return () => dismissToast(toast)
  }, [tries, sentence])

  return {
    errors: tries > 0 ? refusals : none,
    summary,
    submit: () => (isFine ? onDone() : setTries(tries + 1)),
  }
}
