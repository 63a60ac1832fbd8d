import { Link, Outlet } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { settings } from '../settings.ts'
import { laterTexts } from './later-texts.ts'
import { LogoLink } from './logo.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

/** The quiet frame around signing in and registering. */
export function LoginLayout() {
  return (
    <>
      <header className="page-width flex h-16 items-center justify-between">
        <LogoLink />
        <Link to="/" className="inline-flex min-h-10 items-center gap-1.5 rounded-md text-soft hover:text-quay">
          <ArrowLeft size={16} aria-hidden="true" />
          {laterTexts.backToMarketplace}
        </Link>
      </header>
      <main id="main" className="flex grow flex-col items-center px-4 py-8 md:py-14">
        <Outlet />
      </main>
      <footer className="page-width flex flex-wrap items-center justify-between gap-4 py-5 text-sm text-soft">
        <p>
          © {new Date().getFullYear()} {settings.name}
        </p>
        <ThemeSwitch />
      </footer>
    </>
  )
}
