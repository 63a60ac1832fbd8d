import { formatNumber } from '@fairquay/contract/locale.ts'
import { formatMoney, formatUnitPrice, readMoney, readUnitPrice } from '@fairquay/contract/money.ts'
import { type KeptLane, type RateCard, removeRateLane } from '@fairquay/contract/rate-cards/endpoints.ts'
import { describePlace, describeWay } from '@fairquay/contract/rate-cards/freight-price.ts'
import { basisTitles } from '@fairquay/contract/rate-cards/messages.ts'
import type { RateLane } from '@fairquay/contract/rate-cards/shapes.ts'
import { unitTitles } from '@fairquay/contract/shipment-plans/names.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
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
import { rateCardTexts as texts } from './texts.ts'

type LaneTableProps = { card: RateCard; mayEdit: boolean }

/** The lanes of a card, a page at a time, with the form for one of them. */
export function LaneTable({ card, mayEdit }: LaneTableProps) {
  const { page = 1 } = useSearch({ from: '/admin/rate-cards/$id' })
  const [edited, setEdited] = useState<KeptLane | 'new' | null>(null)
  const { data, error, refetch, isFetching } = useQuery(lanesQuery(card.id, page))
  return (
    <section className="mb-8">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">
          {texts.laneList}
          <span className="tabular ml-2 text-sm font-normal text-soft">{texts.lanes(card.lanes)}</span>
        </h2>
        {mayEdit ? (
          <Button tone="secondary" icon={<Plus size={16} aria-hidden="true" />} onClick={() => setEdited('new')}>
            {texts.addLane}
          </Button>
        ) : null}
      </div>
      {data ? (
        <Lanes card={card} lanes={data.data} mayEdit={mayEdit} onEdit={setEdited} />
      ) : error ? (
        <LoadError title={texts.loadFailed} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <Skeleton className="h-40 w-full rounded-lg" />
      )}
      <Pager
        page={page}
        pageCount={Math.ceil(card.lanes / lanesAPage)}
        className="mt-4"
        link={(to, rest) => <Link to="." search={to === 1 ? {} : { page: to }} {...rest} />}
      />
      {edited === null ? null : (
        <LaneDialog card={card} kept={edited === 'new' ? undefined : edited} onClose={() => setEdited(null)} />
      )}
    </section>
  )
}

type LanesProps = { card: RateCard; lanes: readonly KeptLane[]; mayEdit: boolean; onEdit: (lane: KeptLane) => void }

function Lanes({ card, lanes, mayEdit, onEdit }: LanesProps) {
  const changed = useCardsChanged()
  const removing = useMutation({
    mutationFn: ({ id }: KeptLane) => call(removeRateLane, { params: { id: card.id, lane: id } }),
    onSuccess: (_, { lane }) => {
      showToast('success', texts.laneRemoved(describeWay(lane)))
      return changed()
    },
    onError: (error) => showToast('error', error.message),
  })
  if (lanes.length === 0) return <p className="text-soft">{texts.empty}</p>
  return (
    <TableScroll label={texts.laneList}>
      <table className="w-full text-sm">
        <thead className="text-left text-soft">
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
        <tbody>
          {lanes.map((kept) => (
            <tr key={kept.id} className="border-t border-line align-top">
              <td className="px-3 py-2 pl-4 font-medium">{describePlace(kept.lane.from)}</td>
              <td className="px-3 py-2 font-medium">{describePlace(kept.lane.to)}</td>
              <td className="tabular min-w-56 px-3 py-2">
                <LanePriceText lane={kept.lane} currency={card.terms.currency} />
              </td>
              <td className="tabular px-3 py-2">{texts.days(kept.lane.transit_min, kept.lane.transit_max)}</td>
              {mayEdit ? (
                <td className="px-2 py-1 text-right whitespace-nowrap">
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
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
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
  const amount = basis === 'pct_value' ? formatNumber(price) : formatUnitPrice(readUnitPrice(price), currency)
  return (
    <>
      {amount} {basisTitles[basis]}
      <span className="block text-soft empty:hidden">{more.filter(Boolean).join(' · ')}</span>
    </>
  )
}
