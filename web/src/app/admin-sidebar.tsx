import { Link, type LinkProps } from '@tanstack/react-router'
import {
  Building2,
  ClipboardList,
  Coins,
  Factory,
  FileUp,
  Globe,
  LayoutDashboard,
  Library,
  Mail,
  Package,
  Plug,
  ScrollText,
  Settings,
  Shapes,
  ShieldCheck,
  Store,
  Tag,
  UserRound,
  Users,
  UsersRound,
  Warehouse,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { UnreadCount } from '../requests/inbox/unread-count.tsx'
import { useUser } from '../session.tsx'
import { appTexts } from './texts.ts'

/** The operator's desk, under Marketplace. */
const operatorEntries = [
  { to: '/operator/approvals', name: appTexts.approvals, icon: ShieldCheck },
  { to: '/operator/people', name: appTexts.people, icon: UsersRound },
  { to: '/operator/companies', name: appTexts.companies, icon: Factory },
  { to: '/operator/categories', name: appTexts.categories, icon: Shapes },
  { to: '/operator/brands', name: appTexts.brands, icon: Tag },
  { to: '/operator/families', name: appTexts.families, icon: Library },
  { to: '/operator/countries', name: appTexts.countries, icon: Globe },
  { to: '/operator/outbox', name: appTexts.outbox, icon: Mail },
  { to: '/operator/audit', name: appTexts.auditLog, icon: ScrollText },
  { to: '/operator/rates', name: appTexts.currencyRates, icon: Coins },
  { to: '/operator/settings', name: appTexts.settings, icon: Settings },
] as const

/** Seller Showroom and Company Facts for somebody with a company, Marketplace for admins only (docs/product.md#menus). */
export function AdminSidebar({ onChoose }: { onChoose?: () => void }) {
  const user = useUser()
  const params = user?.company ? { slug: user.company.slug } : null
  // Of a company that waits for approval others see nothing yet, and no program acts for it.
  const isOpen = user?.is_waiting === false
  return (
    <nav aria-label={appTexts.dashboard}>
      <ul className="flex flex-col gap-0.5">
        <Entry to="/dashboard" icon={<LayoutDashboard size={18} aria-hidden="true" />} onChoose={onChoose}>
          {appTexts.dashboard}
        </Entry>
        <Entry to="/products-parent" icon={<Package size={18} aria-hidden="true" />} onChoose={onChoose}>
          {appTexts.products}
        </Entry>
        {user?.role === 'seller' ? (
          <Entry to="/imports" icon={<FileUp size={18} aria-hidden="true" />} onChoose={onChoose}>
            {appTexts.importAndExport}
          </Entry>
        ) : null}
        <Entry to="/requests" icon={<ClipboardList size={18} aria-hidden="true" />} onChoose={onChoose}>
          {appTexts.myRequests}
          <UnreadCount />
        </Entry>
        <Entry to="/profile" icon={<UserRound size={18} aria-hidden="true" />} onChoose={onChoose}>
          {appTexts.profile}
        </Entry>
        <Entry to="/profile/company-profile" icon={<Building2 size={18} aria-hidden="true" />} onChoose={onChoose}>
          {appTexts.companyProfile}
        </Entry>
        {isOpen && user.company && user.company.role !== 'viewer' ? (
          <Entry to="/integrations" icon={<Plug size={18} aria-hidden="true" />} onChoose={onChoose}>
            {appTexts.integrations}
          </Entry>
        ) : null}
        {params ? (
          <Entry to="/profile/members" icon={<Users size={18} aria-hidden="true" />} onChoose={onChoose}>
            {appTexts.members}
          </Entry>
        ) : null}
        {params && isOpen ? (
          <>
            <Entry
              to="/showroom/$slug"
              params={params}
              icon={<Store size={18} aria-hidden="true" />}
              onChoose={onChoose}
            >
              {appTexts.sellerShowroom}
            </Entry>
            <Entry
              to="/company/$slug"
              params={params}
              icon={<Building2 size={18} aria-hidden="true" />}
              onChoose={onChoose}
            >
              {appTexts.companyFacts}
            </Entry>
          </>
        ) : null}
        {user?.is_admin === 3 ? (
          <>
            <Entry to="/marketplace/products" icon={<Warehouse size={18} aria-hidden="true" />} onChoose={onChoose}>
              {appTexts.marketplace}
            </Entry>
            {operatorEntries.map(({ to, name, icon: Icon }) => (
              <Entry key={to} to={to} icon={<Icon size={18} aria-hidden="true" />} onChoose={onChoose}>
                {name}
              </Entry>
            ))}
          </>
        ) : null}
      </ul>
    </nav>
  )
}

type EntryProps = Pick<LinkProps, 'to' | 'params'> & {
  icon: ReactNode
  onChoose: (() => void) | undefined
  children: ReactNode
}

function Entry({ icon, onChoose, children, ...link }: EntryProps) {
  return (
    <li>
      <Link
        {...link}
        onClick={onChoose}
        activeOptions={{ exact: true }}
        className="flex min-h-11 items-center gap-3 rounded-md px-3 text-soft transition-colors hover:bg-tint hover:text-quay aria-[current=page]:bg-tint aria-[current=page]:font-medium aria-[current=page]:text-quay md:min-h-9"
      >
        {icon}
        {children}
      </Link>
    </li>
  )
}
