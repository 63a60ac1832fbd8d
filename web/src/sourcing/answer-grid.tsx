import {
  type AnswerOrder,
  answerOrders,
  areAlike,
  findBest,
  findChoosable,
  orderAnswers,
} from '@fairquay/contract/sourcing/compare.ts'
import type { RfqDetail, SellerAnswer } from '@fairquay/contract/sourcing/endpoints.ts'
import {
  answerOrderNames,
  sourcingPageMessages as messages,
  writeQuantity,
} from '@fairquay/contract/sourcing/page-messages.ts'
import { ArrowDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { joinClasses } from '../ui/join-classes.ts'
import { Select } from '../ui/select.tsx'
import { TableScroll } from '../ui/table-scroll.tsx'
import { useMedia } from '../ui/use-media.ts'
import { LeadTimeCell, PriceCell, SellerCell, type Shown, TermsCell, ValidityCell } from './answer-cells.tsx'
import { NotAlike } from './not-alike.tsx'

const cells: Record<AnswerOrder, (shown: Shown) => ReactNode> = {
  price: PriceCell,
  lead_time: LeadTimeCell,
  validity: ValidityCell,
  incoterm: TermsCell,
}

/** The answers of all sellers side by side: a table on a wide screen, cards on a phone. `renderEnd` adds what is given to each. */
export function AnswerGrid({ rfq, renderEnd }: { rfq: RfqDetail; renderEnd: (answer: SellerAnswer) => ReactNode }) {
  const [order, setOrder] = useState<AnswerOrder>('price')
  const isWide = useMedia('(min-width: 768px)')
  const choosable = findChoosable(rfq, new Date())
  const { cheapest, quickest } = findBest(choosable)
  const rows = orderAnswers(rfq.answers, order).map((answer) => ({
    rfq,
    answer,
    isCheapest: cheapest.has(answer.request_id),
    isQuickest: quickest.has(answer.request_id),
  }))
  return (
    <>
      {areAlike(choosable) ? null : <NotAlike answers={choosable} />}
      {isWide ? (
        <Table rows={rows} order={order} onOrder={setOrder} renderEnd={renderEnd} />
      ) : (
        <Cards rows={rows} order={order} onOrder={setOrder} renderEnd={renderEnd} />
      )}
    </>
  )
}

type RowsProps = {
  rows: readonly Shown[]
  order: AnswerOrder
  onOrder: (order: AnswerOrder) => void
  renderEnd: (answer: SellerAnswer) => ReactNode
}

const cellLook = 'px-4 py-3 align-top'

function Table({ rows, order, onOrder, renderEnd }: RowsProps) {
  const [first] = rows
  return (
    <TableScroll label={messages.answers}>
      <table className="w-full text-left text-[0.9375rem]">
        <thead className="border-b border-line text-sm text-soft">
          <tr>
            <th scope="col" className="px-4 py-2 font-medium">
              {messages.seller}
            </th>
            {answerOrders.map((name) => (
              <th
                key={name}
                scope="col"
                aria-sort={order === name ? (name === 'validity' ? 'descending' : 'ascending') : 'none'}
                className={joinClasses('px-2 py-1 font-medium', name === 'price' && 'text-right')}
              >
                <button
                  type="button"
                  onClick={() => onOrder(name)}
                  className="inline-flex min-h-9 items-center gap-1 rounded-md px-2 transition-colors hover:bg-tint hover:text-quay aria-pressed:text-quay"
                  aria-pressed={order === name}
                >
                  {answerOrderNames[name]}
                  <ArrowDown size={14} aria-hidden="true" className={order === name ? '' : 'invisible'} />
                </button>
                {name === 'price' && first ? (
                  <span className="block px-2 pb-1 text-xs font-normal text-faint">
                    {messages.forAll(writeQuantity(first.rfq.quantity, first.rfq.unit))}
                  </span>
                ) : null}
              </th>
            ))}
            <th scope="col" className="px-4 py-2 font-medium">
              {messages.award}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((shown) => (
            <tr key={shown.answer.request_id} className="border-b border-line last:border-0">
              <th scope="row" className={joinClasses(cellLook, 'font-normal')}>
                <SellerCell answer={shown.answer} />
              </th>
              {answerOrders.map((name) => {
                const Cell = cells[name]
                return (
                  <td key={name} className={joinClasses(cellLook, name === 'price' && 'text-right')}>
                    <Cell {...shown} />
                  </td>
                )
              })}
              <td className={cellLook}>{renderEnd(shown.answer)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  )
}

function Cards({ rows, order, onOrder, renderEnd }: RowsProps) {
  return (
    <>
      <Select
        className="mb-4"
        label={messages.sortBy}
        options={answerOrders.map((value) => ({ value, label: answerOrderNames[value] }))}
        value={order}
        onChange={(event) => onOrder(answerOrders.find((name) => name === event.target.value) ?? 'price')}
      />
      <ul aria-label={messages.answers} className="flex flex-col gap-3">
        {rows.map((shown) => (
          <li key={shown.answer.request_id} className="rounded-lg border border-line bg-surface p-4">
            <SellerCell answer={shown.answer} />
            <dl className="mt-3 grid grid-cols-2 gap-x-4 gap-y-3 text-[0.9375rem]">
              {answerOrders.map((name) => {
                const Cell = cells[name]
                return (
                  <div key={name} className="min-w-0">
                    <dt className="text-sm text-soft">{answerOrderNames[name]}</dt>
                    <dd>
                      <Cell {...shown} />
                    </dd>
                  </div>
                )
              })}
            </dl>
            <div className="mt-3 empty:hidden">{renderEnd(shown.answer)}</div>
          </li>
        ))}
      </ul>
    </>
  )
}
