import { useEffect, useRef } from 'react'
import { showToast } from '../../ui/toast-list.ts'

/** Milliseconds in which nobody reads a sentence. */
const glance = 3000

/**
 * Says beside what stands in a dialog, if that is taken away before anybody can have read it. A request that is not what it was takes its buttons and their
 * dialogs with it, and whoever has just pressed one would never hear why nothing came of it.
 */
export function useToldAnyway(): (sentence: string) => void {
  const { current: told } = useRef({ isHere: false, sentence: '', at: 0 })
  useEffect(() => {
    told.isHere = true
    return () => {
      told.isHere = false
      if (Date.now() - told.at < glance) showToast('error', told.sentence)
    }
  }, [told])
  return (sentence) => {
    if (told.isHere) Object.assign(told, { sentence, at: Date.now() })
    else showToast('error', sentence)
  }
}
