import type { ShortRating } from '@fairquay/contract/catalogue/rating.ts'
import type { Company } from '@fairquay/contract/company/shapes.ts'
import { formatNumber } from '@fairquay/contract/locale.ts'
import type { OrderValueForm } from '@fairquay/contract/order-value/form.ts'
import { orderValueMessages } from '@fairquay/contract/order-value/messages.ts'
import { ClipboardList } from 'lucide-react'
import { useState } from 'react'
import { Seal } from '../catalogue/seal.tsx'
import { StepList } from '../order-value/step-list.tsx'
import { SellerRating } from '../reviews/seller-rating.tsx'
import { joinClasses } from '../ui/join-classes.ts'
import { LinkButton } from '../ui/link-button.tsx'
import { Picture } from '../ui/picture.tsx'
import { showroomTexts } from './texts.ts'

type SellerIntroProps = {
  company: Company
  rating: ShortRating
  /** What it gives for bigger orders, for whoever sees prices. */
  orderValue: OrderValueForm | null
}

/** Who shows the goods below: logo and name, the ways to its facts and its order pad, and a few lines. Low, so that the goods are on the first screen. */
export function SellerIntro({ company, rating, orderValue }: SellerIntroProps) {
  return (
    <aside aria-label={showroomTexts.inShort}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex min-w-0 items-end gap-4">
          <Picture
            src={company.logo}
            alt=""
            width={96}
            height={96}
            isPriority
            className="relative -mt-4 ml-4 size-14 shrink-0 rounded-lg border border-line bg-surface object-contain sm:-mt-8 sm:ml-10 sm:size-20"
          />
          <div className="flex min-w-0 flex-wrap items-center gap-x-2 pt-3 pb-1">
            <h2 className="min-w-0 text-xl">{company.name}</h2>
            {company.is_verified ? <Seal checks={company.checks} size={20} /> : null}
            <SellerRating slug={company.slug} rating={rating} />
          </div>
        </div>
        <div className="grid grow grid-cols-2 gap-2 md:mt-3 md:grow-0">
          <LinkButton to="/company/$slug" params={{ slug: company.slug }}>
            {showroomTexts.companyFacts}
          </LinkButton>
          <LinkButton
            to="/shop/$slug"
            params={{ slug: company.slug }}
            tone="secondary"
            icon={<ClipboardList size={16} aria-hidden="true" />}
          >
            {showroomTexts.orderPad}
          </LinkButton>
        </div>
      </div>
      {orderValue ? (
        <StepList value={orderValue} note={orderValueMessages.onlyIn(orderValue.currency)} className="mt-2 sm:pl-10" />
      ) : null}
      <Description text={company.description} />
      <Facts company={company} />
    </aside>
  )
}

/** Longer descriptions are unfolded on demand, characters. */
const longText = 160

function Description({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false)
  if (!text) return null
  const isLong = text.length > longText
  const isCut = isLong && !isOpen
  return (
    <div className={joinClasses('mt-2 max-w-3xl sm:pl-10', isCut && 'flex items-center gap-2')}>
      <p className={joinClasses('whitespace-pre-line text-soft', isCut && 'line-clamp-1 min-w-0')}>{text}</p>
      {isLong ? (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="min-h-8 shrink-0 rounded-md text-sm font-medium text-quay hover:underline"
        >
          {isOpen ? showroomTexts.showLess : showroomTexts.showMore}
        </button>
      ) : null}
    </div>
  )
}

/** The first few; all of them stand on the company's page. */
function nameIndustries(names: readonly string[]): string {
  return names.length > 4 ? showroomTexts.andMore(names.slice(0, 3), names.length - 3) : names.join(', ')
}

function Facts({ company }: { company: Company }) {
  const facts = [
    [showroomTexts.basedIn, [company.city, company.country].filter(Boolean).join(', ')],
    [showroomTexts.established, company.establishment_date?.slice(0, 4) ?? ''],
    [showroomTexts.employees, company.employees === null ? '' : formatNumber(company.employees)],
    [showroomTexts.worksIn, nameIndustries(company.get_industries.map(({ industry }) => industry.name))],
  ].filter(([, value]) => value)
  return (
    <dl className="mt-1 hidden flex-wrap gap-x-6 gap-y-1 text-sm md:flex sm:pl-10">
      {facts.map(([name, value]) => (
        <div key={name} className="flex gap-2">
          <dt className="text-faint">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
