import type { Company } from '@fairquay/contract/company/shapes.ts'
import { formatNumber } from '@fairquay/contract/locale.ts'
import { ClipboardList } from 'lucide-react'
import { useState } from 'react'
import { Seal } from '../catalogue/seal.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { Picture } from '../ui/picture.tsx'
import { showroomTexts } from './texts.ts'

/** Who shows the goods below: logo, name and description, and beside them the card that leads to the company's facts. */
export function SellerIntro({ company }: { company: Company }) {
  return (
    <div className="grid grid-cols-1 gap-x-10 gap-y-2 md:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="min-w-0">
        <div className="flex items-end gap-4">
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
          </div>
        </div>
        <Description text={company.description} />
      </div>
      <SideCard company={company} />
    </div>
  )
}

/** Longer descriptions are unfolded on demand, characters. */
const longText = 160

function Description({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false)
  if (!text) return null
  const isLong = text.length > longText
  return (
    <div className="mt-2 max-w-3xl sm:pl-10">
      <p className={`whitespace-pre-line text-soft ${isLong && !isOpen ? 'line-clamp-1 sm:line-clamp-2' : ''}`}>
        {text}
      </p>
      {isLong ? (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="min-h-8 rounded-md text-sm font-medium text-quay hover:underline"
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

function SideCard({ company }: { company: Company }) {
  const facts = [
    [showroomTexts.basedIn, [company.city, company.country].filter(Boolean).join(', ')],
    [showroomTexts.established, company.establishment_date?.slice(0, 4) ?? ''],
    [showroomTexts.employees, company.employees === null ? '' : formatNumber(company.employees)],
    [showroomTexts.worksIn, nameIndustries(company.get_industries.map(({ industry }) => industry.name))],
  ].filter(([, value]) => value)
  return (
    <aside
      aria-label={showroomTexts.inShort}
      className="self-start md:mt-4 md:rounded-lg md:border md:border-line md:bg-surface md:p-3"
    >
      <dl className="hidden grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm md:grid">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-faint">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="grid grid-cols-2 gap-2 md:mt-3">
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
    </aside>
  )
}
