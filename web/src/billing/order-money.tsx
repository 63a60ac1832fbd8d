import type { OrderMoney as Money } from '@fairquay/contract/billing/shapes.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { LoadError } from '../ui/load-error.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { describeVat } from './describe-vat.ts'
import { listSums } from './list-sums.ts'
import { MoneyActions } from './money-actions.tsx'
import { orderMoneyQuery } from './money-queries.ts'
import { OwedList } from './owed-list.tsx'
import { PaperList } from './paper-list.tsx'
import { PaymentList } from './payment-list.tsx'
import { showMoney } from './spell-money.ts'
import { billingTexts } from './texts.ts'

/** The money of an order on its page: what is owed and paid, its papers, and what the seller does about them. */
export function OrderMoney({ orderId }: { orderId: number }) {
  const { data, isError, isFetching, refetch } = useQuery(orderMoneyQuery(orderId))
  return (
    <section
      id="order-money"
      aria-labelledby="order-money-title"
      className="rounded-lg border border-line bg-surface p-4 md:p-5"
    >
      <h2 id="order-money-title" className="mb-3 text-lg" tabIndex={-1}>
        {billingTexts.title}
      </h2>
      {data ? (
        <Parts orderId={orderId} money={data} />
      ) : isError ? (
        <LoadError onRetry={() => void refetch()} isRetrying={isFetching}>
          {billingTexts.loadFailed}
        </LoadError>
      ) : (
        <div role="status" aria-label={billingTexts.loading}>
          <Skeleton className="h-14 w-full" />
          <Skeleton className="mt-4 h-24 w-full" />
        </div>
      )}
    </section>
  )
}

function Parts({ orderId, money }: { orderId: number; money: Money }) {
  const { terms, owed, may_write, is_profile_ready } = money
  const vat = describeVat(money)
  return (
    <div className="flex flex-col gap-5">
      <Sums money={money} />
      <div className="flex flex-col gap-1 text-sm text-soft">
        <p>{billingTexts.terms(terms.deposit_percent, terms.net_days)}</p>
        {vat === '' ? null : (
          <p>
            {vat}
            {money.is_profile_ready && money.vat.is_for_want_of_number && money.party === 'buyer' ? (
              <>
                {'. '}
                <Link to="/profile/invoicing" className="text-quay underline underline-offset-4">
                  {billingTexts.toProfile}
                </Link>
              </>
            ) : null}
          </p>
        )}
      </div>
      {may_write && !is_profile_ready ? (
        <p className="rounded-md bg-amber-tint px-4 py-3">
          {billingTexts.profileNeeded}{' '}
          <Link to="/profile/invoicing" className="font-medium text-quay underline underline-offset-4">
            {billingTexts.toProfile}
          </Link>
        </p>
      ) : null}
      {may_write ? <MoneyActions orderId={orderId} money={money} /> : null}
      {owed.length === 0 ? (
        <p className="text-soft">{billingTexts.nothingYet}</p>
      ) : (
        <OwedList orderId={orderId} items={owed} mayRemind={may_write} />
      )}
      <PaymentList orderId={orderId} payments={money.payments} mayWrite={may_write} />
      <PaperList orderId={orderId} money={money} />
    </div>
  )
}

function Sums({ money }: { money: Money }) {
  return (
    <dl className="tabular grid grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] gap-x-5 gap-y-3">
      {listSums(money).map(({ name, value }) => (
        <div key={name}>
          <dt className="text-sm text-soft">{name}</dt>
          <dd className="font-semibold">{showMoney(value, money.currency)}</dd>
        </div>
      ))}
    </dl>
  )
}
