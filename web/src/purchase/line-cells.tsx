import type { FailureDetails } from '@fairquay/contract/errors.ts'
import { formatMoney } from '@fairquay/contract/money.ts'
import { answerLabels, answerMessages } from '@fairquay/contract/trade/answer-messages.ts'
import { describeCodes } from '@fairquay/contract/trade/line-codes.ts'
import type { AskedRequest } from '../trade/kind-view.ts'
import { fieldId, NumberField, OfferField } from '../trade/offer-field.tsx'
import { readCurrency } from '../trade/read-currency.ts'
import { Checkbox } from '../ui/checkbox.tsx'
import { joinClasses } from '../ui/join-classes.ts'
import { Picture } from '../ui/picture.tsx'
import { changeMinimum, changeTier } from './change-lines.ts'
import { type LineDraft, sumLine } from './offer-draft.ts'
import { purchaseTexts } from './texts.ts'

export type LinePicture = { url: string; width: number; height: number } | null

/** One line of an answer, for its cells: in a row of the table or on a card. */
export type LineCell = {
  request: AskedRequest
  line: LineDraft
  /** Of the line in the answer: 'lines.2'. */
  path: string
  problems: FailureDetails
  isCounter: boolean
  picture: LinePicture
  set: (line: LineDraft) => void
  /** Which price stands in the price box; `show` looks again. */
  shown: number
  show: (line: LineDraft) => void
  /** Labels stand in the head of the table and are said of each box with the goods. */
  isInTable?: boolean
}

/** A line before it is known which of its prices is shown. */
export type PlainCell = Omit<LineCell, 'shown' | 'show'>

type Asked = AskedRequest['lines'][number]

export function findAsked({ request, line }: Pick<PlainCell, 'request' | 'line'>): Asked | undefined {
  return request.lines.find(({ position }) => position === line.position)
}

/** Picture, name and chosen options, what was asked for, and whether it is offered. */
export function GoodsCell(cell: LineCell) {
  const { request, line, path, isCounter, picture, set } = cell
  const asked = findAsked(cell)
  if (!asked) return null
  // In what its seller calls it: the codes that customs ask for are in the papers.
  const facts = [...asked.options, ...describeCodes({ sku: asked.sku ?? null })]
  return (
    <div className="flex items-start gap-3">
      <Picture
        src={picture?.url}
        alt=""
        width={picture?.width ?? 1}
        height={picture?.height ?? 1}
        className="size-12 shrink-0 rounded-md object-cover"
      />
      <div className="min-w-0">
        <span className="block font-medium break-words">{asked.product_name}</span>
        {facts.length > 0 ? (
          <span className="block text-sm break-words text-soft">
            {facts.map(({ name, value }) => `${name}: ${value}`).join(', ')}
          </span>
        ) : null}
        <span className="tabular block text-sm text-soft">{describeAsked(asked, request.currency)}</span>
        {asked.target_price === null ? null : (
          <span className="tabular block text-sm text-soft">
            {purchaseTexts.targetPrice(asked.target_price, request.currency)}
          </span>
        )}
        <Checkbox
          id={fieldId(path)}
          data-column="included"
          label={isCounter ? answerMessages.takeLine : answerMessages.offerLine}
          aria-label={purchaseTexts.ofGoods(
            isCounter ? answerMessages.takeLine : answerMessages.offerLine,
            asked.product_name,
          )}
          checked={line.included}
          onChange={(event) => set({ ...line, included: event.target.checked })}
        />
      </div>
    </div>
  )
}

function describeAsked({ quantity, order_measure, price_value }: Asked, currency: string): string {
  return price_value
    ? purchaseTexts.askedForAt(quantity, order_measure, price_value, currency)
    : purchaseTexts.askedFor(quantity, order_measure)
}

