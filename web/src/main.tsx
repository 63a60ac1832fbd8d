import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { keepPage } from './app/fetch-page.ts'
import { makeQueries } from './app/queries.ts'
import { fetchAllRoutes, makeRouter } from './app/router.tsx'
import { appTexts } from './app/texts.ts'
import { findTokenInAddress } from './app/token-in-address.ts'
import { storeToken } from './call.ts'
import { hasEnded, readSession, settleSession, watchSession } from './session.tsx'
import { showToast } from './ui/toast-list.ts'
import './styles.css'

const found = findTokenInAddress(location.search, location.hash)
if (found) {
  storeToken(found.token)
  // Replaced rather than followed, so that the token stays in no history; then as if the page had just been opened.
  history.replaceState(null, '', `${location.pathname}${found.search}#/dashboard`)
  location.reload()
} else start()

function start(): void {
  const queries = makeQueries()
  const router = makeRouter(queries)
  void settleSession()

  let viewer = idOfViewer()
  watchSession(() => {
    const next = idOfViewer()
    // What was asked while the session was being settled was already asked with its token.
    if (viewer !== next && viewer !== 'loading') {
      void queries.resetQueries()
      void router.invalidate().then(() => {
        // Where signing in is asked for at once, its page says why.
        if (hasEnded(readSession()) && !router.state.location.pathname.startsWith('/secured'))
          showToast('info', appTexts.sessionEnded)
      })
    }
    viewer = next
  })

  const place = document.getElementById('root')
  if (!place) throw new Error('The page has no element #root.')
  // The first page takes the place of the shell in index.html when it is complete, so that nothing shows through in between. As a transition, so that
  // React makes it in small portions and a slow phone can answer a finger meanwhile.
  // Whoever goes on while it is being made ends where they went: the router only listens for that once it is on the screen.
  const stopListening = router.history.subscribe(() => void router.load())
  const stopWaiting = router.subscribe('onRendered', () => {
    stopListening()
    stopWaiting()
    keepPage()
  })
  void router.load().finally(() =>
    startTransition(() =>
      createRoot(place).render(
        <StrictMode>
          <QueryClientProvider client={queries}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </StrictMode>,
      ),
    ),
  )
  // Once the page is there: the way to all others, and what hears in every tab that somebody signs out and forgets what they left unsent.
  window.addEventListener('load', () =>
    setTimeout(() => {
      void fetchAllRoutes().catch(() => undefined)
      void import('./forms/keeper.ts').catch(() => undefined)
      void import('./app/keep-shell.ts').then(
        ({ keepShell }) => keepShell(),
        () => undefined,
      )
    }, 1000),
  )
}

function idOfViewer(): number | 'loading' | 'guest' {
  const session = readSession()
  return session.status === 'signedIn' ? session.user.id : session.status
}
