import { Outlet } from '@tanstack/react-router'
import { LogOut, Menu as MenuIcon } from 'lucide-react'
import { useState } from 'react'
import { BellButton } from '../notifications/bell-button.tsx'
import { leaveAdmin } from '../session.tsx'
import { settings } from '../settings.ts'
import { Button } from '../ui/button.tsx'
import { Drawer, preloadDialog } from '../ui/dialog.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { AdminSidebar } from './admin-sidebar.tsx'
import { LogoLink } from './logo.tsx'
import { SkipLink } from './skip-link.tsx'
import { appTexts } from './texts.ts'
import { ThemeSwitch } from './theme-switch.tsx'

/** The seller's and the admin's side: denser than the marketplace, with everything one press away in the sidebar. */
export function AdminLayout() {
  const [isMenuOpen, setMenuOpen] = useState(false)
  const closeMenu = () => setMenuOpen(false)
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr_auto] md:grid-cols-[15rem_1fr]">
      <SkipLink />
      <header className="border-b border-line bg-surface md:col-span-2">
        <div className="flex h-14 items-center gap-2 px-4">
          <IconButton
            label={appTexts.menu}
            icon={<MenuIcon size={22} aria-hidden="true" />}
            aria-haspopup="dialog"
            aria-expanded={isMenuOpen}
            onPointerEnter={preloadDialog}
            onFocus={preloadDialog}
            onClick={() => setMenuOpen(true)}
            className="-ml-2.5 md:hidden"
          />
          <LogoLink />
          <span className="ml-auto">
            <BellButton />
          </span>
          <Button
            tone="quiet"
            size="small"
            icon={<LogOut size={16} aria-hidden="true" />}
            onClick={() => void leaveAdmin()}
          >
            {appTexts.logout}
          </Button>
        </div>
      </header>
      <aside className="hidden border-r border-line bg-surface p-3 md:block">
        <AdminSidebar />
      </aside>
      <main id="main" className="min-w-0 p-4 md:p-8">
        <Outlet />
      </main>
      <footer className="flex flex-wrap items-center justify-between gap-3 border-t border-line bg-surface px-4 py-3 text-sm text-soft md:col-span-2">
        <p>
          © {new Date().getFullYear()} {settings.name}
        </p>
        <ThemeSwitch />
      </footer>
      <Drawer isOpen={isMenuOpen} onClose={closeMenu} title={appTexts.menu}>
        <AdminSidebar onChoose={closeMenu} />
      </Drawer>
    </div>
  )
}
