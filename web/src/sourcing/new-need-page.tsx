import type { FailureDetails } from '@fairquay/contract/errors.ts'
import { currencies } from '@fairquay/contract/money.ts'
import { createNeed, type NewNeed } from '@fairquay/contract/sourcing/endpoints.ts'
import { sourcingPageMessages as messages } from '@fairquay/contract/sourcing/page-messages.ts'
import { refuseNeed } from '@fairquay/contract/sourcing/rules.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { CallFailure } from '../call.ts'
import { productQuery } from '../catalogue/catalogue-queries.ts'
import { useViewerKind } from '../catalogue/viewer.ts'
import { useKept } from '../forms/use-kept.ts'
import { useOnce } from '../forms/use-once.ts'
import { useUser } from '../session.tsx'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { Button } from '../ui/button.tsx'
import { ErrorSummary } from '../ui/error-summary.tsx'
import { Select } from '../ui/select.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { TextField } from '../ui/text-field.tsx'
import { showToast } from '../ui/toast-list.ts'
import { useTitle } from '../ui/use-title.ts'
import { dayFromNow, emptyNeed, findTimeZone, type NeedForm, needModel, readNeedForm } from './need-form.ts'
import { SellerChoice } from './seller-choice.tsx'

const labels: Record<string, string> = {
  title: messages.name,
  quantity: messages.quantity,
  unit: messages.unit,
  target_price: messages.targetPrice,
  deadline: messages.deadline,
  note: messages.note,
  sellers: messages.sellers,
}

/** Days that sellers have to answer, unless the person says otherwise. */
const usualWait = 14

/** One need, said once, for several sellers. What is typed stays in the tab until it is sent. */
export function NewNeedPage() {
  useTitle(messages.newTitle)
  const { product: slug, quantity } = useSearch({ from: '/market/sourcing/new' })
  const viewer = useViewerKind()
  const query = useQuery({ ...productQuery(slug ?? '', viewer), enabled: slug !== undefined })
  const product = slug === undefined ? undefined : query.data
  const proposed = {
    ...emptyNeed,
    day: dayFromNow(usualWait),
    ...(quantity && { quantity: String(quantity) }),
    ...(product && {
      title: product.product.name,
      unit: product.product.prices?.[0]?.order_measure ?? emptyNeed.unit,
      currency: product.product.currency,
      sellers: [{ id: product.company.id, name: product.company.name }],
    }),
  }
  return (
    <div className="page-width pt-4 pb-16">
      <Breadcrumb>
        <Link to="/">Home</Link>
        <Link to="/sourcing">{messages.title}</Link>
        {messages.newTitle}
      </Breadcrumb>
      <h1 tabIndex={-1} className="mt-3 text-2xl md:text-3xl">
        {messages.newTitle}
      </h1>
      <p className="mt-1 mb-6 max-w-2xl text-soft">{messages.newLead}</p>
      {slug !== undefined && query.isLoading ? null : (
        <Form
          key={slug ?? ''}
          name={`need:${slug ?? ''}`}
          proposed={proposed}
          productId={product?.product.id ?? null}
        />
      )}
    </div>
  )
}

function Form({ name, proposed, productId }: { name: string; proposed: NeedForm; productId: number | null }) {
  const { draft: form, change, clear } = useKept(name, proposed, { model: needModel })
  const ownCompany = useUser()?.company?.id ?? 0
  const [faults, setFaults] = useState<FailureDetails>({})
  const summary = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  const queries = useQueryClient()
  const zone = findTimeZone()
  const set = (part: Partial<NeedForm>) => change((now) => ({ ...now, ...part }))
  const title = useSettled(form.title)

  const sending = useOnce(createNeed, (body: NewNeed) => ({ body }), {
    draft: { name },
    onSuccess: ({ id }, need) => {
      clear()
      void queries.invalidateQueries({ queryKey: ['sourcing'] })
      void queries.invalidateQueries({ queryKey: ['requests'] })
      showToast('success', messages.sent(need.sellers.length), messages.sentHelp)
      void navigate({ to: '/sourcing/$id', params: { id: String(id) } })
    },
    onError: (error) => setFaults(error instanceof CallFailure ? error.details : {}),
  })
  useEffect(() => {
    if (Object.keys(faults).length > 0) summary.current?.focus()
  }, [faults])

  function send() {
    const need = readNeedForm(form, productId, zone)
    const refused = refuseNeed(need, ownCompany, new Date())
    setFaults(refused ?? {})
    if (!refused) sending.mutate(need)
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!sending.isPending) send()
      }}
      className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:items-start"
    >
      <div className="lg:col-span-2">
        <ErrorSummary
          ref={summary}
          title={messages.refused}
          errors={Object.entries(faults).map(([field, sentence]) => ({
            id: `need-${field}`,
            label: labels[field] ?? messages.need,
            sentence,
          }))}
        />
        <p role="alert" className="text-brick empty:hidden">
          {sending.error && Object.keys(faults).length === 0 ? sending.error.message : null}
        </p>
      </div>
      <section
        aria-label={messages.need}
        className="grid grid-cols-2 gap-4 rounded-lg border border-line bg-surface p-5"
      >
        <TextField
          id="need-title"
          className="col-span-2"
          label={messages.name}
          help={messages.nameHelp}
          error={faults.title}
          value={form.title}
          maxLength={200}
          onChange={(event) => set({ title: event.target.value })}
        />
        <TextField
          id="need-quantity"
          label={messages.quantity}
          error={faults.quantity}
          inputMode="numeric"
          autoComplete="off"
          value={form.quantity}
          onChange={(event) => set({ quantity: event.target.value })}
        />
        <TextField
          id="need-unit"
          label={messages.unit}
          help={messages.unitHelp}
          error={faults.unit}
          maxLength={30}
          value={form.unit}
          onChange={(event) => set({ unit: event.target.value })}
        />
        <TextField
          id="need-target_price"
          label={messages.targetPrice}
          help={messages.targetHelp}
          error={faults.target_price}
          isOptional
          inputMode="decimal"
          autoComplete="off"
          value={form.targetPrice}
          onChange={(event) => set({ targetPrice: event.target.value })}
        />
        <Select
          label={messages.currency}
          options={currencies.map((value) => ({ value, label: value }))}
          value={form.currency}
          onChange={(event) => set({ currency: event.target.value })}
        />
        <TextField
          id="need-deadline"
          className="col-span-2"
          type="date"
          label={messages.deadline}
          help={messages.zone(zone)}
          error={faults.deadline}
          min={dayFromNow(0)}
          value={form.day}
          onChange={(event) => set({ day: event.target.value })}
        />
        <div className="col-span-2">
          <TextArea
            id="need-note"
            label={messages.note}
            help={messages.noteHelp}
            isOptional
            maxLength={2000}
            value={form.note}
            onChange={(event) => set({ note: event.target.value })}
          />
        </div>
      </section>
      <SellerChoice
        likeness={productId === null ? { search: title } : { product_id: productId }}
        chosen={form.sellers}
        onChange={(sellers) => set({ sellers })}
        error={faults.sellers ?? faults.product_id}
      />
      <div className="lg:col-span-2">
        <Button type="submit" size="large" isBusy={sending.isPending}>
          {form.sellers.length === 0 ? messages.ask : messages.send(form.sellers.length)}
        </Button>
      </div>
    </form>
  )
}

/** What is typed, once nobody types any more. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), 400)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
