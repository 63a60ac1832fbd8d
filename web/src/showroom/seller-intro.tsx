import type { ShortRating } from '@fairquay/contract/catalogue/rating.ts'
import type { Company } from '@fairquay/contract/company/shapes.ts'
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
import { showroomLook } from './showroom-look.ts'
import { longDescription, tellCompany } from './tell-company.ts'
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
      <div className={showroomLook.intro}>
        <div className={showroomLook.seller}>
          <Picture src={company.logo} alt="" width={96} height={96} isPriority className={showroomLook.logo} />
          <div className={showroomLook.name}>
            <h2 className="min-w-0 text-xl">{company.name}</h2>
            {company.is_verified ? <Seal checks={company.checks} size={20} /> : null}
            <SellerRating slug={company.slug} rating={rating} />
          </div>
        </div>
        <div className={showroomLook.ways}>
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

function Description({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false)
  if (!text) return null
  const isLong = text.length > longDescription
  const isCut = isLong && !isOpen
  return (
    <div className={joinClasses(showroomLook.description, isCut && showroomLook.cut)}>
      <p className={joinClasses(showroomLook.story, isCut && showroomLook.cutStory)}>{text}</p>
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

function Facts({ company }: { company: Company }) {
  return (
    <dl className={showroomLook.facts}>
      {tellCompany(company).map(([name, value]) => (
        <div key={name} className={showroomLook.fact}>
          <dt className="text-faint">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
