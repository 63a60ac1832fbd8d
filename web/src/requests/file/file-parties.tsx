import type { TradeFile } from '@fairquay/contract/requests/file/endpoints.ts'
import { Link } from '@tanstack/react-router'
import { fileTexts } from './texts.ts'

/** Who asks, and whose goods it is about. */
export function FileParties({ file: { buyer, seller, requests } }: { file: TradeFile }) {
  const contact = requests[0]?.contact
  const phone = [contact?.phone_code, contact?.phone].filter((part) => part).join(' ')
  return (
    <section aria-label={fileTexts.parties} className="rounded-lg border border-line bg-surface p-4 md:p-5">
      <h2 className="text-sm font-medium text-soft">{fileTexts.seller}</h2>
      <Link
        to="/showroom/$slug"
        params={{ slug: seller.slug }}
        className="inline-block min-h-6 rounded-sm font-medium hover:text-quay hover:underline"
      >
        {seller.name}
      </Link>
      <h2 className="mt-4 text-sm font-medium text-soft">{fileTexts.buyer}</h2>
      <p className="font-medium">{buyer.name}</p>
      {contact ? (
        <>
          <p>
            {contact.first_name} {contact.last_name}
          </p>
          <p className="text-sm break-words">
            <a href={`mailto:${contact.email}`} className="inline-block min-h-6 rounded-sm text-quay hover:underline">
              {contact.email}
            </a>
          </p>
        </>
      ) : null}
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
