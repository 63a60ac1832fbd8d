import { findCountry } from '@fairquay/contract/countries.ts'
import type { FreightOrder } from '@fairquay/contract/rate-cards/compare-prices.ts'
import { type IncotermCode, listIncoterms, nameIncoterm } from '@fairquay/contract/trade/incoterms.ts'
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
import { useAskRefusal } from '../use-may-edit.ts'
import { PriceCard } from './price-card.tsx'
import { type PriceSubject, usualTerm } from './price-subject.ts'
import { TakeDialog } from './take-dialog.tsx'
import { freightPriceTexts as texts } from './texts.ts'
import { type AnsweredPrice, type FreightPrices, useFreightPrices, useOwnAddress } from './use-freight-prices.ts'

const shownOrders: readonly FreightOrder[] = ['cheapest', 'fastest', 'all_in']

type PriceListProps = {
  subject: PriceSubject
  /** The way to ask providers for offers instead, under the words given. */
  better: (words: string, wish: FreightWish) => ReactNode
}

/** What is known of a freight that is asked for: where it goes, and by what and under which term it was looked at. */
export type FreightWish = {
  to: { country: string; zip: string }
  /** It goes to the own company's address. */
  isOwn: boolean
  mode: TransportType | ''
  incoterm: IncotermCode
}

/** Prices of rate cards for goods: to where, by what, in which order, and taking one. */
export function PriceList({ subject, better }: PriceListProps) {
  const own = useOwnAddress()
  const mayAsk = useAskRefusal() === undefined
  const [typed, setTyped] = useState<{ country?: string; zip?: string }>({})
  const [mode, setMode] = useState<TransportType | ''>('')
  const [order, setOrder] = useState<FreightOrder>('cheapest')
  const [taken, setTaken] = useState<AnsweredPrice | null>(null)
  const [chosenTerm, setTerm] = useState<IncotermCode>(usualTerm)
  const incoterm =
    subject.agreed?.incoterm ?? (listIncoterms(mode || 'truck').includes(chosenTerm) ? chosenTerm : usualTerm)
  const country = typed.country ?? own?.code ?? ''
  const zip = typed.zip ?? (typed.country === undefined ? (own?.zip ?? '') : '')
  const isOwn = country === own?.code && zip.trim() === own.zip
  const query = useFreightPrices(
    country === ''
      ? undefined
      : {
          ...subject.ask,
          to: { country, ...(zip.trim() && { zip: zip.trim() }) },
          ...(mode && { mode }),
          incoterm,
        },
  )
  return (
    <>
      <div className="mt-4 grid gap-4 sm:grid-cols-[2fr_1fr] lg:max-w-4xl lg:grid-cols-[3fr_2fr_2fr_3fr]">
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
        <Select
          label={texts.incoterm}
          options={listTerms(mode, subject)}
          value={incoterm}
          disabled={subject.agreed !== undefined}
          onChange={(event) => setTerm(event.target.value as IncotermCode)}
        />
      </div>
      <OrderChoice order={order} onChoose={setOrder} />
      <Prices
        query={query}
        order={order}
        onTake={mayAsk ? setTaken : undefined}
        better={(words, priced) =>
          mayAsk ? better(words, { to: { country, zip }, isOwn, mode: priced ?? mode, incoterm }) : null
        }
        isAsked={country !== ''}
      />
      {taken && query.data ? (
        <TakeDialog
          price={taken}
          subject={subject}
          incoterm={incoterm}
          currency={query.data.currency}
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

/** The terms that fit the way of transport, or the one that was agreed. */
function listTerms(mode: TransportType | '', { agreed }: PriceSubject) {
  const codes = agreed ? [agreed.incoterm] : listIncoterms(mode || 'truck')
  return codes.map((value) => ({ value, label: nameIncoterm(value) }))
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
  onTake: ((price: AnsweredPrice) => void) | undefined
  better: (words: string, mode?: TransportType) => ReactNode
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
        <ul aria-label={texts.title} className="mt-3 flex max-w-4xl flex-col gap-3">
          {putInOrder(data, order).map((price) => (
            <PriceCard
              key={price.lane_id}
              price={price}
              logos={data.logos}
              currency={data.currency}
              onTake={onTake && (() => onTake(price))}
              better={better(texts.askBetter, price.mode)}
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
