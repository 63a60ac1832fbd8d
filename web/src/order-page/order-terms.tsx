import { listAddressLines } from '@fairquay/contract/address-lines.ts'
import { formatDay } from '@fairquay/contract/locale.ts'
import type { OrderDetail } from '@fairquay/contract/orders/shapes.ts'
import type { DealAddress } from '@fairquay/contract/trade/deal-address.ts'
import { isIncotermCode } from '@fairquay/contract/trade/incoterms.ts'
import { Link } from '@tanstack/react-router'
import { TermRoute } from '../incoterms/lazy-term-route.tsx'
import { orderTexts } from '../orders/texts.ts'

/** Who buys from whom, on which terms, from where to where. */
export function OrderTerms({ order }: { order: OrderDetail }) {
  const { incoterm, place, payment_terms, po_number, wanted_date, ready_on, note, contacts, request_id } = order
  const facts = [
    { name: orderTexts.incoterm, value: [incoterm, place].filter((part) => part !== '').join(' ') },
    { name: orderTexts.paymentTerms, value: payment_terms },
    { name: orderTexts.poNumber, value: po_number },
    { name: orderTexts.wantedDate, value: wanted_date ? formatDay(wanted_date) : '' },
    { name: orderTexts.readyOn, value: ready_on ? formatDay(ready_on) : '' },
    { name: orderTexts.note, value: note },
  ].filter(({ value }) => value !== '')
  return (
    <section aria-label={orderTexts.terms} className="rounded-lg border border-line bg-surface p-4 md:p-5">
      <div className="grid grid-cols-1 gap-x-5 gap-y-4 sm:grid-cols-2 xl:grid-cols-1">
        <Contact title={orderTexts.seller} contact={contacts.seller} slug={order.seller.slug} />
        <Contact title={orderTexts.buyer} contact={contacts.buyer} />
        {facts.map(({ name, value }) => (
          <div key={name}>
            <h2 className="text-sm font-medium text-soft">{name}</h2>
            <p className="break-words whitespace-pre-line">{value}</p>
          </div>
        ))}
        {isIncotermCode(incoterm) ? <TermRoute incoterm={incoterm} /> : null}
        <Address title={orderTexts.loading_address} address={order.loading} />
        <Address title={orderTexts.delivery} address={order.delivery} />
        <Address title={orderTexts.billing} address={order.billing} />
        <div>
          <h2 className="text-sm font-medium text-soft">{orderTexts.request}</h2>
          <Link
            to="/requests/$id"
            params={{ id: String(request_id) }}
            className="inline-block min-h-6 rounded-sm text-quay hover:underline"
          >
            {orderTexts.requestNumber(request_id)}
          </Link>
        </div>
      </div>
    </section>
  )
}

type ContactProps = { title: string; contact: OrderDetail['contacts']['buyer']; slug?: string }

function Contact({ title, contact: { company, person, email, phone }, slug }: ContactProps) {
  const linkLook = 'inline-block min-h-6 rounded-sm text-quay hover:underline'
  return (
    <div>
      <h2 className="text-sm font-medium text-soft">{title}</h2>
      {slug ? (
        <Link
          to="/showroom/$slug"
          params={{ slug }}
          className="inline-block min-h-6 rounded-sm font-medium hover:text-quay hover:underline"
        >
          {company}
        </Link>
      ) : (
        <p className="font-medium">{company}</p>
      )}
      <p>{person}</p>
      <p className="text-sm break-words">
        <a href={`mailto:${email}`} className={linkLook}>
          {email}
        </a>
      </p>
      {phone === '' ? null : (
        <p className="text-sm">
          <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={linkLook}>
            {phone}
          </a>
        </p>
      )}
    </div>
  )
}

function Address({ title, address }: { title: string; address: DealAddress | null }) {
  if (!address) return null
  const { company, person = '', phone = '' } = address
  const lines = [...listAddressLines(address), person, phone]
  return (
    <div>
      <h2 className="text-sm font-medium text-soft">{title}</h2>
      <p>{company}</p>
      {lines
        .filter((line) => line !== '')
        .map((line) => (
          <p key={line} className="text-sm">
            {line}
          </p>
        ))}
    </div>
  )
}
