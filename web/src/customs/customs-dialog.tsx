import type { CartCompany } from '@fairquay/contract/cart/items.ts'
import { getCompany, getOwnCompany } from '@fairquay/contract/company/endpoints.ts'
import { countries, findCountryByName } from '@fairquay/contract/countries.ts'
import { createCustomsRequest } from '@fairquay/contract/customs/endpoints.ts'
import { customsMessages } from '@fairquay/contract/customs/messages.ts'
import { adviseMarkets, brokers, type CustomsForm, refuseCustomsForm } from '@fairquay/contract/customs/rules.ts'
import { genericNotice } from '@fairquay/contract/generic-notice.ts'
import type { Amount } from '@fairquay/contract/money.ts'
import { askDutiesOfDeal } from '@fairquay/contract/requests/deal/endpoints.ts'
import { countUnits } from '@fairquay/contract/unit-words.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { call } from '../call.ts'
import { CallFailure } from '../call-failure.ts'
import { Form } from '../forms/form.tsx'
import { FormFailure } from '../forms/form-failure.tsx'
import { useForm } from '../forms/use-form.ts'
import { useKept } from '../forms/use-kept.ts'
import { useOnce } from '../forms/use-once.ts'
import { isEndedSession, useUser } from '../session.tsx'
import type { AgreedGoods } from '../trade/kind-view.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { PriceText } from '../ui/price-text.tsx'
import { Select } from '../ui/select.tsx'
import { showToast } from '../ui/toast-list.ts'
import { CustomsReadiness } from './customs-readiness.tsx'
import { customsTexts } from './texts.ts'

/** `optionValues` is the variant of goods that nothing is agreed of yet. */
export type CustomsGoods = {
  name?: string
  optionValues?: readonly number[]
  quantity: number
  unit: string
  total: Amount
  currency: string
}

type CustomsDialogProps = {
  product: { id: number; name: string }
  seller: CartCompany
  /** What the request will be about: quantity and value of each variant, minor units. */
  goods: readonly CustomsGoods[]
  /** The trade file it is asked from: quantities are those of the deal, and its page is told of the request. */
  deal?: { fileId: number; agreed: AgreedGoods | undefined; onSent: (id: number) => void }
  /** By which another product is chosen. */
  choice?: ReactNode
  isOpen: boolean
  onClose: () => void
}

const noMarkets: CustomsForm = { exporting_market: '', importing_market: '' }
const marketOptions = countries.map(({ code, name }) => ({ value: code, label: name }))
const brokerOptions = [{ value: brokers[0], label: customsMessages.everyBroker }]

/** Asks a broker what it costs to import one product (docs/product.md#customs-requests). A failure leaves everything as it is. */
export function CustomsDialog({ product, seller, goods, deal, choice, isOpen, onClose }: CustomsDialogProps) {
  const exportingMarket = useSellerCountry(seller.slug, isOpen)
  const ownCountry = useOwnCountry(isOpen)
  const importingMarket = findCountryByName(deal?.agreed?.country ?? '')?.code ?? ownCountry
  const { draft, change, clear } = useKept(`customs-markets-${product.id}`, noMarkets)
  const send = useCustomsSending({ product, seller, goods, deal }, clear)
  const form = useForm({
    start: noMarkets,
    kept: [draft, change],
    refuse: refuseCustomsForm,
    send,
  })
  // The exporting market is the seller's country until the person says otherwise.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the country is known
  useEffect(() => {
    if (exportingMarket)
      form.update((now) => (now.exporting_market ? now : { ...now, exporting_market: exportingMarket }))
  }, [exportingMarket])
  // Most import to where they are.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the country is known
  useEffect(() => {
    if (importingMarket)
      form.update((now) => (now.importing_market ? now : { ...now, importing_market: importingMarket }))
  }, [importingMarket])

  const market = (name: keyof CustomsForm, label: string) => (
    <Select
      {...form.text(name)}
      label={label}
      options={marketOptions}
      placeholder={customsMessages.chooseMarket}
      autoComplete="off"
    />
  )
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => {
        // Opened again, it begins without complaints and with what was chosen.
        form.reset(form.values)
        onClose()
      }}
      title={customsMessages.title}
      description={product.name}
      width="narrow"
      isHeld={form.isSending}
      footer={
        <Button type="submit" form={form.id} isBusy={form.isSending}>
          {customsMessages.send}
        </Button>
      }
    >
      <Form form={form} className="flex flex-col gap-4">
        {choice}
        <GoodsList goods={goods} />
        {market('exporting_market', customsMessages.exportingMarket)}
        {market('importing_market', customsMessages.importingMarket)}
        {/* Its place is held while the markets are looked up, so that the dialog does not grow under the hand. */}
        <p role="status" className="min-h-15 text-sm text-soft sm:min-h-10">
          {adviseMarkets(form.values)}
        </p>
        <CustomsReadiness
          form={form.values}
          idOf={(field) => form.text(field).id}
          product={product}
          hasValue={goods.every(({ total }) => total > 0)}
          agreed={deal?.agreed}
          isShown={isOpen}
        />
        <Select
          label={customsMessages.sendTo}
          options={brokerOptions}
          value={brokers[0]}
          onChange={() => undefined}
          autoComplete="off"
        />
        <FormFailure error={form.failure} describe={describeFailure} />
      </Form>
    </Dialog>
  )
}