/** What every box of a line has in common. */
function boxOf(cell: LineCell, column: string, field: string, label: string) {
  const name = findAsked(cell)?.product_name ?? ''
  return {
    path: `${cell.path}.${field}`,
    problems: cell.problems,
    label: cell.isInTable ? purchaseTexts.ofGoods(label, name) : label,
    // On a card the short label is seen; who listens is told of which line every box is.
    ...(cell.isInTable ? { isLabelHidden: true } : { 'aria-label': purchaseTexts.ofGoods(label, name) }),
    'data-column': column,
  }
}

export function QuantityCell(cell: LineCell) {
  const { line, set, show } = cell
  return (
    <NumberField
      {...boxOf(cell, 'quantity', 'quantity', answerLabels.quantity)}
      inputMode="numeric"
      value={line.quantity}
      onType={(quantity) => {
        set({ ...line, quantity })
        show({ ...line, quantity })
      }}
    />
  )
}

/** The price the quantity falls into. */
export function PriceCell(cell: LineCell) {
  const { request, line, set, shown: index } = cell
  return (
    <NumberField
      {...boxOf(cell, 'price', `tiers.${index}.price`, purchaseTexts.unitPriceIn(request.currency))}
      value={line.tiers[index]?.price ?? ''}
      onType={(price) => set({ ...line, tiers: changeTier(line.tiers, index, { price }) })}
    />
  )
}

/** From which larger quantity on another price holds, and which; both may be left empty. */
export function NextPriceCells(cell: LineCell) {
  const { line, set, shown, show } = cell
  const index = shown + 1
  const tier = line.tiers[index]
  const typeTier = (part: Parameters<typeof changeTier>[2]) =>
    set({ ...line, tiers: changeTier(line.tiers, index, part) })
  return (
    <fieldset
      className={joinClasses('grid grid-cols-2 items-start', cell.isInTable ? 'gap-2' : 'gap-x-3 gap-y-2')}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) show(line)
      }}
    >
      <legend className="sr-only">{purchaseTexts.nextPriceColumn}</legend>
      <NumberField
        {...boxOf(cell, 'next-from', `tiers.${index}.min_quantity`, purchaseTexts.nextFrom)}
        inputMode="numeric"
        value={tier?.min_quantity ?? ''}
        onType={(min_quantity) => typeTier({ min_quantity })}
      />
      <NumberField
        {...boxOf(cell, 'next-price', `tiers.${index}.price`, purchaseTexts.nextPrice)}
        value={tier?.price ?? ''}
        onType={(price) => typeTier({ price })}
      />
    </fieldset>
  )
}

export function MinimumCell(cell: LineCell) {
  const { line, set, show } = cell
  return (
    <NumberField
      {...boxOf(cell, 'minimum', 'minimum_quantity', cell.isInTable ? purchaseTexts.minimum : answerLabels.minimum)}
      inputMode="numeric"
      value={line.minimum_quantity}
      onType={(minimum) => {
        const next = changeMinimum(line, minimum)
        set(next)
        show(next)
      }}
    />
  )
}

export function LeadTimeCell(cell: LineCell) {
  const { line, set } = cell
  return (
    <NumberField
      {...boxOf(cell, 'lead-time', 'lead_time_days', purchaseTexts.leadTimeDays)}
      inputMode="numeric"
      value={line.lead_time_days}
      onType={(lead_time_days) => set({ ...line, lead_time_days })}
    />
  )
}

export function PackingCell(cell: LineCell) {
  const { line, set } = cell
  return (
    <OfferField
      {...boxOf(cell, 'packing', 'packing', answerLabels.packing)}
      type="text"
      isOptional
      {...(cell.isInTable && { placeholder: answerLabels.packing })}
      maxLength={200}
      value={line.packing}
      onType={(packing) => set({ ...line, packing })}
    />
  )
}

/** What the line comes to while it is typed. */
export function SumCell({ request, line }: Pick<PlainCell, 'request' | 'line'>) {
  const total = sumLine(line, request.lines, readCurrency(request))
  return (
    <span className="tabular font-semibold">{total === undefined ? '–' : formatMoney(total, request.currency)}</span>
  )
}
