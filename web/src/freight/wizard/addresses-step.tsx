import { quoteMessages, quoteTexts } from '@fairquay/contract/freight/messages.ts'
import { refuseAddresses } from '@fairquay/contract/freight/rules.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useUser } from '../../session.tsx'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AddressFields } from './address-fields.tsx'
import { BillingFields } from './billing-fields.tsx'
import { ContactFields } from './contact-fields.tsx'
import { readBuyer, readSeller } from './fill-parties.ts'
import { LoadFailure } from './load-failure.tsx'
import { LoadingChoice } from './loading-choice.tsx'
import { OwnAddresses } from './own-addresses.tsx'
import { addressesQuery, buyerQuery } from './quote-queries.ts'
import { StepFrame, StepSection } from './step-frame.tsx'
import { wizardTexts } from './texts.ts'
import { useQuote } from './use-quote.ts'
import { useStep } from './use-step.ts'

/** Step 1: who ships from where to where, and who pays (docs/product.md#freight-quotes). */
export function AddressesStep({ sellerId, onDone }: { sellerId: number; onDone: () => void }) {
  const quote = useQuote((state) => state.form)
  const change = useQuote((state) => state.change)
  const fill = useQuote((state) => state.fill)
  const filled = useQuote((state) => state.filled)
  const pickUp = useQuote((state) => state.deal?.pickUp)

  const ownCompanyId = useUser()?.company?.id
  const seller = useQuery(addressesQuery(sellerId))
  const buyer = useQuery({ ...buyerQuery(ownCompanyId ?? 0), enabled: ownCompanyId !== undefined })
  useEffect(() => {
    if (seller.data) fill('seller', readSeller(seller.data, pickUp))
  }, [seller.data, fill, pickUp])
  useEffect(() => {
    if (buyer.data) fill('buyer', readBuyer(buyer.data.profile, buyer.data.company))
  }, [buyer.data, fill])

  const step = useStep(quote, refuseAddresses, quoteMessages.addressesIncomplete, onDone)
  const { errors } = step

  const isLoading = (seller.isPending && !filled.includes('seller')) || (buyer.isLoading && !filled.includes('buyer'))
  // Neither side before both are there: the one below would be pushed down by the one above.
  if (isLoading)
    return (
      <div role="status" aria-label={wizardTexts.loading}>
        <Skeleton className="h-screen w-full rounded-lg" />
      </div>
    )
  return (
    <StepFrame
      form={step}
      label={quoteTexts.addressesTitle}
      refusalTitle={quoteMessages.addressesIncomplete}
      footer={
        <Button type="submit" size="large" className="w-full sm:w-auto">
          {wizardTexts.continue}
        </Button>
      }
    >
      <StepSection title={wizardTexts.seller}>
        {seller.isError ? <LoadFailure sentence={quoteTexts.sellerLoadFailed} query={seller} /> : null}
        <LoadingChoice
          addresses={seller.data?.addresses ?? []}
          loading={quote.loading}
          errors={errors}
          onChange={(loading) => change('loading', loading)}
        />
        <ContactFields
          part="seller"
          contact={quote.seller}
          errors={errors}
          onChange={(contact) => change('seller', contact)}
        />
      </StepSection>
      <StepSection title={wizardTexts.buyer}>
        {buyer.isError ? <LoadFailure sentence={quoteTexts.buyerLoadFailed} query={buyer} /> : null}
        <ContactFields
          part="buyer"
          contact={quote.buyer}
          errors={errors}
          onChange={(contact) => change('buyer', contact)}
        />
        <div>
          <h3 className="mb-3 text-base">{wizardTexts.shippingAddress}</h3>
          <OwnAddresses
            addresses={buyer.data?.company.addresses ?? []}
            chosen={quote.shipping}
            onChoose={(address) => change('shipping', address)}
          />
          <AddressFields
            part="shipping"
            address={quote.shipping}
            errors={errors}
            isZipOptional
            autoComplete="shipping"
            onChange={(address) => change('shipping', address)}
          />
        </div>
        <BillingFields billing={quote.billing} errors={errors} onChange={(billing) => change('billing', billing)} />
      </StepSection>
    </StepFrame>
  )
}
