import { columnNames, sheetColumns } from '@fairquay/contract/products/sheet/columns.ts'
import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import { joinClasses } from '../../ui/join-classes.ts'
import { SheetCell } from './sheet-cell.tsx'
import { type columnAt, keyOfCell, type Place, type SheetRow } from './sheet-rows.ts'
import { sheetTexts as say } from './texts.ts'
import { useGrid } from './use-grid.ts'
import type { useSheet } from './use-sheet.ts'

type SheetGridProps = {
  rows: readonly SheetRow[]
  sheet: ReturnType<typeof useSheet>
  isReadOnly: boolean
  /** Hears which cells are selected, so that a button can fill them. */
  onSelect: (from: Place, to: Place) => void
}

const headLook = 'sticky top-0 z-10 border-b border-line bg-sunken px-2 py-2 text-left text-sm font-medium text-soft'

/** The table itself: one cell has the focus, arrows move it, whatever is typed goes into it. Leaving it with Tab goes on on the page. */
export function SheetGrid({ rows, sheet, isReadOnly, onSelect }: SheetGridProps) {
  const grid = useGrid({ rows, sheet, isReadOnly, onSelect })
  const { active, editing, goTo, begin, commit } = grid
  return (
    <div className="max-h-[75vh] overflow-auto rounded-lg border border-line bg-surface">
      <table
        ref={grid.table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells are edited in place is a grid to whoever hears it
        role="grid"
        aria-label={say.grid}
        aria-rowcount={rows.length + 1}
        aria-multiselectable="true"
        className="w-max min-w-full border-separate border-spacing-0 text-sm"
        onKeyDown={grid.onKeyDown}
        onCopy={grid.onCopy}
        onPaste={grid.onPaste}
        onFocus={grid.onFocus}
        onBlur={grid.onBlur}
      >
        <thead>
          <tr>
            {sheetColumns.map((column, at) => (
              <th key={column} scope="col" className={joinClasses(headLook, at === 0 && 'left-0 z-20')}>
                {columnNames[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <Fragment key={row.key}>
              <tr aria-rowindex={at + 2}>
                {sheetColumns.map((column, place) => {
                  const here = { row: at, column: place }
                  const isActive = active.row === at && active.column === place
                  return (
                    <SheetCell
                      key={column}
                      row={row}
                      column={column}
                      place={here}
                      text={sheet.textAt(row, column)}
                      fault={sheet.faultAt(row, column)}
                      isChanged={isChanged(sheet, row, column)}
                      isActive={isActive}
                      isSelected={grid.isSelected(here)}
                      isReadOnly={isReadOnly}
                      typed={isActive && editing ? editing.text : undefined}
                      onType={(text) => grid.type(here, text)}
                      onPoint={(isExtending) => {
                        if (editing) commit(undefined)
                        grid.onFocus()
                        goTo(here, isExtending)
                      }}
                      onOpen={() => begin(here)}
                      onCommit={commit}
                      onGiveUp={grid.giveUp}
                    />
                  )
                })}
              </tr>
              {row.left > 0 ? <LeftOut row={row} /> : null}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** What the table does not show of a product is not hidden without a word. */
function LeftOut({ row }: { row: SheetRow }) {
  return (
    <tr>
      <td colSpan={sheetColumns.length} className="border-b border-line px-2 py-1.5 text-soft">
        <span className="sticky left-2">
          {say.moreLines(row.left)}{' '}
          <Link
            to="/products-parent/$id"
            params={{ id: String(row.product.id) }}
            className="inline-flex min-h-8 items-center text-quay underline"
          >
            {say.openMore}
          </Link>
        </span>
      </td>
    </tr>
  )
}

function isChanged(sheet: SheetGridProps['sheet'], row: SheetRow, column: ReturnType<typeof columnAt>): boolean {
  const key = keyOfCell(row, column)
  return key !== undefined && sheet.edits[key] !== undefined
}
