import { refuseLogisticQuote, refuseSend } from '@fairquay/contract/cart/rules.ts'
import { quoteTexts } from '@fairquay/contract/freight/messages.ts'
import { refuseAddresses, refuseShipment } from '@fairquay/contract/freight/rules.ts'
import { readToday } from '@fairquay/contract/trade/dates.ts'
import { useQuery } from '@tanstack/react-query'
import { Link, Navigate, useNavigate } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useState } from 'react'
import { productFactsQuery } from '../../readiness/readiness-queries.ts'
import { useUser } from '../../session.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useTitle } from '../../ui/use-title.ts'
import { AddressesStep } from './addresses-step.tsx'
import { idOfField } from './field-ids.ts'
import { leaveTo, stepTo, type WizardStep } from './quote-place.ts'
import { ReviewStep } from './review-step.tsx'
import { SentDialog } from './sent-dialog.tsx'
import { ShipmentStep } from './shipment-step.tsx'
import { StepList, wizardSteps } from './step-list.tsx'
import { wizardTexts } from './texts.ts'
import { quote, useQuote, useTopOf } from './use-quote.ts'
import type { WizardGoods } from './wizard-goods.ts'

type QuoteWizardProps = {
  step: WizardStep
  /** What is in the cart, or in the deal, now; the quote is about some of it. */
  goods: readonly WizardGoods[]
  isLoaded: boolean
  /** The request whose deal the goods are of; null: those of the cart. */
  requestId?: number | null
}

/** The logistic quote in three steps, in the place of the cart or over a deal (docs/product.md#freight-quotes). The address says which step; what was typed is kept by the tab. */
export function QuoteWizard({ step, goods, isLoaded, requestId = null }: QuoteWizardProps) {
  const user = useUser()
  const lineKeys = useQuote((state) => state.lineKeys)
  const sentId = useQuote((state) => state.sentId)
  const isOther = useQuote((state) => state.deal?.requestId ?? null) !== requestId
  const title = wizardSteps.find((one) => one.step === step)?.title ?? ''
  useTitle(title)
  useTopOf(step)
  const setWanted = useWantedField(step)
  useEffect(
    () => () => {
      // What was sent is over when its page is left.
      if (quote.getState().sentId !== null) quote.getState().clear()
    },
    [],
  )

  const chosen = goods.filter(({ key }) => lineKeys.includes(key))
  const isGone = isOther || lineKeys.length === 0 || (isLoaded && chosen.length === 0)
  if (user && isGone && sentId === null) return <Navigate {...leaveTo(requestId)} replace />
  // While it is not known who looks, what they typed is not there either.
  const allowed = user && sentId === null ? findAllowedStep(step) : step
  if (allowed !== step) return <Navigate {...stepTo(requestId, allowed)} replace />
  return (
    <div className="page-width pt-4 pb-16">
      <Link
        {...leaveTo(requestId)}
        className="inline-flex min-h-8 items-center gap-1.5 rounded-sm text-sm text-quay hover:underline"
      >
        <ArrowLeft size={16} aria-hidden="true" />
        {requestId === null ? quoteTexts.backToCart : wizardTexts.backToDeal}
      </Link>
      <h1 tabIndex={-1} className="mt-3 mb-4 text-2xl md:text-3xl">
        {title}
      </h1>
      <StepList current={step} requestId={requestId} />
      {user && chosen.length > 0 ? (
        <Step step={step} goods={chosen} userId={user.id} requestId={requestId} onWanted={setWanted} />
      ) : (
        <Skeleton className="h-96 w-full rounded-lg" />
      )}
      <SentDialog sentId={sentId} requestId={requestId} />
    </div>
  )
}

type StepProps = {
  step: WizardStep
  goods: readonly WizardGoods[]
  userId: number
  requestId: number | null
  /** A field that the step gone to is to begin with. */
  onWanted: (field: string) => void
}

function Step({ step, goods, userId, requestId, onWanted }: StepProps) {
  const navigate = useNavigate()
  const go = (next: WizardStep) => void navigate(stepTo(requestId, next))
  // Asked for with the first step, so that what is missing stands in the last one when it opens and moves nothing there.
  useQuery({ ...productFactsQuery(goods.flatMap(({ productId }) => productId || [])), notifyOnChangeProps: [] })
  const refused = refuseLogisticQuote(goods) ?? refuseSend(goods)
  if (refused)
    return (
      <div role="alert" className="rounded-md bg-brick-tint px-4 py-3 text-brick">
        <p className="font-medium">{refused.title}</p>
        {refused.description ? <p className="text-sm">{refused.description}</p> : null}
      </div>
    )
  if (step === 'addresses') return <AddressesStep sellerId={goods[0]?.companyId ?? 0} onDone={() => go('shipment')} />
  if (step === 'shipment')
    return <ShipmentStep goods={goods} onBack={() => go('addresses')} onDone={() => go('review')} />
  return (
    <ReviewStep
      goods={goods}
      userId={userId}
      onEdit={go}
      onFill={(next, field) => {
        onWanted(field)
        go(next)
      }}
    />
  )
}

/** Puts the focus on a field that was asked for, once its step has come; after the step's own top, which is shown first. */
function useWantedField(step: WizardStep): (field: string) => void {
  const [wanted, setWanted] = useState<string | null>(null)
  useEffect(() => {
    if (wanted === null || step === 'review') return
    const control = document.getElementById(idOfField(wanted))
    control?.scrollIntoView({ block: 'center' })
    control?.focus({ preventScroll: true })
    setWanted(null)
  }, [wanted, step])
  return setWanted
}

/** A step can be opened when those before it are in order: a link or the Back button cannot skip one. */
function findAllowedStep(step: WizardStep): WizardStep {
  const { form } = quote.getState()
  if (step === 'addresses') return step
  if (Object.keys(refuseAddresses(form)).length > 0) return 'addresses'
  if (step === 'review' && Object.keys(refuseShipment(form.shipment, readToday(new Date()))).length > 0)
    return 'shipment'
  return step
}
