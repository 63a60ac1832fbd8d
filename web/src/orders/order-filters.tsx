import { type OrdersAddress, orderBoxes, orderGroups, readOrdersAddress } from '@fairquay/contract/orders/address.ts'
import { orderGroupTitles, orderStatusNames } from '@fairquay/contract/orders/messages.ts'
import { paymentStateNames, paymentStates } from '@fairquay/contract/orders/payment-state.ts'
import { useNavigate } from '@tanstack/react-router'
import { Checkbox } from '../ui/checkbox.tsx'
import { DayChoice } from '../ui/day-choice.tsx'
import { ListChoice, ListSearch } from '../ui/list-filters.tsx'
import { orderTexts } from './texts.ts'

const groupNames = { ...orderGroupTitles, ...orderStatusNames }

/** Search, state, payment, days and, for companies that also sell, the way. All of it stands in the address; a change begins at the first page. */
export function OrderFilters({ address, hasBoxes }: { address: OrdersAddress; hasBoxes: boolean }) {
  const navigate = useNavigate()
  const change = (part: { [Name in keyof OrdersAddress]?: OrdersAddress[Name] | undefined }, replace = false) =>
    void navigate({
      to: '/orders',
      search: (now) => readOrdersAddress({ ...now, page: undefined, ...part }),
      replace,
      resetScroll: false,
    })
  return (
    <search className="mb-6 grid grid-cols-2 gap-3 lg:flex lg:flex-wrap">
      <ListSearch
        label={orderTexts.searchLabel}
        hint={orderTexts.searchHint}
        value={address.search}
        onChange={(text) => change({ search: text }, true)}
        className="lg:w-[17rem]"
      />
      <ListChoice
        label={orderTexts.state}
        all={orderTexts.allStates}
        options={orderGroups}
        name={(group) => groupNames[group]}
        value={address.status}
        onChange={(status) => change({ status })}
        className="lg:w-44"
      />
      <ListChoice
        label={orderTexts.payment}
        all={orderTexts.allPayments}
        options={paymentStates}
        name={(payment) => paymentStateNames[payment]}
        value={address.payment}
        onChange={(payment) => change({ payment })}
        className="lg:w-44"
      />
      {hasBoxes ? (
        <ListChoice
          label={orderTexts.box}
          all={orderTexts.allBoxes}
          options={orderBoxes}
          name={(box) => orderTexts.boxes[box]}
          value={address.box}
          onChange={(box) => change({ box })}
          className="lg:w-44"
        />
      ) : null}
      <OrderDay label={orderTexts.from} value={address.from} onChange={(from) => change({ from }, true)} />
      <OrderDay label={orderTexts.to} value={address.to} onChange={(to) => change({ to }, true)} />
      <Checkbox
        label={orderTexts.onlyLate}
        checked={address.late === true}
        onChange={(event) => change({ late: event.target.checked ? true : undefined })}
        className="self-center"
      />
      <Checkbox
        label={orderTexts.onlyClaims}
        checked={address.claims === true}
        onChange={(event) => change({ claims: event.target.checked ? true : undefined })}
        className="self-center"
      />
    </search>
  )
}

type OrderDayProps = { label: string; value: string | undefined; onChange: (day: string | undefined) => void }

function OrderDay({ label, value, onChange }: OrderDayProps) {
  return (
    <div className="col-span-2 flex items-center gap-2 sm:col-span-1">
      <span aria-hidden="true" className="min-w-9 shrink-0 text-sm text-soft">
        {label}
      </span>
      <DayChoice label={label} isLabelHidden value={value} onChange={onChange} className="min-w-0 grow" />
    </div>
  )
}
