import { orderValueMessages } from '@fairquay/contract/order-value/messages.ts'
import { describePromise } from '@fairquay/contract/order-value/promised.ts'
import type { StartingTerms } from '@fairquay/contract/purchase/endpoints.ts'
import { answerLabels } from '@fairquay/contract/trade/answer-messages.ts'
import { incotermCodes, incoterms, isIncotermCode, nameIncoterm } from '@fairquay/contract/trade/incoterms.ts'
import { TermRoute } from '../incoterms/lazy-term-route.tsx'
import { TermAdvice } from '../incoterms/term-advice.tsx'
import { NamedPlaceNote } from '../places/named-place-note.tsx'
import { PlaceField } from '../places/place-field.tsx'
import type { OfferFormProps } from '../trade/kind-view.ts'
import { fieldId, OfferField } from '../trade/offer-field.tsx'
import { OfferTermsPart } from '../trade/offer-terms-part.tsx'
import { Select } from '../ui/select.tsx'
import { useMedia } from '../ui/use-media.ts'
import { ApplyToAll } from './apply-to-all.tsx'
import { LineCards } from './line-cards.tsx'
import { LineTable } from './line-table.tsx'
import type { LineDraft, PurchaseDraft } from './offer-draft.ts'
import { purchaseTexts } from './texts.ts'
import type { PurchaseRequest } from './wish-facts.tsx'

/** The answer to a purchase request: a table with a row for each line, and the terms of the whole. */
export function PurchaseOfferForm({
  request,
  basis,
  draft,
  change,
  problems,
  isCounter,
}: OfferFormProps<PurchaseDraft, PurchaseRequest, StartingTerms>) {
  const isWide = useMedia('(min-width: 1240px)')
  const set = (part: Partial<PurchaseDraft>) => change((now) => ({ ...now, ...part }))
  const changeLines = (step: (lines: readonly LineDraft[]) => LineDraft[]) =>
    change((now) => ({ ...now, lines: step(now.lines) }))
  const cells = draft.lines.map((line, index) => ({
    request,
    line,
    path: `lines.${index}`,
    problems,
    isCounter,
    picture: basis?.lines.find(({ position }) => position === line.position)?.picture ?? null,
    set: (next: LineDraft) => changeLines((lines) => lines.map((one, at) => (at === index ? next : one))),
  }))
  const forAll = cells.length > 1 ? <ApplyToAll request={request} lines={draft.lines} change={changeLines} /> : null
  const placeName = isIncotermCode(draft.incoterm) ? incoterms[draft.incoterm].place : undefined
  return (
    <>
      {request.order_value ? (
        <p className="rounded-md bg-tint px-4 py-3 text-sm">
          {describePromise(request.order_value, request.currency)}
          {isCounter ? null : ` ${orderValueMessages.answerHelp}`}
        </p>
      ) : null}
      {isWide ? (
        <LineTable cells={cells} head={forAll} />
      ) : (
        <>
          {forAll ? <div className="rounded-lg border border-line bg-surface">{forAll}</div> : null}
          <LineCards cells={cells} />
        </>
      )}
      <OfferTermsPart draft={draft} problems={problems} set={set}>
        <Select
          id={fieldId('incoterm')}
          label={answerLabels.incoterm}
          error={problems.incoterm}
          placeholder={purchaseTexts.chooseIncoterm}
          options={incotermCodes.map((code) => ({ value: code, label: nameIncoterm(code) }))}
          value={draft.incoterm}
          onChange={(event) => set({ incoterm: event.target.value })}
        />
        <div>
          <PlaceField
            id={fieldId('place')}
            error={problems.place}
            kind={isIncotermCode(draft.incoterm) && incoterms[draft.incoterm].isForWaterOnly ? 'port' : undefined}
            label={answerLabels.place}
            help={placeName ? purchaseTexts.placeHelp(placeName) : undefined}
            maxLength={120}
            value={draft.place}
            onType={(place) => set({ place })}
          />
          {isIncotermCode(draft.incoterm) ? (
            <NamedPlaceNote incoterm={draft.incoterm} named={draft.place} onMend={(place) => set({ place })} />
          ) : null}
        </div>
        {isIncotermCode(draft.incoterm) ? (
          <TermAdvice
            className="sm:col-span-2"
            incoterm={draft.incoterm}
            // An offer without its place is refused where it is typed.
            place={incoterms[draft.incoterm].place}
            isAcrossBorder={basis?.crosses_border}
            onMend={({ incoterm }) => incoterm && set({ incoterm })}
          />
        ) : null}
        {isIncotermCode(draft.incoterm) ? <TermRoute incoterm={draft.incoterm} className="sm:col-span-2" /> : null}
        <OfferField
          path="payment_terms"
          problems={problems}
          label={answerLabels.paymentTerms}
          placeholder={purchaseTexts.paymentTermsExample}
          maxLength={300}
          className="sm:col-span-2"
          value={draft.payment_terms}
          onType={(payment_terms) => set({ payment_terms })}
        />
      </OfferTermsPart>
    </>
  )
}
