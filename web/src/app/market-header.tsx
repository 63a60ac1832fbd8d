import { useLocation } from '@tanstack/react-router'
import { Menu as MenuIcon } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { CartButton } from '../cart/cart-button.tsx'
import { BellButton } from '../notifications/bell-button.tsx'
import { SearchBox } from '../search/search-box.tsx'
import { useSession } from '../session.tsx'
import { preloadDialog } from '../ui/dialog.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { useMedia } from '../ui/use-media.ts'
import { LogoLink } from './logo.tsx'
import { MainMenu } from './main-menu.tsx'
import { appTexts } from './texts.ts'
import { UserMenu } from './user-menu.tsx'

const fetchPhoneMenu = () => import('./phone-menu.tsx')
const PhoneMenu = lazy(async () => ({ default: (await fetchPhoneMenu()).PhoneMenu }))

function preloadPhoneMenu() {
  preloadDialog()
  void fetchPhoneMenu()
}

/** Menu, search, cart and account. The home page has its own search in the hero, so the header leaves its place free there. */
export function MarketHeader() {
  const [isMenuOpen, setMenuOpen] = useState(false)
  const [wasMenuOpened, setMenuOpened] = useState(false)
  const isHome = useLocation({ select: (location) => location.pathname === '/' })
  const isSignedIn = useSession().status === 'signedIn'
  const isWide = useMedia('(min-width: 1024px)')
  return (
    <header className="border-b border-line bg-surface">
      <div className="page-width flex min-h-16 flex-wrap items-center gap-x-2 gap-y-2 py-2.5 md:gap-x-4">
        {isWide ? null : (
          <IconButton
            label={appTexts.menu}
            icon={<MenuIcon size={22} aria-hidden="true" />}
            aria-haspopup="dialog"
            aria-expanded={isMenuOpen}
            onPointerEnter={preloadPhoneMenu}
            onFocus={preloadPhoneMenu}
            onClick={() => {
              setMenuOpened(true)
              setMenuOpen(true)
            }}
            className="-ml-2.5"
          />
        )}
        <LogoLink />
        {isWide ? <MainMenu /> : null}
        <div className="order-last basis-full empty:hidden md:order-none md:min-w-0 md:basis-40 md:grow md:empty:block">
          {isHome ? null : <SearchBox />}
        </div>
        <div className="ml-auto flex items-center gap-1 md:gap-2">
          {isSignedIn ? <BellButton /> : null}
          {isSignedIn ? <CartButton /> : null}
          <UserMenu />
        </div>
      </div>
      {wasMenuOpened ? (
        <Suspense>
          <PhoneMenu isOpen={isMenuOpen} onClose={() => setMenuOpen(false)} />
        </Suspense>
      ) : null}
    </header>
  )
}
