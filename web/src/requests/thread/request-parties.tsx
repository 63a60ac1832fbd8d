import type { RequestDetail } from '@fairquay/contract/requests/inbox/endpoints.ts'
import { Link } from '@tanstack/react-router'
import { threadTexts } from './texts.ts'

/** Who asks, and whose goods it is about. */
export function RequestParties({ request }: { request: RequestDetail }) {
  const { buyer, supplier, contact } = request
  const phone = [contact.phone_code, contact.phone].filter((part) => part !== '').join(' ')
  return (
    <section aria-label={threadTexts.parties} className="rounded-lg border border-line bg-surface p-4 md:p-5">
      <h2 className="text-sm font-medium text-soft">{threadTexts.seller}</h2>
      <Link
        to="/showroom/$slug"
        params={{ slug: supplier.slug }}
        className="inline-block min-h-6 rounded-sm font-medium hover:text-quay hover:underline"
      >
        {supplier.name}
      </Link>
      <h2 className="mt-4 text-sm font-medium text-soft">{threadTexts.buyer}</h2>
      <p className="font-medium">{buyer.name}</p>
      <p>
        {contact.first_name} {contact.last_name}
      </p>
      <p className="text-sm break-words">
        <a href={`mailto:${contact.email}`} className="inline-block min-h-6 rounded-sm text-quay hover:underline">
          {contact.email}
        </a>
      </p>
      {phone === '' ? null : (
        <p className="text-sm">
          <a
            href={`tel:${phone.replace(/[^+\d]/g, '')}`}
            className="inline-block min-h-6 rounded-sm text-quay hover:underline"
          >
            {phone}
          </a>
        </p>
      )}
    </section>
  )
}
