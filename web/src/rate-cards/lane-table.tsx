import { findCountry } from '@fairquay/contract/countries.ts'
import { formatNumber } from '@fairquay/contract/locale.ts'
import { formatMoney, formatUnitPrice, readMoney, readUnitPrice } from '@fairquay/contract/money.ts'
import { type KeptLane, type RateCard, removeRateLane } from '@fairquay/contract/rate-cards/endpoints.ts'
import { describePlace, describeWay } from '@fairquay/contract/rate-cards/freight-price.ts'
import { isPercentage } from '@fairquay/contract/rate-cards/is-percentage.ts'
import { basisTitles } from '@fairquay/contract/rate-cards/messages.ts'
import type { RateLane } from '@fairquay/contract/rate-cards/shapes.ts'
import { unitTitles } from '@fairquay/contract/shipment-plans/names.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { atPage } from '../admin/desk-address.ts'
import { lastPageOf, ToPage } from '../admin/past-end.tsx'
import { call } from '../call.ts'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { Pager } from '../ui/pager.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { TableScroll } from '../ui/table-scroll.tsx'
import { showToast } from '../ui/toast-list.ts'
import { lanesAPage, lanesQuery, useCardsChanged } from './card-queries.ts'
import { LaneDialog } from './lane-dialog.tsx'
import { LaneFilters } from './lane-filters.tsx'
import { rateCardTexts as texts } from './texts.ts'

type LaneTableProps = { card: RateCard; mayEdit: boolean; children: ReactNode }

/** The lanes of a card, a page at a time, with the form for one of them. What stands below waits for the first of them, so that it does not jump. */
export function LaneTable({ card, mayEdit, children }: LaneTableProps) {
  const address = useSearch({ from: '/admin/rate-cards/$id' })
  const [edited, setEdited] = useState<KeptLane | 'new' | null>(null)
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery(lanesQuery(card.id, address))
  const isNarrowed = address.from !== undefined || address.to !== undefined
  const total = isNarrowed ? data?.pagination.total : card.lanes
  const lastPage = lastPageOf(data ?? {})
  return (
    <>
      <section className="mb-8">
        <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
          <h2 className="text-lg">
            {texts.laneList}
            {total === undefined ? null : (
              <span className="tabular ml-2 text-sm font-normal text-soft">{texts.lanes(total)}</span>
            )}
          </h2>
          {mayEdit ? (
            <Button tone="secondary" icon={<Plus size={16} aria-hidden="true" />} onClick={() => setEdited('new')}>
              {texts.addLane}
            </Button>
          ) : null}
        </div>
        {isNarrowed || card.lanes > lanesAPage ? <LaneFilters address={address} /> : null}
        {lastPage === undefined || isPlaceholderData ? null : <ToPage page={lastPage} />}
        {data && lastPage === undefined ? (
          <Lanes card={card} lanes={data.data} isNarrowed={isNarrowed} mayEdit={mayEdit} onEdit={setEdited} />
        ) : error ? (
          <LoadError title={texts.loadFailed} onRetry={() => void refetch()} isRetrying={isFetching} />
        ) : (
          <Skeleton className="h-dvh w-full rounded-lg" />
        )}
        <Pager
          page={address.page ?? 1}
          pageCount={Math.ceil((total ?? 0) / lanesAPage)}
          className="mt-4"
          link={(to, rest) => <Link to="." search={atPage(address, to)} {...rest} />}
        />
        {edited === null ? null : (
          <LaneDialog card={card} kept={edited === 'new' ? undefined : edited} onClose={() => setEdited(null)} />
        )}
      </section>
      {data || error ? children : null}
    </>
  )
}

type LanesProps = {
  card: RateCard
  lanes: readonly KeptLane[]
  isNarrowed: boolean
  mayEdit: boolean
  onEdit: (lane: KeptLane) => void
}

