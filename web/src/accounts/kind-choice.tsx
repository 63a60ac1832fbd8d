import type { RegistrationKind } from '@fairquay/contract/accounts/rules.ts'
import { ShoppingCart, Store, Truck } from 'lucide-react'
import { useId } from 'react'
import { accountsTexts } from './texts.ts'

const kinds = [
  { value: 'buyer', label: accountsTexts.buyer, help: accountsTexts.buyerHelp, icon: ShoppingCart },
  { value: 'seller', label: accountsTexts.seller, help: accountsTexts.sellerHelp, icon: Store },
  {
    value: 'provider',
    label: accountsTexts.serviceProvider,
    help: accountsTexts.serviceProviderHelp,
    icon: Truck,
  },
] as const

type KindChoiceProps = { value: RegistrationKind; onChange: (kind: RegistrationKind) => void }

/** What somebody comes as; each choice is a card. */
export function KindChoice({ value, onChange }: KindChoiceProps) {
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">{accountsTexts.registerAs}</legend>
      <div className="grid gap-3 sm:grid-cols-3">
        {kinds.map(({ value: kind, label, help, icon: Icon }) => (
          <label
            key={kind}
            className="relative flex cursor-pointer items-start gap-3 rounded-lg border border-edge bg-surface p-4 transition-colors hover:border-quay has-checked:border-quay has-checked:bg-tint has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-quay sm:flex-col sm:gap-2"
          >
            <input
              type="radio"
              name={name}
              value={kind}
              checked={kind === value}
              onChange={() => onChange(kind)}
              aria-describedby={`${name}-${kind}`}
              className="absolute right-3 top-3 size-6 accent-quay outline-none"
            />
            <Icon size={22} aria-hidden="true" className="mt-0.5 shrink-0 text-quay" />
            <span className="pr-7 sm:pr-0">
              <span className="block font-semibold">{label}</span>
              <span id={`${name}-${kind}`} aria-hidden="true" className="block text-sm text-soft">
                {help}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
