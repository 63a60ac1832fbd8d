import { redirect } from '@tanstack/react-router'
import { readSession, settleSession } from '../session.tsx'

/** While who is signed in is being found out, nothing is shown; a guest is sent to sign in and comes back (docs/product.md#accounts). */
export async function requireSession({ location }: { location: { href: string } }): Promise<void> {
  await settleSession()
  if (readSession().status !== 'signedIn')
    throw redirect({ to: '/secured/login', search: { next: location.href }, replace: true })
}
