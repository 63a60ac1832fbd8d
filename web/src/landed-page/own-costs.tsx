import type { LandedCostInput } from '@fairquay/contract/landed-cost/shapes.ts'
import type { currencies } from '@fairquay/contract/money.ts'
import { Plus, Trash2 } from 'lucide-react'
import { countryOptions } from '../accounts/country-options.ts'
import { NumberField } from '../forms/number-field.tsx'
import { useKept } from '../forms/use-kept.ts'
import { HsCodeField } from '../hs-codes/hs-code-field.tsx'
import { Calculator } from '../landed-cost/calculator.tsx'
import type { LandedGoods } from '../landed-cost/scenario-form.ts'
import { landedTexts as texts } from '../landed-cost/texts.ts'
import { CurrencyChoice } from '../trade/currency-choice.tsx'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Select } from '../ui/select.tsx'
import { TextField } from '../ui/text-field.tsx'

type OwnLine = {
  name: string
  hs: string
  origin: string
  quantity: number | null
  unitPrice: number | null
  netKg: number | null
}
type OwnGoods = { currency: (typeof currencies)[number]; lines: OwnLine[] }

const emptyLine: OwnLine = { name: '', hs: '', origin: '', quantity: null, unitPrice: null, netKg: null }
const empty: OwnGoods = { currency: 'EUR', lines: [emptyLine] }
const mostLines = 20

/** What goods that are typed cost at the door, wherever they are bought. */
export function OwnCosts() {
  const { draft, change } = useKept<OwnGoods>('landed-goods', empty, { where: 'device' })
  const changeLine = (at: number, part: Partial<OwnLine>) =>
    change((now) => ({ ...now, lines: now.lines.map((line, index) => (index === at ? { ...line, ...part } : line)) }))
  const [first] = draft.lines
  return (
    <Calculator
      goods={draft.lines.flatMap(readLine)}
      currency={draft.currency}
      from={draft.lines.length === 1 ? first?.origin || undefined : undefined}
      title={texts.title}
      goodsKey="own"
    >
      <section aria-labelledby="landed-goods" className="mt-6">
        <h2 id="landed-goods" className="mb-3 text-lg">
          {texts.ownGoods}
        </h2>
        <ul className="flex flex-col gap-4">
          {draft.lines.map((line, at) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the list
              key={at}
              className="grid grid-cols-2 items-start gap-3 md:grid-cols-[2fr_1.2fr_1.6fr_1fr_1fr_1.2fr_auto]"
            >
              <OwnLineFields line={line} onChange={(part) => changeLine(at, part)} />
              <IconButton
                label={texts.remove}
                icon={<Trash2 size={18} aria-hidden="true" />}
                disabled={draft.lines.length === 1}
                onClick={() => change((now) => ({ ...now, lines: now.lines.filter((_, index) => index !== at) }))}
              />
            </li>
          ))}
        </ul>
        <div className="mt-3 flex flex-wrap items-end gap-3">
          <Button
            tone="quiet"
            icon={<Plus size={17} aria-hidden="true" />}
            disabled={draft.lines.length >= mostLines}
            onClick={() => change((now) => ({ ...now, lines: [...now.lines, emptyLine] }))}
          >
            {texts.addLine}
          </Button>
          <CurrencyChoice
            label={texts.currency}
            value={draft.currency}
            onChoose={(currency) => change((now) => ({ ...now, currency }))}
          />
        </div>
      </section>
    </Calculator>
  )
}

function OwnLineFields({ line, onChange }: { line: OwnLine; onChange: (part: Partial<OwnLine>) => void }) {
  return (
    <>
      <TextField
        className="max-md:col-span-2"
        label={texts.name}
        value={line.name}
        maxLength={120}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <HsCodeField label={texts.hs} value={line.hs} goods={{ name: line.name }} onChange={(hs) => onChange({ hs })} />
      <Select
        label={texts.origin}
        options={countryOptions}
        placeholder={texts.chooseCountry}
        value={line.origin}
        onChange={(event) => onChange({ origin: event.target.value })}
      />
      <NumberField label={texts.quantity} value={line.quantity} onChange={(quantity) => onChange({ quantity })} />
      <NumberField
        label={texts.unitPrice}
        kind="decimal"
        value={line.unitPrice}
        onChange={(unitPrice) => onChange({ unitPrice })}
      />
      <NumberField label={texts.weight} kind="decimal" value={line.netKg} onChange={(netKg) => onChange({ netKg })} />
    </>
  )
}

/** A line that can be calculated with; one that is half typed waits. */
function readLine({ name, hs, origin, quantity, unitPrice, netKg }: OwnLine, at: number): LandedGoods[] {
  if (!quantity || quantity < 1 || unitPrice === null || !(unitPrice >= 0)) return []
  const line: LandedCostInput['lines'][number] = {
    hs: hs.trim() || null,
    origin: origin || null,
    quantity,
    unit_price: unitPrice,
    ...(netKg !== null && netKg >= 0 && { net_kg: netKg }),
  }
  return [{ ...line, name: name.trim() || texts.line(at + 1) }]
}
