import type { TradeFile } from '@fairquay/contract/requests/file/endpoints.ts'
import { Link } from '@tanstack/react-router'
import { CompanyLogo } from '../../trade/company-logo.tsx'
import { fileTexts } from './texts.ts'

/** Who asks, and whose goods it is about. */
export function FileParties({ file: { buyer, seller, requests, logos } }: { file: TradeFile }) {
  const contact = requests[0]?.contact
  const phone = [contact?.phone_code, contact?.phone].filter((part) => part).join(' ')
  return (
    <section aria-label={fileTexts.parties} className="rounded-lg border border-line bg-surface p-4 md:p-5">
      <h2 className="text-sm font-medium text-soft">{fileTexts.seller}</h2>
      <div className="mt-1 flex items-center gap-3">
        <CompanyLogo company={seller} logos={logos} />
        <Link
          to="/showroom/$slug"
          params={{ slug: seller.slug }}
          className="inline-block min-h-6 min-w-0 rounded-sm font-medium break-words hover:text-quay hover:underline"
        >
          {seller.name}
        </Link>
      </div>
      <h2 className="mt-4 text-sm font-medium text-soft">{fileTexts.buyer}</h2>
      <div className="mt-1 flex items-center gap-3">
        <CompanyLogo company={buyer} logos={logos} />
        <p className="min-w-0 font-medium break-words">{buyer.name}</p>
      </div>
      {contact ? (
        <>
          <p>
            {contact.first_name} {contact.last_name}
          </p>
          {contact.email === '' ? null : (
            <p className="text-sm break-words">
              <a href={`mailto:${contact.email}`} className="inline-block min-h-6 rounded-sm text-quay hover:underline">
                {contact.email}
              </a>
            </p>
          )}
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
