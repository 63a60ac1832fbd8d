import { showMoney } from '../billing/spell-money.ts'
import { ChangeText } from './change-text.tsx'
import { figuresTexts as say } from './texts.ts'

type OrderedValue = { currency: string; value: number; before: number }

/** What was ordered, in each currency by itself. */
export function OrderedValues({ values }: { values: readonly OrderedValue[] }) {
  return (
    <section className="rounded-lg border border-line bg-surface p-4 md:p-5">
      <h2 className="font-semibold">{say.ordered}</h2>
      {values.length === 0 ? (
        <p className="mt-2 text-sm text-soft">{say.nothingOrdered}</p>
      ) : (
        <ul className="mt-2 flex flex-wrap gap-x-10 gap-y-3">
          {values.map(({ currency, value, before }) => (
            <li key={currency}>
              <span className="tabular block text-xl font-semibold">{showMoney(value, currency)}</span>
              <ChangeText now={value} before={before} isShort />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
