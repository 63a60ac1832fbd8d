import { type CatalogueAddress, chosenValues, withCategory } from '@fairquay/contract/catalogue/address.ts'
import { catalogueMessages } from '@fairquay/contract/catalogue/messages.ts'
import { Link } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { joinClasses } from '../../ui/join-classes.ts'
import { type ListPlace, linkTo } from '../list/list-place.ts'
import { findIndustry, type Industry, shownAtFirst } from './filter-answer.ts'
import { panelTexts } from './panel-texts.ts'

type CategoryFilterProps = {
  categories: readonly Industry[]
  address: CatalogueAddress
  place: ListPlace
  isEstimate: boolean
  onNavigate?: (() => void) | undefined
}

/** Categories, and inside one its sub-categories with a way back. Links, so that each can be opened and shared. */
export function CategoryFilter({ categories, address, place, isEstimate, onNavigate }: CategoryFilterProps) {
  const [showsAll, setShowsAll] = useState(false)
  const chosen = chosenValues(address, 'category')
  const industry = findIndustry(categories, chosen)
  const count = (products: number) => panelTexts.count(products, isEstimate)
  const row = (key: number | string, subIndustryIds: number[], isChosen: boolean, content: ReactNode) => (
    <li key={key}>
      <Link
        {...linkTo(place, withCategory(address, subIndustryIds))}
        onClick={onNavigate}
        aria-current={isChosen || undefined}
        className={joinClasses(
          'flex min-h-11 items-center justify-between gap-3 rounded-md px-2 md:min-h-8',
          isChosen ? 'bg-tint font-medium text-quay' : 'text-ink hover:bg-tint hover:text-quay',
        )}
      >
        {content}
      </Link>
    </li>
  )
  if (industry) {
    const all = industry.subIndustries.map(({ id }) => id)
    return (
      <div>
        <Link
          {...linkTo(place, withCategory(address, []))}
          onClick={onNavigate}
          className="mb-1 inline-flex min-h-11 items-center gap-1 rounded-md pr-2 text-sm text-soft hover:text-quay md:min-h-8"
        >
          <ChevronLeft size={16} aria-hidden="true" />
          {catalogueMessages.backToCategories}
        </Link>
        <ul className="-mx-2">
          {row(
            'all',
            all,
            chosen.length === all.length,
            <Entry name={industry.name} count={count(industry.products)} isStrong />,
          )}
          {industry.subIndustries.map(({ id, name, products }) =>
            row(
              id,
              [id],
              chosen.length === 1 && chosen[0] === String(id),
              <Entry name={name} count={count(products)} isIndented />,
            ),
          )}
        </ul>
      </div>
    )
  }
  const offered = categories.filter(({ products }) => products > 0)
  const shown = showsAll ? offered : offered.slice(0, shownAtFirst)
  return (
    <div>
      <ul className="-mx-2">
        {shown.map((category) =>
          row(
            category.id,
            category.subIndustries.map(({ id }) => id),
            false,
            <Entry name={category.name} count={count(category.products)} />,
          ),
        )}
      </ul>
      {offered.length > shownAtFirst ? <MoreButton isOpen={showsAll} onToggle={() => setShowsAll(!showsAll)} /> : null}
    </div>
  )
}

function Entry({
  name,
  count,
  isStrong,
  isIndented,
}: {
  name: string
  count: string
  isStrong?: boolean
  isIndented?: boolean
}) {
  return (
    <>
      <span className={joinClasses('min-w-0 truncate', isStrong && 'font-medium', isIndented && 'pl-3')}>{name}</span>
      <span className="tabular text-xs text-soft">{count}</span>
    </>
  )
}

/** The toggle below a list that is cut at eight. */
export function MoreButton({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={onToggle}
      className="min-h-11 rounded-md text-sm font-medium text-quay hover:underline md:min-h-8"
    >
      {isOpen ? panelTexts.showLess : panelTexts.showMore}
    </button>
  )
}
