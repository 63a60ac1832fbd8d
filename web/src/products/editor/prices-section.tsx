import { partNames, editorMessages as say } from '@fairquay/contract/products/editor-messages.ts'
import {
  addMissingLines,
  addTier,
  emptyLine,
  groupLines,
  type PriceLine,
  putSku,
  removeLine,
} from '@fairquay/contract/products/price-lines.ts'
import { Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { NumberField } from '../../forms/number-field.tsx'
import { CurrencyChoice } from '../../trade/currency-choice.tsx'
import { Button } from '../../ui/button.tsx'
import { FieldNote } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { nameCode } from '../product-queries.ts'
import { weightUnits } from './measures-section.tsx'
import { OptionFields } from './option-fields.tsx'
import { OrderStepFields } from './order-step-fields.tsx'
import { lineGrid, PriceLineFields } from './price-line-fields.tsx'
import type { SectionProps } from './section-props.ts'
import { StockFields } from './stock-fields.tsx'
import { editorTexts } from './texts.ts'
import { fieldId } from './use-product-form.ts'
import { VariantsTable } from './variants/variants-table.tsx'

export function PricesSection(props: SectionProps) {
  return (
    <>
      <OptionFields {...props} />
      <VariantsTable {...props} />
      <PriceList {...props} />
    </>
  )
}

/** So many combinations at a time are drawn: a product may have thousands. */
const perStep = 25

function PriceList(props: SectionProps) {
  const { form, faults, change, reserved, elsewhere } = props
  const hasOptions = form.options.length > 0
  const [shownCount, setShownCount] = useState(perStep)
  const isWide = useMedia('(min-width: 90rem)')
  const groups = useMemo(() => groupLines(form.terms), [form.terms])
  const missing = useMemo(() => (hasOptions ? addMissingLines(form).length - form.terms.length : 0), [form, hasOptions])
  // Faults further down are drawn too, so that one can get to them.
  const lastFaulty = groups.findLastIndex(({ lines }) =>
    lines.some(({ index }) => Object.keys(faults).some((field) => field.startsWith(`terms.${index}.`))),
  )
  const shown = groups.slice(0, Math.max(shownCount, lastFaulty + 1))
  const set = (index: number, part: Partial<PriceLine>) =>
    change((now) => ({
      terms:
        part.sku === undefined
          ? now.terms.map((line, place) => (place === index ? { ...line, ...part } : line))
          : putSku(now.terms, index, part.sku),
    }))

  return (
    <fieldset id={fieldId('terms')} tabIndex={-1} className="outline-none">
      <legend className="mb-1.5 font-medium">{partNames.terms}</legend>
      {faults.terms ? <FieldNote id={`${fieldId('terms')}-note`} error={faults.terms} /> : null}
      <UnitFields {...props} />
      {form.terms.length === 0 ? <p className="mt-3 text-sm text-soft">{say.noLines}</p> : null}
      {isWide && groups.length > 0 ? <LineHeads hasSku={!hasOptions} /> : null}
      <ul className="flex flex-col gap-3 max-[90rem]:mt-4 min-[90rem]:gap-0">
        {shown.map((group) => {
          const { key, options, lines } = group
          const name = Object.values(options).join(' / ') || say.allCombinations
          const first = lines[0]
          return (
            <li key={key} className="border-line min-[90rem]:border-b min-[90rem]:py-2">
              <div className="flex flex-wrap items-center justify-between gap-x-3">
                {hasOptions ? <h3 className="mb-1.5 font-medium">{name}</h3> : <span />}
              </div>
              <ul aria-label={name} className="flex flex-col gap-3 min-[90rem]:gap-1.5">
                {lines.map(({ index, line }) => (
                  <PriceLineFields
                    key={index}
                    line={line}
                    index={index}
                    name={name}
                    faults={faults}
                    currency={form.currency}
                    isWide={isWide}
                    hasSku={!hasOptions}
                    other={line.sku === null ? undefined : elsewhere.get(nameCode('sku', line.sku))}
                    onChange={(part) => set(index, part)}
                    onRemove={() => change((now) => ({ terms: removeLine(now.terms, index) }))}
                  />
                ))}
              </ul>
              {hasOptions ? null : <StockFields {...{ group, name, reserved, faults, change }} />}
              {first && first.line.type === 'by_qty' ? (
                <Button
                  size="small"
                  tone="quiet"
                  aria-label={say.addTierOf(name)}
                  icon={<Plus size={16} aria-hidden="true" />}
                  onClick={() => change((now) => ({ terms: addTier(now.terms, first.index) }))}
                >
                  {say.addTier}
                </Button>
              ) : null}
            </li>
          )
        })}
      </ul>
      <div className="mt-2 flex flex-wrap gap-2">
        {shown.length < groups.length ? (
          <Button size="small" tone="secondary" onClick={() => setShownCount(shown.length + 100)}>
            {say.moreLines(Math.min(100, groups.length - shown.length))}
          </Button>
        ) : null}
        {form.terms.length === 0 ? (
          <Button
            size="small"
            tone="secondary"
            icon={<Plus size={16} aria-hidden="true" />}
            onClick={() => change((now) => ({ terms: now.options.length > 0 ? addMissingLines(now) : [emptyLine()] }))}
          >
            {say.addFirstLine}
          </Button>
        ) : missing > 0 ? (
          <Button
            size="small"
            tone="secondary"
            icon={<Plus size={16} aria-hidden="true" />}
            onClick={() => change((now) => ({ terms: addMissingLines(now) }))}
          >
            {say.addLines(missing)}
          </Button>
        ) : null}
      </div>
      {missing > 0 ? <p className="mt-1 text-sm text-faint">{say.linesHelp}</p> : null}
    </fieldset>
  )
}

function LineHeads({ hasSku }: { hasSku: boolean }) {
  const { columns } = editorTexts
  const sku = hasSku ? [columns.sku] : []
  const heads = [columns.from, columns.to, columns.price, columns.before, ...sku, columns.sold, '']
  return (
    <div aria-hidden="true" className={`${lineGrid(hasSku)} mt-4 text-sm text-soft`}>
      {heads.map((head) => (
        <span key={head}>{head}</span>
      ))}
    </div>
  )
}

/** What holds for all lines: the currency, what one unit is called, what the price is for, in what packs it is sold, and when the goods can go. */
function UnitFields({ form, faults, change }: SectionProps) {
  const first = form.terms[0]
  const isMixed = (pick: (line: PriceLine) => string) => form.terms.some((line) => first && pick(line) !== pick(first))
  const setAll = (part: Partial<PriceLine>) =>
    change((now) => ({ terms: now.terms.map((line) => ({ ...line, ...part })) }))
  const priceFor = (line: PriceLine) => (line.measuringUnitType === 'weight' ? line.measuringUnit : '')
  const units = [...new Set([...weightUnits, ...(first && priceFor(first) ? [priceFor(first)] : [])])]
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      <CurrencyChoice
        id={fieldId('currency')}
        label={partNames.currency}
        value={form.currency}
        onChoose={(currency) => change({ currency })}
      />
      {first ? (
        <>
          <TextField
            id={fieldId('terms.0.orderMeasure')}
            label={say.orderMeasure}
            help={isMixed((line) => line.orderMeasure) ? say.mixedLines : say.orderMeasureHelp}
            error={faults['terms.0.orderMeasure']}
            value={first.orderMeasure}
            onChange={(event) => setAll({ orderMeasure: event.target.value })}
            maxLength={40}
            autoComplete="off"
          />
          <Select
            id={fieldId('terms.0.measuringUnit')}
            label={say.priceFor}
            help={isMixed(priceFor) ? say.mixedLines : undefined}
            error={faults['terms.0.measuringUnit']}
            options={[
              { value: '', label: say.priceForUnit },
              ...units.map((unit) => ({ value: unit, label: say.priceForWeight(unit) })),
            ]}
            value={priceFor(first)}
            onChange={({ target: { value } }) =>
              setAll(
                value === ''
                  ? { measuringUnit: 'pc', measuringUnitType: 'quantity' }
                  : { measuringUnit: value, measuringUnitType: 'weight' },
              )
            }
          />
        </>
      ) : null}
      <NumberField
        id={fieldId('leadTimeDays')}
        label={partNames.leadTimeDays}
        help={say.leadTimeHelp}
        value={form.leadTimeDays ?? null}
        error={faults.leadTimeDays}
        onChange={(leadTimeDays) => change({ leadTimeDays })}
      />
      <OrderStepFields {...{ form, faults, change }} />
    </div>
  )
}
