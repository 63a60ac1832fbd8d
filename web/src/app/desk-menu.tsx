import type { SessionUser } from '@fairquay/contract/accounts/session-endpoints.ts'
import { Link, type LinkProps } from '@tanstack/react-router'
import {
  Building2,
  ChartLine,
  ClipboardList,
  Coins,
  Factory,
  FileUp,
  Flag,
  Gauge,
  Gavel,
  Globe,
  HeartPulse,
  Landmark,
  LayoutDashboard,
  Library,
  ListChecks,
  type LucideIcon,
  Mail,
  Megaphone,
  MessageSquareWarning,
  Package,
  PackageCheck,
  Plug,
  ReceiptText,
  Scale,
  ScrollText,
  Settings,
  Shapes,
  ShieldCheck,
  Star,
  Store,
  Tag,
  Truck,
  UserRound,
  Users,
  UsersRound,
  Wallet,
  Warehouse,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { WaitingCount } from '../requests/inbox/waiting-count.tsx'
import { useUser } from '../session.tsx'
import { laterTexts } from './later-texts.ts'

type DeskEntry = Pick<LinkProps, 'to' | 'params'> & { name: string; icon: LucideIcon; count?: ReactNode }

/** The operator's desk, under Marketplace. */
const operatorEntries: DeskEntry[] = [
  { to: '/marketplace/products', name: laterTexts.marketplace, icon: Warehouse },
  { to: '/operator/approvals', name: laterTexts.approvals, icon: ShieldCheck },
  { to: '/operator/people', name: laterTexts.people, icon: UsersRound },
  { to: '/operator/companies', name: laterTexts.companies, icon: Factory },
  { to: '/operator/reports', name: laterTexts.reports, icon: Gavel },
  { to: '/operator/reviews', name: laterTexts.reportedReviews, icon: Flag },
  { to: '/operator/categories', name: laterTexts.categories, icon: Shapes },
  { to: '/operator/brands', name: laterTexts.brands, icon: Tag },
  { to: '/operator/families', name: laterTexts.families, icon: Library },
  { to: '/operator/countries', name: laterTexts.countries, icon: Globe },
  { to: '/operator/health', name: laterTexts.health, icon: HeartPulse },
  { to: '/operator/outbox', name: laterTexts.outbox, icon: Mail },
  { to: '/operator/limits', name: laterTexts.limits, icon: Gauge },
  { to: '/operator/audit', name: laterTexts.auditLog, icon: ScrollText },
  { to: '/operator/rates', name: laterTexts.currencyRates, icon: Coins },
  { to: '/operator/tariffs', name: laterTexts.tariffs, icon: Landmark },
  { to: '/operator/announcements', name: laterTexts.announcements, icon: Megaphone },
  { to: '/operator/legal', name: laterTexts.legalTexts, icon: Scale },
  { to: '/operator/settings', name: laterTexts.settings, icon: Settings },
  { to: '/operator/setup', name: laterTexts.setup, icon: ListChecks },
]

/** What somebody signed in may do, by their role (docs/product.md#menus). */
function entriesFor(user: SessionUser): DeskEntry[] {
  const isSeller = user.role === 'seller'
  // Who carries goods or clears them through customs has no part in what is claimed of them.
  const isTrading = user.role !== 'provider' && user.role !== 'broker'
  const params = user.company ? { slug: user.company.slug } : null
  const all: (DeskEntry | false | null)[] = [
    { to: '/dashboard', name: laterTexts.dashboard, icon: LayoutDashboard },
    isSeller && { to: '/products-parent', name: laterTexts.myProducts, icon: Package },
    (isSeller || user.is_admin === 3) && { to: '/figures', name: laterTexts.figures, icon: ChartLine },
    isSeller && { to: '/imports', name: laterTexts.importAndExport, icon: FileUp },
    params && { to: '/requests', name: laterTexts.myRequests, icon: ClipboardList, count: <WaitingCount /> },
    { to: '/orders', name: laterTexts.orders, icon: PackageCheck },
    { to: '/shipments', name: laterTexts.shipments, icon: Truck },
    user.role === 'provider' && params && { to: '/rate-cards', name: laterTexts.rateCards, icon: ReceiptText },
    isTrading && { to: '/claims', name: laterTexts.claims, icon: MessageSquareWarning },
    isTrading && params && { to: '/reviews', name: laterTexts.reviews, icon: Star },
    params && { to: '/money', name: laterTexts.money, icon: Wallet },
    { to: '/profile', name: laterTexts.profile, icon: UserRound },
    params && { to: '/profile/company-profile', name: laterTexts.companyProfile, icon: Building2 },
    user.company &&
      user.company.role !== 'viewer' && { to: '/integrations', name: laterTexts.integrations, icon: Plug },
    params && { to: '/profile/members', name: laterTexts.members, icon: Users },
    // Only a seller's company has pages of its own, once it was approved.
    params &&
      user.profile.is_seller_verified && {
        to: '/showroom/$slug',
        params,
        name: laterTexts.sellerShowroom,
        icon: Store,
      },
    params &&
      user.profile.is_seller_verified && {
        to: '/company/$slug',
        params,
        name: laterTexts.companyFacts,
        icon: Building2,
      },
    ...(user.is_admin === 3 ? operatorEntries : []),
  ]
  return all.filter((entry) => entry !== false && entry !== null)
}

export function DeskMenu({ onChoose }: { onChoose?: () => void }) {
  const user = useUser()
  return (
    <nav aria-label={laterTexts.dashboard}>
      <ul className="flex flex-col gap-0.5">
        {(user ? entriesFor(user) : []).map(({ name, icon: Icon, count, ...link }) => (
          <li key={link.to}>
            <Link
              {...link}
              onClick={onChoose}
              // A product's editor is part of My Products, whatever the list was filtered by; one's own profile is a page beside the company's.
              activeOptions={{ exact: link.to === '/profile', includeSearch: false }}
              className="flex min-h-11 items-center gap-3 rounded-md px-3 text-soft transition-colors hover:bg-tint hover:text-quay aria-[current=page]:bg-tint aria-[current=page]:font-medium aria-[current=page]:text-quay lg:min-h-9"
            >
              <Icon size={18} aria-hidden="true" />
              {name}
              {count}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
