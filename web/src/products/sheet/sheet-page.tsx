import { isRoleEnough } from '@fairquay/contract/company-roles.ts'
import { countPages } from '@fairquay/contract/page-count.ts'
import { type DeskAddress, withPart } from '@fairquay/contract/products/address.ts'
import { productPageMessages } from '@fairquay/contract/products/page-messages.ts'
import { columnNames } from '@fairquay/contract/products/sheet/columns.ts'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { ArrowLeft, Package } from 'lucide-react'
import { useMemo, useState } from 'react'
import { ResultCount } from '../../catalogue/list/result-count.tsx'
import { useUser } from '../../session.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Pager } from '../../ui/pager.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useTitle } from '../../ui/use-title.ts'
import { NoMatch } from '../no-match.tsx'
import { ProductFilters } from '../product-filters.tsx'
import { productChoicesQuery, sheetQuery } from '../product-queries.ts'
import { SellersOnly } from '../sellers-only.tsx'
import { SheetBar } from './sheet-bar.tsx'
import { fillDown } from './sheet-blocks.ts'
import { SheetGrid } from './sheet-grid.tsx'
import { SheetLists } from './sheet-lists.tsx'
import { columnAt, makeRows, type Place, placesBetween } from './sheet-rows.ts'
import { sheetTexts as say } from './texts.ts'
import { useSheet } from './use-sheet.ts'

/** Many products edited at once, as in a spreadsheet; which ones are shown stands in the address. */
export function SheetPage() {
  useTitle(say.title)
  const isSeller = useUser()?.role === 'seller'
  return (
    <div className="max-w-[100rem]">
      <Link
        to="/products-parent"
        search={{}}
        className="mb-2 inline-flex min-h-9 items-center gap-2 text-sm text-quay hover:underline"
      >
        <ArrowLeft size={16} aria-hidden="true" />
        {say.back}
      </Link>
      <h1 tabIndex={-1} className="text-2xl md:text-3xl">
        {say.title}
      </h1>
      {isSeller ? <Desk /> : <SellersOnly icon={<Package size={26} aria-hidden="true" />} />}
    </div>
  )
}

const origin: Place = { row: 0, column: 0 }

function Desk() {
  const address = useSearch({ from: '/admin/products-parent/table' })
  const navigate = useNavigate()
  const user = useUser()
  const products = useQuery(sheetQuery(address))
  const choices = useQuery(productChoicesQuery())
  const rows = useMemo(() => makeRows(products.data?.data ?? []), [products.data])
  const categories = useMemo(
    () =>
      (choices.data?.categories ?? []).flatMap(({ name, choices: parts }) =>
        parts.map((part) => ({ id: part.id, path: `${name} > ${part.name}` })),
      ),
    [choices.data],
  )
  const sheet = useSheet(rows, categories)
  const [[from, to], setSelected] = useState<[Place, Place]>([origin, origin])
  const mayEdit = !!user?.company && isRoleEnough(user.company.role, 'editor')
  const change = (part: DeskAddress, isTyped = false) =>
    void navigate({
      to: '/products-parent/table',
      search: withPart(address, part),
      replace: isTyped,
      resetScroll: false,
    })
  const active = rows[to.row]
  const column = columnAt(to.column)
  const fault = active && sheet.faultAt(active, column)
  return (
    <>
      <p className="mt-1 mb-6 max-w-3xl text-soft">{mayEdit ? say.lead : say.editing}</p>
      <ProductFilters address={address} counts={undefined} onChange={change} />
      {products.isError || choices.isError ? (
        <LoadError
          onRetry={() => void Promise.all([products.refetch(), choices.refetch()])}
          isRetrying={products.isFetching || choices.isFetching}
        >
          {productPageMessages.loadFailed}
        </LoadError>
      ) : !products.data || !choices.data ? (
        <div role="status" aria-label={productPageMessages.loading}>
          <Skeleton className="h-[75vh] w-full rounded-lg" />
        </div>
      ) : rows.length === 0 ? (
        <NoMatch whole="/products-parent/table" />
      ) : (
        <>
          <div className="mb-1">
            <ResultCount total={products.data.pagination.total} say={say.count} isStale={products.isPlaceholderData} />
          </div>
          <SheetGrid rows={rows} sheet={sheet} isReadOnly={!mayEdit} onSelect={(a, b) => setSelected([a, b])} />
          <p role="status" className="mt-2 min-h-6 text-sm text-soft">
            {fault ? (
              <span className="text-brick">
                {say.place(to.row + 1, columnNames[column])}: {fault}
              </span>
            ) : (
              say.help
            )}
          </p>
          <SheetLists categories={categories} brands={choices.data.brands} />
        </>
      )}
      {mayEdit ? <SheetBar sheet={sheet} onFillDown={() => fillDown(sheet, rows, placesBetween(from, to))} /> : null}
      <Pager
        className="mt-8"
        page={address.page ?? 1}
        pageCount={countPages(products.data?.pagination.total ?? 0, products.data?.pagination.per_page ?? 1)}
        link={(next, rest) => (
          <Link to="/products-parent/table" search={withPart(address, next > 1 ? { page: next } : {})} {...rest} />
        )}
      />
    </>
  )
}
