import { publicFacts } from '@fairquay/contract/tariffs/public-facts.ts'
import type { TariffRow } from '@fairquay/contract/tariffs/shapes.ts'
import { unionsOf } from '@fairquay/contract/trade/customs-unions.ts'
import { rowLook, rowsLook } from '../admin/desk-frame.tsx'
import { Button } from '../ui/button.tsx'
import { Disclosure } from '../ui/disclosure.tsx'
import { nameRate, RateInWords, RateSubject } from './rate-facts.tsx'
import { tariffTexts as texts } from './texts.ts'

type ShippedFactsProps = { territory: string | undefined; onReplace: (row: TariffRow) => void }

/** What holds without an operator having brought it, of the country the list is narrowed to. */
export function ShippedFacts({ territory, onReplace }: ShippedFactsProps) {
  const facts = publicFacts.filter(
    ({ country }) => territory === undefined || country === territory || unionsOf(country).includes(territory),
  )
  if (facts.length === 0) return null
  return (
    <Disclosure className="mt-10" summary={<h2 className="text-lg">{texts.shipped}</h2>}>
      <p className="mb-4 max-w-prose text-sm text-soft">{texts.shippedHelp}</p>
      <ul aria-label={texts.shipped} className={rowsLook}>
        {facts.map((row) => (
          <li
            key={nameRate(row)}
            className={`${rowLook} grid gap-x-4 gap-y-2 lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,5fr)_auto] lg:items-start`}
          >
            <RateSubject row={row} />
            <RateInWords row={row} />
            <p className="min-w-0 text-sm break-words">{row.source}</p>
            <Button
              size="small"
              tone="secondary"
              className="justify-self-start"
              aria-label={texts.putInPlaceOf(nameRate(row))}
              onClick={() => onReplace(row)}
            >
              {texts.putInPlace}
            </Button>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
