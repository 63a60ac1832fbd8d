import { useEffect } from 'react'
import { usePageLeft } from './use-page-left.ts'

/** Stands for a dialog whose code is on its way: Escape gives it up, as it closes what is there, and so does another page. */
export function AwaitedDialog({ onClose }: { onClose: () => void }) {
  usePageLeft(onClose)
  useEffect(() => {
    const giveUp = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onClose()
    }
    document.addEventListener('keydown', giveUp)
    return () => document.removeEventListener('keydown', giveUp)
  }, [onClose])
  return null
}
