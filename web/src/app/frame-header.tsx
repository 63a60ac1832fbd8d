import { useRouterState } from '@tanstack/react-router'
import { LogOut, Menu as MenuIcon } from 'lucide-react'
import { Suspense, useState } from 'react'
import { CartButton } from '../cart/cart-button.tsx'
import { BellButton } from '../notifications/bell-button.tsx'
import { SearchBox } from '../search/search-box.tsx'
import { leaveDesk, useSession } from '../session.tsx'
import { AwaitedDialog } from '../ui/awaited-dialog.tsx'
import { buttonLook } from '../ui/button-look.ts'
import { preloadDialog } from '../ui/dialog.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { joinClasses } from '../ui/join-classes.ts'
import { lazyPart } from '../ui/lazy-part.tsx'
import { useMedia } from '../ui/use-media.ts'
import { LogoLink } from './logo.tsx'
import { MainMenu } from './main-menu.tsx'
import { RequestsButton } from './requests-button.tsx'
import { appTexts } from './texts.ts'
import { UserMenu } from './user-menu.tsx'

const fetchPhoneMenu = () => import('./phone-menu.tsx')
const PhoneMenu = lazyPart(fetchPhoneMenu, 'PhoneMenu')

function preloadPhoneMenu() {
  preloadDialog()
  void fetchPhoneMenu()
}

/**
 * Menu, search, requests, bell, cart and account, on every page. The home page has its own search in the hero, so the header leaves its place free there.
 * The places of what only somebody signed in has are kept while it is not known who looks.
 */
export function FrameHeader({ isDesk }: { isDesk: boolean }) {
  const [isMenuOpen, setMenuOpen] = useState(false)
  const [wasMenuOpened, setMenuOpened] = useState(false)
  // Of the page that is shown, which may be the last one for a while yet: it would move if the search came before it has gone.
  const isHome = useRouterState({ select: ({ matches, location }) => (matches.at(-1) ?? location).pathname === '/' })
  const session = useSession()
  const isWide = useMedia('(min-width: 1024px)')
  return (
    <header className="border-b border-line bg-surface">
      <div
        className={joinClasses(
          'flex min-h-16 flex-wrap items-center gap-x-2 gap-y-2 py-2.5 md:gap-x-3 xl:gap-x-4',
          isDesk ? 'px-4 md:px-6' : 'page-width',
        )}
      >
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
        <LogoLink
          isShort={session.status !== 'guest'}
          className="max-w-[calc(100vw-11.5rem)] sm:max-w-56 xl:max-w-80"
        />
        {isWide ? <MainMenu /> : null}
        <div className="order-last basis-full empty:hidden md:order-none md:min-w-0 md:basis-40 md:grow md:empty:block">
          {isHome ? null : <SearchBox />}
        </div>
        <div className="ml-auto flex items-center gap-1 md:gap-2">
          {session.status === 'loading' ? <span className="h-11 w-34 md:h-10" /> : null}
          {session.status === 'signedIn' ? (
            <>
              {session.user.company ? <RequestsButton /> : null}
              <BellButton />
              <CartButton />
            </>
          ) : null}
          <UserMenu />
          {isDesk ? (
            <button
              type="button"
              onClick={() => void leaveDesk()}
              className={joinClasses(buttonLook('quiet', 'small'), 'max-lg:hidden')}
            >
              <LogOut size={16} aria-hidden="true" />
              {appTexts.logout}
            </button>
          ) : null}
        </div>
      </div>
      {wasMenuOpened ? (
        <Suspense fallback={isMenuOpen ? <AwaitedDialog onClose={() => setMenuOpen(false)} /> : null}>
          <PhoneMenu isOpen={isMenuOpen} onClose={() => setMenuOpen(false)} />
        </Suspense>
      ) : null}
    </header>
  )
}
