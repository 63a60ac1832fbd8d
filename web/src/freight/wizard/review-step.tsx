import { writeQuoteRequest } from '@fairquay/contract/freight/convert.ts'
import { longestNotes } from '@fairquay/contract/freight/form.ts'
import { quoteTexts } from '@fairquay/contract/freight/messages.ts'
import { describeShipment } from '@fairquay/contract/freight/review.ts'
import { genericNotice } from '@fairquay/contract/generic-notice.ts'
import { useEffect } from 'react'
import { CallFailure } from '../../call-failure.ts'
import { Form } from '../../forms/form.tsx'
import { useForm } from '../../forms/use-form.ts'
import { isEndedSession } from '../../session.tsx'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { dismissToast, showToast } from '../../ui/toast-list.ts'
import { quoteFormId } from './field-ids.ts'
import { GoodsTable } from './goods-table.tsx'
import { describeParties } from './review-parties.ts'
import { FactList, ReviewSection } from './review-section.tsx'
import { useQuoteSending, writeProducts } from './send-quote.ts'
import { wizardTexts } from './texts.ts'
import { TransitOfQuote } from './transit-of-quote.tsx'
import { useQuote } from './use-quote.ts'
import type { WizardGoods } from './wizard-goods.ts'
import { WizardReadiness } from './wizard-readiness.tsx'

type ReviewStepProps = {
  goods: readonly WizardGoods[]
  userId: number
  onEdit: (step: 'addresses' | 'shipment') => void
  /** Leads to a field of a step before. */
  onFill: (step: 'addresses' | 'shipment', field: string) => void
}

/** Step 3: everything once more, the notes, and sending (docs/product.md#freight-quotes). */
export function ReviewStep({ goods, userId, onEdit, onFill }: ReviewStepProps) {
  const typed = useQuote((state) => state.form)
  const sellerId = useQuote((state) => state.sellerId)
  const changeNotes = useQuote((state) => state.changeNotes)
  const form = useForm({
    id: quoteFormId,
    start: { notes: '' },
    kept: [{ notes: typed.notes }, (update) => changeNotes(update({ notes: typed.notes }).notes)],
    send: useQuoteSending(goods, userId),
    onFailed: (error) => {
      const isRefusal = error instanceof CallFailure && error.status === 422
      if (!isRefusal && !isEndedSession(error)) showToast('error', genericNotice.title, genericNotice.sentence)
    },
  })
  useEffect(() => {
    if (!form.isSending) return
    const toast = showToast('info', quoteTexts.processing)
    return () => dismissToast(toast)
  }, [form.isSending])

  const request = writeQuoteRequest(typed, { supplierId: sellerId ?? 0, userId, products: writeProducts(goods) })
  const { seller, buyer } = describeParties(request)
  return (
    <Form form={form} label={quoteTexts.reviewTitle} className="flex flex-col gap-6">
      <div className="grid gap-6 lg:grid-cols-2 lg:items-start">
        <ReviewSection
          title={wizardTexts.sellerInformation}
          editLabel={wizardTexts.editSellerInformation}
          onEdit={() => onEdit('addresses')}
        >
          <FactList facts={seller} />
        </ReviewSection>
        <ReviewSection
          title={wizardTexts.buyerInformation}
          editLabel={wizardTexts.editBuyerInformation}
          onEdit={() => onEdit('addresses')}
        >
          <FactList facts={buyer} />
        </ReviewSection>
      </div>
      <ReviewSection
        title={wizardTexts.shipmentSummary}
        editLabel={wizardTexts.editShipmentData}
        onEdit={() => onEdit('shipment')}
      >
        <FactList facts={describeShipment(request.shipment_data)} isWide />
      </ReviewSection>
      <TransitOfQuote form={typed} goods={goods} />
      <ReviewSection title={wizardTexts.goods}>
        <GoodsTable goods={goods} />
      </ReviewSection>
      <WizardReadiness request={request} goods={goods} onFill={onFill} />
      <div className="grid gap-6 rounded-lg border border-line bg-surface p-4 sm:p-6 lg:grid-cols-[minmax(0,1fr)_18rem] lg:items-start">
        <TextArea
          {...form.text('notes')}
          label={quoteTexts.specialNotes}
          name="notes"
          isOptional
          maxLength={longestNotes}
        />
        <Select
          label={quoteTexts.submitTo}
          name="submit-to"
          options={[{ value: 'service-provider', label: quoteTexts.serviceProvider }]}
          value="service-provider"
          onChange={() => undefined}
        />
      </div>
      <Refusal error={form.failure} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button
          tone="secondary"
          size="large"
          className="grow sm:grow-0"
          disabled={form.isSending}
          onClick={() => onEdit('shipment')}
        >
          {wizardTexts.back}
        </Button>
        <Button type="submit" size="large" className="grow sm:grow-0" isBusy={form.isSending}>
          {quoteTexts.send}
        </Button>
      </div>
    </Form>
  )
}

/** What the marketplace does not accept: the sentence, and what it is about. */
function Refusal({ error }: { error: Error | null }) {
  const refusal = error instanceof CallFailure && error.status === 422 ? error : null
  const sentences = [...new Set(Object.values(refusal?.details ?? {}))].filter((one) => one !== refusal?.message)
  return (
    <div role="alert" className="rounded-md bg-brick-tint px-4 py-3 text-brick empty:hidden">
      {refusal ? <p className="font-medium">{refusal.message}</p> : null}
      {sentences.map((sentence) => (
        <p key={sentence} className="text-sm">
          {sentence}
        </p>
      ))}
    </div>
  )
}
