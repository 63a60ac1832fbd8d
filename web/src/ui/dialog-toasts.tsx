import { useEffect, useState } from 'react'
import { joinClasses } from './join-classes.ts'
import { takeToasts } from './toast-place.ts'
import { Notices, useToasts } from './toaster.tsx'

/** The notices while a dialog is open: in it, above its buttons, where they lie over nothing and can be reached with the keyboard. */
export function DialogToasts({ isOpen }: { isOpen: boolean }) {
  const [place] = useState(() => Symbol('dialog'))
  useEffect(() => (isOpen ? takeToasts(place) : undefined), [isOpen, place])
  const toasts = useToasts(place)
  return (
    <div className={joinClasses('flex shrink-0 flex-col items-center gap-2', toasts.length > 0 && 'px-5 pb-3')}>
      <div aria-live="polite" className="contents">
        <Notices toasts={toasts.filter(({ tone }) => tone !== 'error')} />
      </div>
      <div aria-live="assertive" className="contents">
        <Notices toasts={toasts.filter(({ tone }) => tone === 'error')} />
      </div>
    </div>
  )
}
