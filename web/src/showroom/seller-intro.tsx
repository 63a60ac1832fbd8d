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
    <div className="grid gap-x-10 gap-y-6 md:grid-cols-[minmax(0,1fr)_19rem]">
      <div className="min-w-0">
        <div className="flex items-end gap-4">
          <Picture
            src={company.logo}
            alt=""
            width={96}
            height={96}
            isPriority
            className="relative -mt-8 ml-4 size-20 shrink-0 rounded-lg border border-line bg-surface object-contain sm:-mt-10 sm:ml-10 sm:size-24"
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
const longText = 320

function Description({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false)
  if (!text) return null
  const isLong = text.length > longText
  return (
    <div className="mt-4 max-w-3xl sm:pl-10">
      <p className={`whitespace-pre-line text-soft ${isLong && !isOpen ? 'line-clamp-3' : ''}`}>{text}</p>
      {isLong ? (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="min-h-11 rounded-md text-sm font-medium text-quay hover:underline md:min-h-8"
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
      className="self-start rounded-lg border border-line bg-surface p-4 md:mt-5"
    >
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-sm">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-faint">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-4 grid grid-cols-2 gap-2 md:grid-cols-1">
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