/** Sends what is chosen: about one product as the market has it, or about all that was agreed in a deal. */
function useCustomsSending(
  { product, seller, goods, deal }: Pick<CustomsDialogProps, 'product' | 'seller' | 'goods' | 'deal'>,
  clear: () => void,
): (markets: CustomsForm) => Promise<unknown> {
  const user = useUser()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const writeRequest = (markets: CustomsForm) => ({
    body: {
      ...markets,
      seller_company_id: seller.id,
      buyer_company_id: user?.company?.id ?? 0,
      product_id: product.id,
      broker: brokers[0],
      ...(deal && { file_id: deal.fileId }),
      ...writeLines(goods),
    },
  })
  // The markets are gone with the dialog, but who chooses them again after a lost answer means the same request.
  const kept = {
    draft: { name: `customs-${product.id}` },
    onSuccess: ({ id }: { id: number }) => {
      clear()
      showToast('success', customsMessages.success, customsMessages.successHelp)
      void queries.invalidateQueries({ queryKey: ['requests'] })
      if (deal) return deal.onSent(id)
      void navigate({ to: '/requests/$id', params: { id: String(id) }, replace: true })
    },
    onError: (error: Error) => {
      if (!isEndedSession(error)) showToast('error', genericNotice.title, genericNotice.sentence)
    },
  }
  const sending = useOnce(createCustomsRequest, writeRequest, kept)
  const asking = useOnce(
    askDutiesOfDeal,
    (markets: CustomsForm) => ({
      params: { id: deal?.agreed?.requestId ?? 0 },
      body: { ...markets, broker: brokers[0] },
    }),
    kept,
  )
  return (markets) => (deal?.agreed ? asking.mutateAsync(markets) : sending.mutateAsync(markets))
}

/** The goods as they are shown; those of a deal, and a quantity nobody has typed, are the server's to know. */
function writeLines(goods: CustomsDialogProps['goods']) {
  const lines = goods.flatMap(({ optionValues, quantity }) =>
    optionValues && quantity > 0 ? [{ option_values: [...optionValues], quantity }] : [],
  )
  return lines.length > 0 && lines.length === goods.length ? { lines } : {}
}

/** Where the seller exports from: the code of its country, once it is known. */
function useSellerCountry(slug: string, isOpen: boolean): string | undefined {
  const seller = useQuery({
    queryKey: ['customs-seller', slug],
    queryFn: async ({ signal }) => (await call(getCompany, { params: { slug }, signal })).data.company,
    enabled: isOpen,
  })
  const failedAt = seller.isError ? seller.errorUpdatedAt : 0
  useEffect(() => {
    if (isOpen && failedAt > 0) showToast('error', customsMessages.sellerFailed, genericNotice.sentence)
  }, [isOpen, failedAt])
  return seller.data?.country_code ?? undefined
}

/** What the request will be about. */
function GoodsList({ goods }: Pick<CustomsDialogProps, 'goods'>) {
  return (
    <ul aria-label={customsTexts.goods} className="rounded-lg bg-sunken px-4 py-3 text-sm">
      {goods.map(({ name, quantity, unit, total, currency }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a variant is its place among the lines
        <li key={index} className="tabular flex justify-between gap-4">
          {name === undefined ? countUnits(quantity, unit) : customsTexts.lineOf(name, countUnits(quantity, unit))}
          <span className="font-semibold">
            <PriceText minor={total} currency={currency} />
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Where the person's own company is; presets only, so that not knowing it is no fault. */
function useOwnCountry(isOpen: boolean): string | undefined {
  const own = useQuery({
    queryKey: ['own-country'],
    queryFn: async ({ signal }) => (await call(getOwnCompany, { signal })).form.country,
    enabled: isOpen,
    retry: false,
  })
  return own.data || undefined
}

function describeFailure(error: Error): string {
  const details = error instanceof CallFailure ? Object.values(error.details) : []
  return details[0] ?? error.message
}
