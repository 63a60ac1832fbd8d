import type { SessionUser } from '@fairquay/contract/accounts/session-endpoints.ts'
import { useNavigate } from '@tanstack/react-router'
import { ChevronDown, ClipboardList, LayoutDashboard, LogOut, Package, PackageCheck, UserRound } from 'lucide-react'
import { WaitingCount } from '../requests/inbox/waiting-count.tsx'
import { signOut } from '../session.tsx'
import { Menu, MenuAnchor, MenuItem, MenuLine, MenuLink } from '../ui/menu.tsx'
import { laterTexts } from './later-texts.ts'
import { sellerAddresses } from './seller-addresses.ts'

/** The menu of a person signed in (docs/product.md#menus). */
export function AccountMenu({ user }: { user: SessionUser }) {
  const navigate = useNavigate()
  const name = user.profile.first_name || user.email
  return (
    <Menu
      buttonClassName="inline-flex min-h-11 md:min-h-10 items-center gap-2 rounded-md px-1.5 font-medium transition-colors hover:bg-tint hover:text-quay"
      button={
        <>
          {/* Drawn by the style sheet: the letter is no part of the button's name. */}
          <span
            aria-hidden="true"
            data-letter={name.slice(0, 1).toUpperCase()}
            className="grid size-8 place-items-center rounded-full bg-tint text-sm font-semibold text-quay before:content-[attr(data-letter)]"
          />
          <span className="sr-only">{laterTexts.accountOf.before}</span>
          <span className="max-w-28 truncate max-xl:sr-only">{name}</span>
          {laterTexts.accountOf.after ? <span className="sr-only">{laterTexts.accountOf.after}</span> : null}
          <ChevronDown size={16} aria-hidden="true" className="text-faint" />
        </>
      }
    >
      <MenuAnchor href={sellerAddresses.dashboard} icon={<LayoutDashboard size={18} aria-hidden="true" />}>
        {laterTexts.dashboard}
      </MenuAnchor>
      <MenuLink to="/requests" icon={<ClipboardList size={18} aria-hidden="true" />}>
        {laterTexts.myRequests}
        <WaitingCount />
      </MenuLink>
      <MenuLink to="/orders" icon={<PackageCheck size={18} aria-hidden="true" />}>
        {laterTexts.orders}
      </MenuLink>
      <MenuAnchor href={sellerAddresses.profile} icon={<UserRound size={18} aria-hidden="true" />}>
        {laterTexts.myProfile}
      </MenuAnchor>
      {/* For who has products: anybody else would read that only sellers have them. */}
      {user.role === 'seller' ? (
        <MenuAnchor href={sellerAddresses.products} icon={<Package size={18} aria-hidden="true" />}>
          {laterTexts.myProducts}
        </MenuAnchor>
      ) : null}
      <MenuLine />
      <MenuItem
        icon={<LogOut size={18} aria-hidden="true" />}
        onClick={async () => {
          await signOut()
          await navigate({ to: '/secured/login' })
        }}
      >
        {laterTexts.logout}
      </MenuItem>
    </Menu>
  )
}
