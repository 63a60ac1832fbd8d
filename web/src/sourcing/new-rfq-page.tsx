import { formatDay } from '@fairquay/contract/locale.ts'
import { createRfq, type NewRfq } from '@fairquay/contract/sourcing/endpoints.ts'
import { sourcingPageMessages as messages } from '@fairquay/contract/sourcing/page-messages.ts'
import { refuseRfq } from '@fairquay/contract/sourcing/rules.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { productQuery } from '../catalogue/catalogue-queries.ts'
import { useViewerKind } from '../catalogue/viewer.ts'
import { Form, FormSummary } from '../forms/form.tsx'
import { FormFailure } from '../forms/form-failure.tsx'
import { type FormState, useForm } from '../forms/use-form.ts'
import { useKept } from '../forms/use-kept.ts'
import { useOnce } from '../forms/use-once.ts'
import { useUser } from '../session.tsx'
import { currencyOptions } from '../trade/currency-choice.tsx'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { Button } from '../ui/button.tsx'
import { Select } from '../ui/select.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { TextField } from '../ui/text-field.tsx'
import { showToast } from '../ui/toast-list.ts'
import { useSettled } from '../ui/use-settled.ts'
import { useTitle } from '../ui/use-title.ts'
import { useAskRefusal } from '../use-may-edit.ts'
import {
  dayFromNow,
  emptyRfq,
  findTimeZone,
  type RfqForm,
  readRfqForm,
  rfqFieldOf,
  rfqFormId,
  rfqModel,
} from './rfq-form.ts'
import { SellerChoice } from './seller-choice.tsx'
import { sourcingTexts } from './texts.ts'

const labels: Record<string, string> = {
  title: messages.name,
  quantity: messages.quantity,
  unit: messages.unit,
  targetPrice: messages.targetPrice,
  day: messages.deadline,
  note: messages.note,
  sellers: messages.sellers,
}

/** Days that sellers have to answer, unless the person says otherwise. */
const usualWait = 14

/** One RFQ, said once, for several sellers. What is typed stays in the tab until it is sent. */
export function NewRfqPage() {
  useTitle(messages.newTitle)
  const { product: slug, goods, quantity, unit, day } = useSearch({ from: '/market/sourcing/new' })
  const viewer = useViewerKind()
  const query = useQuery({ ...productQuery(slug ?? '', viewer), enabled: slug !== undefined })
  const product = slug === undefined ? undefined : query.data
  // What is asked in other words is another draft.
  const need = slug ?? [goods, quantity, unit, day].filter((part) => part !== undefined).join(' ')
  const proposed = {
    ...emptyRfq,
    // Whoever needs it sooner cannot wait that long for answers.
    day: day !== undefined && day < dayFromNow(usualWait) && day >= dayFromNow(0) ? day : dayFromNow(usualWait),
    ...(quantity && { quantity: String(quantity) }),
    ...(goods && { title: goods }),
    ...(unit && { unit }),
    ...(day && { note: messages.neededBy(formatDay(day)) }),
    ...(product && {
      title: product.product.name,
      unit: product.product.prices?.[0]?.order_measure ?? emptyRfq.unit,
      currency: product.product.currency,
      sellers: [{ id: product.company.id, name: product.company.name }],
    }),
  }
  return (
    <div className="page-width pt-4 pb-16">
      <Breadcrumb>
        <Link to="/">{sourcingTexts.home}</Link>
        <Link to="/sourcing">{messages.title}</Link>
        {messages.newTitle}
      </Breadcrumb>
      <h1 tabIndex={-1} className="mt-3 text-2xl md:text-3xl">
        {messages.newTitle}
      </h1>
      <p className="mt-1 mb-6 max-w-2xl text-soft">{messages.newLead}</p>
      {slug !== undefined && query.isLoading ? null : (
        <RfqEditor key={need} name={`rfq:${need}`} proposed={proposed} productId={product?.product.id ?? null} />
      )}
    </div>
  )
}

type RfqEditorProps = { name: string; proposed: RfqForm; productId: number | null }

function RfqEditor({ name, proposed, productId }: RfqEditorProps) {
  const { draft, change, clear } = useKept(name, proposed, { model: rfqModel })
  const ownCompany = useUser()?.company?.id ?? 0
  const navigate = useNavigate()
  const queries = useQueryClient()
  const zone = findTimeZone()
  const title = useSettled(draft.title, 400)
  const sending = useOnce(createRfq, (body: NewRfq) => ({ body }), {
    draft: { name },
    onSuccess: ({ id }, rfq) => {
      clear()
      void queries.invalidateQueries({ queryKey: ['sourcing'] })
      void queries.invalidateQueries({ queryKey: ['requests'] })
      showToast('success', messages.sent(rfq.sellers.length), messages.sentHelp)
      void navigate({ to: '/sourcing/$id', params: { id: String(id) } })
    },
  })
  const form = useForm({
    id: rfqFormId,
    start: proposed,
    kept: [draft, change],
    refuse: (typed) => refuseRfq(readRfqForm(typed, productId, zone), ownCompany, new Date()) ?? {},
    fieldOf: rfqFieldOf,
    send: (typed) => sending.mutateAsync(readRfqForm(typed, productId, zone)),
  })
  const { sellers } = form.values
  const unable = useAskRefusal()
  return (
    <Form form={form} className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:items-start">
      <div className="lg:col-span-2">
        <FormSummary form={form} title={() => messages.refused} labels={labels} />
        <FormFailure error={form.failure} />
      </div>
      <RfqFields form={form} zone={zone} />
      <SellerChoice
        likeness={productId === null ? { search: title } : { product_id: productId }}
        chosen={sellers}
        onChange={(chosen) => form.set({ sellers: chosen })}
        error={form.errors.sellers}
      />
      <div className="lg:col-span-2">
        {unable === undefined ? null : (
          <p className="mb-3 rounded-md bg-amber-tint px-4 py-3 text-sm text-amber">{unable}</p>
        )}
        <Button type="submit" size="large" isBusy={form.isSending} disabled={unable !== undefined}>
          {sellers.length === 0 ? messages.ask : messages.send(sellers.length)}
        </Button>
      </div>
    </Form>
  )
}

function RfqFields({ form, zone }: { form: FormState<RfqForm>; zone: string }) {
  return (
    <section aria-label={messages.need} className="grid grid-cols-2 gap-4 rounded-lg border border-line bg-surface p-5">
      <TextField
        {...form.text('title')}
        className="col-span-2"
        label={messages.name}
        help={messages.nameHelp}
        maxLength={200}
      />
      <TextField {...form.text('quantity')} label={messages.quantity} inputMode="numeric" autoComplete="off" />
      <TextField {...form.text('unit')} label={messages.unit} help={messages.unitHelp} maxLength={30} />
      <TextField
        {...form.text('targetPrice')}
        className="max-sm:col-span-2"
        label={messages.targetPrice}
        help={messages.targetHelp}
        isOptional
        inputMode="decimal"
        autoComplete="off"
      />
      <Select
        {...form.text('currency')}
        className="max-sm:col-span-2"
        label={messages.currency}
        options={currencyOptions}
      />
      <TextField
        {...form.text('day')}
        className="col-span-2"
        type="date"
        label={messages.deadline}
        help={messages.zone(zone)}
        min={dayFromNow(0)}
      />
      <div className="col-span-2">
        <TextArea {...form.text('note')} label={messages.note} help={messages.noteHelp} isOptional maxLength={2000} />
      </div>
    </section>
  )
}
