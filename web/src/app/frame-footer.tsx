import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { settings } from '../settings.ts'
import { joinClasses } from '../ui/join-classes.ts'
import { lazyPart } from '../ui/lazy-part.tsx'
import { laterTexts } from './later-texts.ts'
import { LogoLink } from './logo.tsx'
import { useOpenSeller } from './main-menu.tsx'
import { OutsideLink } from './outside-link.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

const { links } = settings
// Below everything else: its code, and that of forms, comes after the page.
const NewsletterForm = lazyPart(() => import('../newsletter/newsletter-form.tsx'), 'NewsletterForm', true)
const linkLook = 'inline-flex min-h-8 items-center rounded-sm text-soft hover:text-quay hover:underline'

const columns = [
  {
    title: laterTexts.company,
    entries: [
      { label: laterTexts.aboutUs, href: links.aboutUs },
      { label: laterTexts.howItWorks, href: links.howItWorks },
      { label: laterTexts.players, href: links.players },
    ],
  },
  {
    title: laterTexts.discover,
    entries: [
      { label: laterTexts.features, href: links.features },
      { label: laterTexts.contacts, href: links.contacts },
      { label: 'LinkedIn', href: links.linkedIn },
    ],
  },
]

/** The footer (docs/product.md#menus); on a seller's pages and at a desk only its last line. */
export function FrameFooter({ isReduced: isWanted = false }: { isReduced?: boolean }) {
  const isOfSeller = useOpenSeller() !== null
  const isReduced = isWanted || isOfSeller
  return (
    <footer className={joinClasses('border-t border-line bg-surface', !isWanted && 'mt-16')}>
      {isReduced ? null : (
        <div className="page-width grid gap-10 py-12 md:grid-cols-[1.2fr_1fr_1fr] lg:grid-cols-[1.4fr_0.8fr_0.8fr_1.6fr]">
          <div className="flex flex-col gap-4">
            <LogoLink />
            <p className="max-w-64 text-soft">{laterTexts.claim}</p>
          </div>
          {columns.map(({ title, entries }) => (
            <nav key={title} aria-label={title}>
              <h2 className="mb-2 text-sm font-semibold tracking-normal">{title}</h2>
              <ul>
                {entries.map(({ label, href }) => (
                  <li key={label}>
                    <OutsideLink href={href} className={linkLook}>
                      {label}
                    </OutsideLink>
                  </li>
                ))}
                {title === laterTexts.discover ? (
                  <>
                    <li>
                      <Link to="/load-planner" className={linkLook}>
                        {laterTexts.loadPlanner}
                      </Link>
                    </li>
                    <li>
                      <Link to="/landed-cost" className={linkLook}>
                        {laterTexts.landedCost}
                      </Link>
                    </li>
                    <li>
                      <Link to="/hs-codes" className={linkLook}>
                        {laterTexts.hsCodes}
                      </Link>
                    </li>
                    <li>
                      <Link to="/incoterms" search={{ term: 'FCA', by: 'boat' }} className={linkLook}>
                        {laterTexts.incoterms}
                      </Link>
                    </li>
                  </>
                ) : null}
              </ul>
            </nav>
          ))}
          <div className="md:col-span-3 lg:col-span-1">
            <Suspense fallback={<div className="h-27" />}>
              <NewsletterForm />
            </Suspense>
          </div>
        </div>
      )}
      <div className={isReduced ? undefined : 'border-t border-line'}>
        <div className="page-width flex flex-wrap items-center gap-x-6 gap-y-3 py-5 text-sm text-soft">
          <p>
            © {new Date().getFullYear()} {settings.name}
          </p>
          {settings.companyNumber ? <p>{settings.companyNumber}</p> : null}
          <div className="flex flex-wrap gap-5">
            <OutsideLink href={links.privacy} className={linkLook}>
              {laterTexts.privacyPolicy}
            </OutsideLink>
            <OutsideLink href={links.terms} className={linkLook}>
              {laterTexts.terms}
            </OutsideLink>
            {links.sourceCode ? (
              <OutsideLink href={links.sourceCode} className={linkLook}>
                {laterTexts.sourceCode}
              </OutsideLink>
            ) : null}
          </div>
          <div className="ml-auto">
            <ThemeSwitch />
          </div>
        </div>
      </div>
    </footer>
  )
}
