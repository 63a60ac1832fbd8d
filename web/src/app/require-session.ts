import { redirect } from '@tanstack/react-router'
import { readSession, settleSession } from '../session.tsx'

/**
 * While who is signed in is being found out, nothing is shown; a guest is sent to sign in and comes back (docs/product.md#accounts), an operator to
 * the second step that is asked of them, and whoever has new terms to accept to these.
 */
export async function requireSession({ location }: { location: { href: string; pathname: string } }): Promise<void> {
  await settleSession()
  const session = readSession()
  if (session.status !== 'signedIn')
    throw redirect({ to: '/secured/login', search: { next: location.href }, replace: true })
  if (session.user.needs_second_step)
    throw redirect({ to: '/secured/two-steps', search: { next: location.href }, replace: true })
  // Who does not agree can still take their data along and leave.
  if (session.user.to_accept.length > 0 && location.pathname !== '/profile')
    throw redirect({ to: '/secured/accept', search: { next: location.href }, replace: true })
}
