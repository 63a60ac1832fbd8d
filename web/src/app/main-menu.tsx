import { Link, type LinkProps, useMatches } from '@tanstack/react-router'
import { settings } from '../settings.ts'
import { OutsideLink } from './outside-link.tsx'
import { appTexts } from './texts.ts'

export type MenuEntry = { label: string } & (
  | Pick<LinkProps, 'to' | 'params' | 'hash' | 'activeOptions'>
  | { href: string }
)

const mainEntries: MenuEntry[] = [
  { label: appTexts.products, to: '/products' },
  { label: appTexts.categories, to: '/explore/categories' },
  { label: appTexts.brands, to: '/explore/brands' },
  { label: appTexts.markets, to: '/explore/countries' },
  { label: appTexts.about, href: settings.links.about },
]

/** The seller whose showroom or company page is open, if one is: there the menu changes and the footer is reduced (docs/product.md#menus). */
export function useOpenSeller(): string | null {
  return useMatches({
    select: (matches) => {
      const last = matches.at(-1)
      if (last?.routeId !== '/market/showroom/$slug' && last?.routeId !== '/market/company/$slug') return null
      return last.params.slug ?? null
    },
  })
}

function entriesFor(seller: string | null): MenuEntry[] {
  if (seller === null) return mainEntries
  const params = { slug: seller }
  return [
    { label: appTexts.catalogue, to: '/showroom/$slug', params },
    { label: appTexts.companyProfilePage, to: '/company/$slug', params, activeOptions: { includeHash: true } },
    {
      label: appTexts.businessFacts,
      to: '/company/$slug',
      params,
      hash: 'business-facts',
      activeOptions: { includeHash: true },
    },
  ]
}

type MainMenuProps = { isUpright?: boolean; onChoose?: () => void }

/** The main menu, in the header's line or upright in the phone's drawer. */
export function MainMenu({ isUpright = false, onChoose }: MainMenuProps) {
  const seller = useOpenSeller()
  const look = isUpright
    ? 'flex min-h-12 items-center rounded-md px-3 text-base font-medium hover:bg-tint aria-[current=page]:bg-tint aria-[current=page]:text-quay'
    : 'inline-flex min-h-10 items-center rounded-md px-2 xl:px-3 font-medium text-soft transition-colors hover:text-quay aria-[current=page]:text-quay'
  return (
    <nav aria-label={seller === null ? appTexts.mainMenu : appTexts.sellerMenu}>
      <ul className={isUpright ? 'flex flex-col gap-1' : 'flex items-center'}>
        {entriesFor(seller).map(({ label, ...entry }) => (
          <li key={label}>
            {'href' in entry ? (
              <OutsideLink href={entry.href} className={look} onClick={onChoose}>
                {label}
              </OutsideLink>
            ) : (
              <Link {...entry} className={look} onClick={onChoose}>
                {label}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
