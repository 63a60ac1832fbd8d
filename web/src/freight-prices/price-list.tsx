import { findCountry } from '@fairquay/contract/countries.ts'
import type { FreightOrder } from '@fairquay/contract/rate-cards/compare-prices.ts'
import { type TransportType, transportTypes } from '@fairquay/contract/trade/transport.ts'
import { Truck } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { countryOptions } from '../accounts/country-options.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { Select } from '../ui/select.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { TextField } from '../ui/text-field.tsx'
import { PriceCard } from './price-card.tsx'
import type { PriceSubject } from './price-subject.ts'
import { TakeDialog } from './take-dialog.tsx'
import { freightPriceTexts as texts } from './texts.ts'
import { type AnsweredPrice, type FreightPrices, useFreightPrices, useOwnAddress } from './use-freight-prices.ts'

const shownOrders: readonly FreightOrder[] = ['cheapest', 'fastest', 'all_in']

type PriceListProps = {
  subject: PriceSubject
  /** The way to ask providers for offers instead. */
  better: (words: string) => ReactNode
}

/** Prices of rate cards for goods: to where, by what, in which order, and taking one. */
export function PriceList({ subject, better }: PriceListProps) {
  const own = useOwnAddress()
  const [typed, setTyped] = useState<{ country?: string; zip?: string }>({})
  const [mode, setMode] = useState<TransportType | ''>('')
  const [order, setOrder] = useState<FreightOrder>('cheapest')
  const [taken, setTaken] = useState<AnsweredPrice | null>(null)
  const country = typed.country ?? own?.code ?? ''
  const zip = typed.zip ?? (typed.country === undefined ? (own?.zip ?? '') : '')
  const query = useFreightPrices(
    country === ''
      ? undefined
      : {
          ...subject.ask,
          to: { country, ...(zip.trim() && { zip: zip.trim() }) },
          ...(mode && { mode }),
          ...(subject.agreed && { incoterm: subject.agreed.incoterm }),
        },
  )
  return (
    <>
      <div className="mt-4 grid gap-4 sm:grid-cols-[2fr_1fr_1fr] lg:max-w-3xl">
        <Select
          label={texts.country}
          placeholder={texts.chooseCountry}
          options={countryOptions}
          value={country}
          onChange={(event) => setTyped({ country: event.target.value, zip: '' })}
        />
        <TextField
          label={texts.zip}
          value={zip}
          maxLength={20}
          autoComplete="postal-code"
          onChange={(event) => setTyped({ country, zip: event.target.value })}
        />
        <Select
          label={texts.mode}
          options={[{ value: '', label: texts.anyMode }, ...transportTypes]}
          value={mode}
          onChange={(event) => setMode(event.target.value as TransportType | '')}
        />
      </div>
      <OrderChoice order={order} onChoose={setOrder} />
      <Prices query={query} order={order} onTake={setTaken} better={better} isAsked={country !== ''} />
      {taken && query.data ? (
        <TakeDialog
          price={taken}
          subject={subject}
          to={{ country, zip }}
          onClose={() => setTaken(null)}
          onChanged={() => {
            setTaken(null)
            void query.refetch()
          }}
        />
      ) : null}
    </>
  )
}

function OrderChoice({ order, onChoose }: { order: FreightOrder; onChoose: (order: FreightOrder) => void }) {
  return (
    <fieldset className="mt-5">
      <legend className="sr-only">{texts.order}</legend>
      <div className="flex flex-wrap gap-2">
        {shownOrders.map((one) => (
          <Button
            key={one}
            tone="secondary"
            size="small"
            aria-pressed={one === order}
            className="aria-pressed:border-quay aria-pressed:bg-tint aria-pressed:text-quay"
            onClick={() => onChoose(one)}
          >
            {texts.orders[one]}
          </Button>
        ))}
      </div>
      <p className="mt-1.5 text-sm text-soft">{texts.ordersHelp[order]}</p>
    </fieldset>
  )
}

type PricesProps = {
  query: ReturnType<typeof useFreightPrices>
  order: FreightOrder
  isAsked: boolean
  onTake: (price: AnsweredPrice) => void
  better: PriceListProps['better']
}

function Prices({
  query: { data, error, refetch, isFetching, isPlaceholderData },
  order,
  isAsked,
  onTake,
  better,
}: PricesProps) {
  if (!isAsked) return null
  if (error && !isFetching)
    return (
      <LoadError title={texts.loadFailed} onRetry={() => void refetch()} isRetrying={isFetching}>
        {error.message}
      </LoadError>
    )
  if (!data)
    return (
      <div role="status" aria-label={texts.loading} className="mt-4 flex flex-col gap-3">
        <Skeleton className="h-36 w-full rounded-lg" />
        <Skeleton className="h-36 w-full rounded-lg" />
      </div>
    )
  return (
    <div className={isPlaceholderData ? 'opacity-60' : undefined} aria-busy={isPlaceholderData}>
      <p className="mt-4 text-sm text-soft">
        {texts.from([data.from.zip, findCountry(data.from.country)?.name].filter(Boolean).join(' '))}
      </p>
      {data.notes.map(({ code, message }) => (
        <p key={code} className="mt-2 rounded-md bg-amber-tint px-4 py-2.5 text-sm text-amber">
          {message}
        </p>
      ))}
      {data.prices.length === 0 ? (
        <EmptyState icon={<Truck size={26} aria-hidden="true" />} title={texts.none} action={better(texts.ask)}>
          {texts.noneHelp}
        </EmptyState>
      ) : (
        <ul aria-label={texts.title} className="mt-3 flex flex-col gap-3">
          {putInOrder(data, order).map((price) => (
            <PriceCard
              key={price.lane_id}
              price={price}
              currency={data.currency}
              onTake={() => onTake(price)}
              better={better(texts.askBetter)}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

function putInOrder({ prices, orders }: FreightPrices, order: FreightOrder): AnsweredPrice[] {
  return orders[order].flatMap((id) => prices.find(({ lane_id }) => lane_id === id) ?? [])
}
