import { redirect } from '@tanstack/react-router'
import { readSession, settleSession } from '../session.tsx'

/**
 * While who is signed in is being found out, nothing is shown; a guest is sent to sign in and comes back (docs/product.md#accounts), an operator to
 * the second step that is asked of them.
 */
export async function requireSession({ location }: { location: { href: string } }): Promise<void> {
  await settleSession()
  const session = readSession()
  if (session.status !== 'signedIn')
    throw redirect({ to: '/secured/login', search: { next: location.href }, replace: true })
  if (session.user.needs_second_step)
    throw redirect({ to: '/secured/two-steps', search: { next: location.href }, replace: true })
}
