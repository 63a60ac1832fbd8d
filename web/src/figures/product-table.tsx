import { type ProductSort, usualOrder, usualSort } from '@fairquay/contract/figures/address.ts'
import type { ProductFigures } from '@fairquay/contract/figures/endpoints.ts'
import { formatDay, formatNumber } from '@fairquay/contract/locale.ts'
import { Link } from '@tanstack/react-router'
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { showMoney } from '../billing/spell-money.ts'
import { Thumbnail } from '../dashboard/thumbnail.tsx'
import { joinClasses } from '../ui/join-classes.ts'
import { ChangeText } from './change-text.tsx'
import { figuresTexts as say } from './texts.ts'
import { useFiguresAddress } from './use-figures-address.ts'

const rowLook =
  'grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-2 px-3 py-2.5 lg:grid-cols-[auto_minmax(0,1fr)_4.5rem_5.5rem_4rem_5rem_4rem_4rem_5rem_8.5rem]'

/** Columns of a wide screen, from left to right. */
const columns = [
  'views',
  'trend',
  'adds',
  'requests',
  'offers',
  'orders',
  'quantity',
  'value',
] as const satisfies readonly ProductSort[]

type ProductTableProps = { products: readonly ProductFigures[]; isStale: boolean }

/** Rows on a wide screen, whose headings sort; cards with their figures on a phone. A name leads to the editor. */
export function ProductTable({ products, isStale }: ProductTableProps) {
  return (
    <div aria-busy={isStale} className={joinClasses('transition-opacity', isStale && 'pointer-events-none opacity-50')}>
      <div className={joinClasses(rowLook, 'text-sm text-soft max-lg:hidden')}>
        <span className="w-9" />
        <SortLink column="name" />
        {columns.map((column) => (
          <SortLink key={column} column={column} isFigure />
        ))}
      </div>
      <ul
        aria-label={say.products}
        className="flex flex-col gap-3 lg:gap-0 lg:overflow-hidden lg:rounded-lg lg:border lg:border-line lg:bg-surface"
      >
        {products.map((product) => (
          <li
            key={product.id}
            className={joinClasses(
              'rounded-lg border border-line bg-surface lg:rounded-none lg:border-x-0 lg:border-b-0 lg:first:border-t-0',
              rowLook,
            )}
          >
            <ProductRow product={product} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Pressing the heading the rows are sorted by turns them round. */
function SortLink({ column, isFigure = false }: { column: ProductSort; isFigure?: boolean }) {
  const { address } = useFiguresAddress()
  const isSorted = (address.sort ?? usualSort(address.only)) === column
  const usual = usualOrder(column)
  const order = isSorted ? (address.order ?? usual) : undefined
  const next = order === undefined ? usual : order === 'asc' ? 'desc' : 'asc'
  const Arrow = order === 'asc' ? ArrowUp : ArrowDown
  return (
    <Link
      to="/figures"
      search={{
        ...address,
        page: undefined,
        sort: column === usualSort(address.only) ? undefined : column,
        order: next === usual ? undefined : next,
      }}
      resetScroll={false}
      aria-label={say.sortBy(say.columns[column])}
      aria-current={isSorted ? 'true' : undefined}
      className={joinClasses(
        'inline-flex min-h-8 items-center gap-1 hover:text-quay',
        isFigure && 'justify-end text-right',
        isSorted && 'font-medium text-ink',
      )}
    >
      {isSorted ? <Arrow size={14} aria-hidden="true" className="shrink-0" /> : null}
      {say.columns[column]}
      {order === undefined ? null : <span className="sr-only">{order === 'asc' ? say.ascending : say.descending}</span>}
    </Link>
  )
}

function ProductRow({ product }: { product: ProductFigures }) {
  const { id, name, image, views, views_before, adds, requests, offers, orders, quantity, ordered, priced_at } = product
  const { address } = useFiguresAddress()
  const isAboutPrices = (address.sort ?? usualSort(address.only)) === 'priced'
  return (
    <>
      <Thumbnail src={image} />
      <div>
        <Link
          to="/products-parent/$id"
          params={{ id: String(id) }}
          className="line-clamp-2 min-h-6 font-medium hover:text-quay hover:underline"
        >
          {name}
        </Link>
        {isAboutPrices ? (
          <p className="text-sm text-soft">{priced_at === null ? say.noPrices : say.pricedAt(formatDay(priced_at))}</p>
        ) : null}
      </div>
      <dl className="col-span-2 grid grid-cols-3 gap-x-3 gap-y-2 sm:grid-cols-4 lg:contents">
        <Cell column="views">
          <Count of={views} />
        </Cell>
        <Cell column="trend">
          <ChangeText now={views} before={views_before} isShort />
        </Cell>
        <Cell column="adds">
          <Count of={adds} />
        </Cell>
        <Cell column="requests">
          <Count of={requests} />
        </Cell>
        <Cell column="offers">
          <Count of={offers} />
        </Cell>
        <Cell column="orders">
          <Count of={orders} />
        </Cell>
        <Cell column="quantity">
          <Count of={quantity} />
        </Cell>
        <Cell column="value">
          {ordered.map(({ currency, value }) => (
            <span key={currency} className="block">
              {showMoney(value, currency)}
            </span>
          ))}
        </Cell>
      </dl>
    </>
  )
}

function Cell({ column, children }: { column: ProductSort; children: ReactNode }) {
  return (
    <div className="lg:text-right">
      <dt className="text-xs text-faint lg:sr-only">{say.columns[column]}</dt>
      <dd className="tabular text-sm">{children}</dd>
    </div>
  )
}

/** What did not happen stands back. */
function Count({ of: count }: { of: number }) {
  return <span className={count === 0 ? 'text-faint' : undefined}>{formatNumber(count)}</span>
}
