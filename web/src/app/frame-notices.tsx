import { useRouter, useRouterState } from '@tanstack/react-router'
import { CloudOff } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { Button } from '../ui/button.tsx'
import { uiTexts } from '../ui/texts.ts'
import { dismissPastToasts } from '../ui/toast-list.ts'
import { Toaster } from '../ui/toaster.tsx'
import { fetchAgain, isPageUnfetched, watchUnfetched } from './fetch-page.ts'
import { focusWayOut, keepFocusNear, keepWayOut } from './keep-focus.ts'
import { TermsNotice } from './terms-notice.tsx'
import { appTexts } from './texts.ts'

/** What every layout carries: notices, the banner while there is no connection, and the word to those who listen that the page has changed. */
export function FrameNotices() {
  return (
    <>
      <OfflineBanner />
      <TermsNotice />
      <UnfetchedNotice />
      <RouteAnnouncer />
      <Toaster />
    </>
  )
}

function watchConnection(notify: () => void): () => void {
  window.addEventListener('online', notify)
  window.addEventListener('offline', notify)
  return () => {
    window.removeEventListener('online', notify)
    window.removeEventListener('offline', notify)
  }
}

function OfflineBanner() {
  const isOnline = useSyncExternalStore(watchConnection, () => navigator.onLine)
  return (
    <div role="status">
      {isOnline ? null : (
        <p className="flex items-center justify-center gap-2 bg-amber-tint px-4 py-2 text-center text-sm text-amber">
          <CloudOff size={16} aria-hidden="true" className="shrink-0" />
          {appTexts.offline}
        </p>
      )}
    </div>
  )
}

/** A page that does not come leaves the last one where it is, and says so. */
function UnfetchedNotice() {
  const isUnfetched = useSyncExternalStore(watchUnfetched, isPageUnfetched)
  const isWanted = useRouterState({ select: (state) => state.status === 'pending' })
  return (
    <div role="alert" className="empty:hidden">
      {isUnfetched && isWanted ? (
        <div className="fixed inset-x-4 bottom-4 z-50 mx-auto flex max-w-xl flex-wrap items-center justify-between gap-3 rounded-lg border border-line bg-raised px-4 py-3 shadow-raised">
          <p className="flex min-w-0 items-center gap-2">
            <CloudOff size={18} aria-hidden="true" className="shrink-0 text-brick" />
            {appTexts.pageUnfetched}
          </p>
          <Button tone="secondary" size="small" onClick={fetchAgain}>
            {uiTexts.tryAgain}
          </Button>
        </div>
      ) : null}
    </div>
  )
}

/** Somebody quick is already filling in the new page. */
const isTyping = () => document.activeElement?.matches('main :read-write') ?? false

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  if (!heading || isTyping()) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/** A heading comes late or is replaced while its page comes together, and the focus with it is lost: it is set again, until somebody does something. */
function keepHeadingFocused(): () => void {
  const watch = new MutationObserver(() => {
    if (document.activeElement?.matches('body, main')) focusHeading()
  })
  const deeds = ['pointerdown', 'keydown'] as const
  const end = () => {
    watch.disconnect()
    for (const deed of deeds) window.removeEventListener(deed, end, true)
  }
  watch.observe(document.body, { childList: true, subtree: true })
  for (const deed of deeds) window.addEventListener(deed, end, true)
  return end
}

/** Another page of a list begins on top, and what led to it stays focused far below. */
const isLeftBelow = () =>
  window.scrollY === 0 && (document.activeElement?.getBoundingClientRect().top ?? 0) > window.innerHeight

/** Milliseconds in which a page that is on its way may bring its heading. */
const headingComes = 2000

/** After a navigation the focus goes to the new page's heading, where reading continues; a page without one is announced by its title. */
function RouteAnnouncer() {
  const router = useRouter()
  const [title, setTitle] = useState('')
  useEffect(() => {
    let end = () => {}
    let timer: ReturnType<typeof setTimeout> | undefined
    const leave = router.subscribe('onBeforeNavigate', ({ fromLocation }) => keepWayOut(fromLocation?.state.__TSR_key))
    const arrive = router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
      if (fromLocation && !pathChanged && isLeftBelow()) focusHeading()
      if (!fromLocation || !pathChanged) return
      dismissPastToasts()
      end()
      clearTimeout(timer)
      setTitle('')
      if (focusWayOut(toLocation.state.__TSR_key)) return
      focusHeading()
      end = keepHeadingFocused()
      timer = setTimeout(() => setTitle(document.querySelector('main h1') ? '' : document.title), headingComes)
    })
    const letGo = keepFocusNear(focusHeading)
    return () => {
      leave()
      arrive()
      letGo()
      end()
      clearTimeout(timer)
    }
  }, [router])
  return (
    <p className="sr-only" aria-live="polite">
      {title}
    </p>
  )
}
