import { joinAddress } from '@fairquay/contract/address-lines.ts'
import type { LoadingForm } from '@fairquay/contract/freight/form.ts'
import { emptyAddress } from '@fairquay/contract/freight/form.ts'
import { quoteTexts } from '@fairquay/contract/freight/messages.ts'
import { isWholeAddress, type Refusals } from '@fairquay/contract/freight/rules.ts'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { AddressFields } from './address-fields.tsx'
import { idOfField } from './field-ids.ts'
import { readLoading } from './fill-parties.ts'
import type { CompanyAddress } from './quote-queries.ts'
import { wizardTexts } from './texts.ts'

type LoadingChoiceProps = {
  addresses: readonly CompanyAddress[]
  loading: LoadingForm
  errors: Refusals
  onChange: (change: Partial<LoadingForm>) => void
}

/** Where the goods are loaded: one of the seller's addresses, or a new one. An address of the seller that is not whole can be completed. */
export function LoadingChoice({ addresses, loading, errors, onChange }: LoadingChoiceProps) {
  const known = addresses.find(({ key }) => key === loading.source)
  const isTyped = loading.source === 'new' || (known !== undefined && !isWholeAddress({ ...known }))

  function choose(source: string) {
    const address = addresses.find(({ key }) => key === source)
    onChange(address ? readLoading(address) : { ...emptyAddress, source, isStock: true })
  }

  return (
    <div id={idOfField('loading')} tabIndex={-1} className="flex flex-col gap-4 outline-none">
      <RadioGroup
        legend={wizardTexts.sellerLoadingAddress}
        value={loading.source === '' ? null : loading.source}
        onChange={choose}
        error={errors.loading}
        options={[
          ...addresses.map((address) => ({
            value: address.key,
            label: `${address.name} · ${address.is_stock ? quoteTexts.stockAddress : quoteTexts.headquartersAddress}`,
            help: joinAddress(address),
          })),
          { value: 'new', label: quoteTexts.addNewAddress },
        ]}
      />
      {isTyped ? (
        <AddressFields part="loading" address={loading} errors={errors} onChange={(address) => onChange(address)} />
      ) : null}
    </div>
  )
}
