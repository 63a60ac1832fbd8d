import { joinAddress } from '@fairquay/contract/address-lines.ts'
import type { AddressForm } from '@fairquay/contract/freight/form.ts'
import { Button } from '../../ui/button.tsx'
import { readAddress } from './fill-parties.ts'
import type { CompanyAddress } from './quote-queries.ts'

type OwnAddressesProps = {
  addresses: readonly CompanyAddress[]
  chosen: AddressForm
  onChoose: (address: AddressForm) => void
}

/** The buyer's own places, to fill the shipping address in with one press. */
export function OwnAddresses({ addresses, chosen, onChoose }: OwnAddressesProps) {
  if (addresses.length < 2) return null
  return (
    <div className="mb-4 flex flex-wrap gap-2">
      {addresses.map((address) => (
        <Button
          key={address.key}
          tone="secondary"
          size="small"
          aria-pressed={joinAddress(address) === joinAddress(chosen)}
          className="aria-pressed:border-quay aria-pressed:bg-tint aria-pressed:text-quay"
          onClick={() => onChoose(readAddress(address))}
        >
          {address.name}
        </Button>
      ))}
    </div>
  )
}
