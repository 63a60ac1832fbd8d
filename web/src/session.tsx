import { customSession, login, logout, type SessionUser } from '@fairquay/contract/accounts/session-endpoints.ts'
import type { AnswerOf } from '@fairquay/contract/endpoint.ts'
import { useSyncExternalStore } from 'react'
import { call, forgetVisit, isVisiting, readToken, storeToken } from './call.ts'
import { CallFailure, watchRefusedTokens } from './call-failure.ts'

/**
 * Who is signed in. `loading` lasts from the start until the server has said whom a stored token belongs to; `isEnded`: they were signed in, and the server
 * no longer knows them.
 */
export type Session =
  | { status: 'loading' }
  | { status: 'guest'; isEnded?: true }
  | { status: 'signedIn'; user: SessionUser }

let session: Session = { status: readToken() ? 'loading' : 'guest' }
let sessionCheck: Promise<void> | undefined
const listeners = new Set<() => void>()

function change(next: Session): void {
  session = next
  for (const notify of listeners) notify()
}

export function readSession(): Session {
  return session
}

export function watchSession(notify: () => void): () => void {
  listeners.add(notify)
  return () => listeners.delete(notify)
}

export function useSession(): Session {
  return useSyncExternalStore(watchSession, readSession)
}

/** The person signed in, or null for a guest and while that is not yet known. */
export function useUser(): SessionUser | null {
  const current = useSession()
  return current.status === 'signedIn' ? current.user : null
}

/** Settles who is signed in, once; guarded routes wait for it. */
export function settleSession(): Promise<void> {
  sessionCheck ??= checkToken()
  return sessionCheck
}

async function checkToken(): Promise<void> {
  const token = readToken()
  if (!token) return change({ status: 'guest' })
  try {
    const { user } = await call(customSession)
    if (readToken() === token) change({ status: 'signedIn', user })
  } catch {
    // A refused token was already forgotten by the listener below. After a server that was away it is still good: who was known stays so, and about
    // whom was not, the server is asked again.
    if (readToken() === token) checkLater()
    if (readToken() === null || (readToken() === token && session.status === 'loading')) change({ status: 'guest' })
  }
}

const checkAgainMs = 4000

function checkLater(): void {
  setTimeout(() => {
    if (readToken() !== null && session.status === 'guest') void refreshSession()
  }, checkAgainMs)
}

/** Signs in; throws the CallFailure of a refusal. */
export async function signIn(email: string, password: string): Promise<void> {
  beginSession(await call(login, { body: { email, password } }))
}

/** What a sign-in was answered with is who sits here from now on. */
export function beginSession({ jwt, user }: AnswerOf<typeof login>): void {
  storeToken(jwt.token)
  sessionCheck = Promise.resolve()
  change({ status: 'signedIn', user })
}

/** Ends the session on the server and here. A server that is away does not keep anybody signed in on this machine. */
export async function signOut(): Promise<void> {
  const wasVisiting = isVisiting()
  await call(logout, { keepalive: true }).catch(() => undefined)
  if (wasVisiting) forgetVisit()
  else storeToken(null)
  await leave()
}

/** Signed out by intent: what this person left unsent is not for whoever sits here next. A session that was lost keeps it. */
async function leave(): Promise<void> {
  const left = session
  change({ status: 'guest' })
  if (left.status !== 'signedIn') return
  // main.tsx has fetched it by now: what keeps forms is no part of the first page.
  const loaded = await import('./forms/keeper.ts').catch(() => undefined)
  loaded?.keeper.forget(left.user.id)
}

/** Asks the server again who this is, after something about the person or the company has changed. */
export async function refreshSession(): Promise<void> {
  sessionCheck = checkToken()
  await sessionCheck
}

/** Whether somebody was signed in here a moment ago and did not leave by themselves. */
export function hasEnded(current: Session): boolean {
  return current.status === 'guest' && current.isEnded === true
}

/** True for failures that only mean that the session has ended, which the frame deals with. */
export function isEndedSession(error: unknown): boolean {
  return error instanceof CallFailure && error.code === 'not_signed_in'
}

watchRefusedTokens((token) => {
  // A late answer to an older token must not end a session begun since.
  if (readToken() !== token) return
  if (isVisiting()) return void leaveVisit()
  storeToken(null)
  change(session.status === 'signedIn' ? { status: 'guest', isEnded: true } : { status: 'guest' })
})

// Signing in or out in one tab holds for all of them.
window.addEventListener('storage', (event) => {
  if (event.key === 'token' || event.key === null) {
    if (readToken() === null) change({ status: 'guest' })
    else void refreshSession()
  }
})

let isLeavingVisit = false

/**
 * Ends looking on: the tab is the operator's own again, begun anew, so that nothing of what was seen stays in it. Asked for once, though many calls may be
 * refused at the moment it ends.
 */
export async function leaveVisit(): Promise<void> {
  if (isLeavingVisit) return
  isLeavingVisit = true
  await call(logout, { keepalive: true }).catch(() => undefined)
  forgetVisit()
  location.hash = '#/operator/looking-on'
  location.reload()
}

/**
 * The frame's Logout (docs/product.md#accounts): the session ends on the server and here, then the page is loaded anew, at the login: who signs in next
 * does not begin where the last one worked. A server that is away keeps nobody.
 */
export async function leaveDesk(): Promise<void> {
  if (isVisiting()) return leaveVisit()
  await signOut()
  location.hash = '#/secured/login'
  location.reload()
}
