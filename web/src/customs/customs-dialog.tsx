import type { CartCompany } from '@fairquay/contract/cart/items.ts'
import { getCompany } from '@fairquay/contract/company/endpoints.ts'
import { countries } from '@fairquay/contract/countries.ts'
import { createCustomsRequest } from '@fairquay/contract/customs/endpoints.ts'
import { customsMessages } from '@fairquay/contract/customs/messages.ts'
import { adviseMarkets, brokers, type CustomsForm, refuseCustomsForm } from '@fairquay/contract/customs/rules.ts'
import { genericNotice } from '@fairquay/contract/generic-notice.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { CallFailure, call } from '../call.ts'
import { useOnce } from '../forms/use-once.ts'
import { useUser } from '../session.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Select } from '../ui/select.tsx'
import { showToast } from '../ui/toast-list.ts'

type CustomsDialogProps = {
  product: { id: number; name: string }
  seller: CartCompany
  isOpen: boolean
  onClose: () => void
}

const markets = countries.map(({ code, name }) => ({ value: code, label: name }))
const brokerOptions = [{ value: brokers[0], label: 'TTW Broker' }]

/** Asks a broker what it costs to import one product (docs/product.md#customs-requests). A failure leaves everything as it is. */
export function CustomsDialog({ product, seller, isOpen, onClose }: CustomsDialogProps) {
  const formId = useId()
  const user = useUser()
  const queries = useQueryClient()
  const { form, change } = useCustomsForm(seller.slug, isOpen)
  const [isJudged, setJudged] = useState(false)
  const refusals = isJudged ? refuseCustomsForm(form) : {}
  const writeRequest = () => ({
    body: {
      ...form,
      seller_company_id: seller.id,
      buyer_company_id: user?.company?.id ?? 0,
      product_id: product.id,
      broker: brokers[0],
    },
  })
  const sending = useOnce(createCustomsRequest, writeRequest, {
    // The markets are gone with the dialog, but who chooses them again after a lost answer means the same request.
    draft: { name: `customs-${product.id}` },
    onSuccess: () => {
      close()
      showToast('success', customsMessages.success, customsMessages.successHelp)
      void queries.invalidateQueries({ queryKey: ['requests'] })
    },
    onError: () => showToast('error', genericNotice.title, genericNotice.sentence),
  })

  function close() {
    onClose()
    setJudged(false)
    sending.reset()
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setJudged(true)
    const [first] = Object.keys(refuseCustomsForm(form))
    if (first) document.getElementById(`${formId}-${first}`)?.focus()
    else sending.mutate()
  }

  const market = (name: keyof CustomsForm, label: string) => (
    <Select
      id={`${formId}-${name}`}
      label={label}
      options={markets}
      placeholder={customsMessages.chooseMarket}
      value={form[name]}
      error={refusals[name]}
      onChange={(event) => change({ [name]: event.target.value })}
      autoComplete="off"
    />
  )
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={customsMessages.title}
      description={product.name}
      width="narrow"
      isHeld={sending.isPending}
      footer={
        <Button type="submit" form={formId} isBusy={sending.isPending}>
          {customsMessages.send}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4">
        {market('exporting_market', customsMessages.exportingMarket)}
        {market('importing_market', customsMessages.importingMarket)}
        <p role="status" className="text-sm text-soft empty:hidden">
          {adviseMarkets(form)}
        </p>
        <Select
          label={customsMessages.sendTo}
          options={brokerOptions}
          value={brokers[0]}
          onChange={() => undefined}
          autoComplete="off"
        />
        <div role="alert" className="text-sm text-brick empty:hidden">
          {sending.error ? describeFailure(sending.error) : null}
        </div>
      </form>
    </Dialog>
  )
}

/** The two markets: the exporting one is the seller's country until the person says otherwise. */
function useCustomsForm(sellerSlug: string, isOpen: boolean) {
  const seller = useQuery({
    queryKey: ['customs-seller', sellerSlug],
    queryFn: async ({ signal }) => (await call(getCompany, { params: { slug: sellerSlug }, signal })).data.company,
    enabled: isOpen,
  })
  const [typed, setTyped] = useState<Partial<CustomsForm>>({})
  const failedAt = seller.isError ? seller.errorUpdatedAt : 0
  useEffect(() => {
    if (isOpen && failedAt > 0) showToast('error', customsMessages.sellerFailed, genericNotice.sentence)
  }, [isOpen, failedAt])
  const form: CustomsForm = {
    exporting_market: typed.exporting_market ?? seller.data?.country_code ?? '',
    importing_market: typed.importing_market ?? '',
  }
  return { form, change: (part: Partial<CustomsForm>) => setTyped((known) => ({ ...known, ...part })) }
}

function describeFailure(error: Error): string {
  const details = error instanceof CallFailure ? Object.values(error.details) : []
  return details[0] ?? error.message
}
