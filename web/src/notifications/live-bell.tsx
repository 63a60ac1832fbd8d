import { notificationMessages, writeCount } from '@fairquay/contract/notifications/messages.ts'
import { Bell } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useUser } from '../session.tsx'
import { Drawer, preloadDialog } from '../ui/dialog.tsx'
import { headerButtonClasses } from '../ui/header-button.ts'
import { HeaderCount } from '../ui/header-count.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { useReadOnArrival } from './use-read-on-arrival.ts'
import { useUnread } from './watch-unread.ts'

const fetchPanel = () => import('./bell-panel.tsx')
const BellPanel = lazyPart(fetchPanel, 'BellPanel')

/** Shows how many notifications are unread as it changes, and opens the newest of them at the side. */
export function LiveBell() {
  const known = useUnread(useUser()?.id ?? 0)
  const unread = known?.unread ?? 0
  useReadOnArrival(known?.unread)
  const [isOpen, setOpen] = useState(false)
  function preload() {
    void fetchPanel()
    preloadDialog()
  }
  return (
    <>
      <button
        type="button"
        aria-label={notificationMessages.bell(unread)}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        onPointerEnter={preload}
        onFocus={preload}
        className={headerButtonClasses}
      >
        <Bell size={20} aria-hidden="true" />
        <HeaderCount count={unread}>{writeCount(unread)}</HeaderCount>
      </button>
      <Drawer isOpen={isOpen} onClose={() => setOpen(false)} title={notificationMessages.title} place="right">
        {isOpen ? (
          <Suspense fallback={null}>
            <BellPanel onLeave={() => setOpen(false)} />
          </Suspense>
        ) : null}
      </Drawer>
    </>
  )
}
