import { homeMessages } from '@fairquay/contract/home/messages.ts'
import { LinkButton } from '../ui/link-button.tsx'

/** Invites guests to register (docs/product.md#home). */
export function PromoBanner() {
  const { title, text, action } = homeMessages.promo
  return (
    <aside aria-label={action} className="border-b border-line bg-tint">
      <div className="page-width flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-4 md:py-5">
        <p>
          <strong className="block text-base font-semibold md:text-lg">{title}</strong>
          <span className="text-soft">{text}</span>
        </p>
        <LinkButton to="/secured/register" className="max-sm:w-full">
          {action}
        </LinkButton>
      </div>
    </aside>
  )
}