function Lanes({ card, lanes, isNarrowed, mayEdit, onEdit }: LanesProps) {
  const changed = useCardsChanged()
  const removing = useMutation({
    mutationFn: ({ id }: KeptLane) => call(removeRateLane, { params: { id: card.id, lane: id } }),
    onSuccess: (_, { lane }) => {
      showToast('success', texts.laneRemoved(describeWay(lane)))
      return changed()
    },
    onError: (error) => showToast('error', error.message),
  })
  if (lanes.length === 0) return <p className="text-soft">{isNarrowed ? texts.noLanesBetween : texts.noLanes}</p>
  return (
    <TableScroll label={texts.laneList}>
      <table className="block w-full text-sm md:table">
        <thead className="hidden text-left text-soft md:table-header-group">
          <tr>
            {[texts.from, texts.to, texts.price, texts.transit].map((title) => (
              <th key={title} scope="col" className="px-3 py-2 font-medium first:pl-4">
                {title}
              </th>
            ))}
            {mayEdit ? (
              <th scope="col" className="px-3 py-2">
                <span className="sr-only">{texts.actions}</span>
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody className="block md:table-row-group">
          {lanes.map((kept) => (
            <LaneRow key={kept.id} kept={kept} currency={card.terms.currency}>
              {mayEdit ? (
                <td className="flex justify-end gap-1 whitespace-nowrap md:table-cell md:px-2 md:py-1 md:text-right">
                  <IconButton
                    size="small"
                    label={texts.editLane(describeWay(kept.lane))}
                    icon={<Pencil size={16} aria-hidden="true" />}
                    onClick={() => onEdit(kept)}
                  />
                  <IconButton
                    size="small"
                    label={texts.removeLane(describeWay(kept.lane))}
                    icon={<Trash2 size={16} aria-hidden="true" />}
                    disabled={removing.isPending}
                    onClick={() => removing.mutate(kept)}
                  />
                </td>
              ) : null}
            </LaneRow>
          ))}
        </tbody>
      </table>
    </TableScroll>
  )
}

const cellLook = 'flex justify-between gap-4 py-0.5 md:table-cell md:px-3 md:py-2'

/** A lane; on a phone it is a card. */
function LaneRow({ kept, currency, children }: { kept: KeptLane; currency: string; children: ReactNode }) {
  const { lane } = kept
  return (
    <tr className="block border-t border-line px-4 py-2 first:border-t-0 md:table-row md:align-top md:first:border-t">
      {(['from', 'to'] as const).map((end) => (
        <td key={end} className={`${cellLook} font-medium md:first:pl-4`}>
          <Label>{texts[end]}</Label>
          <LanePlaceText place={lane[end]} />
        </td>
      ))}
      <td className={`${cellLook} tabular md:min-w-56`}>
        <Label>{texts.price}</Label>
        <span className="max-md:text-right">
          <LanePriceText lane={lane} currency={currency} />
        </span>
      </td>
      <td className={`${cellLook} tabular`}>
        <Label>{texts.transit}</Label>
        <span>{texts.days(lane.transit_min, lane.transit_max)}</span>
      </td>
      {children}
    </tr>
  )
}

/** What a column says, where the columns have no heads. */
function Label({ children }: { children: ReactNode }) {
  return <span className="font-normal text-soft md:hidden">{children}</span>
}

/** A code with its country in words: nobody knows all of them. */
function LanePlaceText({ place }: { place: RateLane['from'] }) {
  return (
    <span className="max-md:text-right">
      <span className="break-words">{describePlace(place)}</span>
      <span className="block font-normal text-soft">{findCountry(place.country)?.name}</span>
    </span>
  )
}

function LanePriceText({ lane, currency }: { lane: RateLane; currency: string }) {
  const { basis, price, minimum, steps, surcharges, equipment, note } = lane
  const more = [
    equipment && unitTitles[equipment],
    minimum === null ? '' : texts.least(formatMoney(readMoney(minimum, currency), currency)),
    steps.length > 0 && texts.steps(steps.length),
    surcharges.length > 0 && texts.surchargesOf(surcharges.length),
    note,
  ]
  const amount = isPercentage(basis) ? formatNumber(price) : formatUnitPrice(readUnitPrice(price), currency)
  return (
    <>
      {amount} {basisTitles[basis]}
      <span className="block text-soft empty:hidden">{more.filter(Boolean).join(' · ')}</span>
    </>
  )
}
