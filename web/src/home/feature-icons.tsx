import { lowerHomeMessages } from '@fairquay/contract/home/lower-messages.ts'
import { Link } from '@tanstack/react-router'
import { BadgePercent, Leaf, Stamp, Truck } from 'lucide-react'
import { searchWords } from './texts.ts'

const { features } = lowerHomeMessages

const ways = [
  { ...features.privateLabel, icon: Stamp, search: searchWords.privateLabel },
  { ...features.specialDeals, icon: BadgePercent, search: searchWords.specialDeal },
  { ...features.greenProducts, icon: Leaf, search: searchWords.greenProduct },
  { ...features.readyToShip, icon: Truck, search: searchWords.readyToShip },
]

/** Four ways to shop, each leading to the goods it names. */
export function FeatureIcons() {
  return (
    <nav aria-label={features.title}>
      <ul className="grid grid-cols-2 overflow-hidden rounded-lg border border-line bg-surface lg:grid-cols-4">
        {ways.map(({ name, text, icon: Icon, search }) => (
          <li key={name} className="-mt-px -ml-px border-t border-l border-line">
            <Link
              to="/products"
              search={{ search, title: name }}
              className="group flex h-full flex-col gap-3 p-4 -outline-offset-2 transition-colors hover:bg-tint md:flex-row md:items-center md:p-6"
            >
              <span className="grid size-11 shrink-0 place-items-center rounded-full bg-tint text-quay group-hover:bg-surface">
                <Icon size={22} aria-hidden="true" />
              </span>
              <span className="min-w-0">
                <span className="block font-semibold group-hover:text-quay">{name}</span>
                <span className="block text-sm leading-snug text-pretty text-soft">{text}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
