import { Link, useLocation } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useSession } from '../session.tsx'
import { buttonLook } from '../ui/button-look.ts'
import { lazyPart } from '../ui/lazy-part.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { appTexts } from './texts.ts'

const AccountMenu = lazyPart(() => import('./account-menu.tsx'), 'AccountMenu', true)

/** Login for a guest, the account's menu for a person signed in; a place of the same size while that is not known. */
export function UserMenu() {
  const session = useSession()
  // Who signs in over a product comes back to it.
  const product = useLocation({
    select: ({ pathname, href }) => (pathname.startsWith('/product/') ? href : undefined),
  })
  const waiting = <Skeleton className="h-11 w-18 md:h-10" />
  if (session.status === 'loading') return waiting
  if (session.status === 'guest')
    return (
      <Link to="/secured/login" search={product ? { next: product } : {}} className={buttonLook('secondary', 'medium')}>
        {appTexts.login}
      </Link>
    )
  return (
    <Suspense fallback={waiting}>
      <AccountMenu user={session.user} />
    </Suspense>
  )
}
