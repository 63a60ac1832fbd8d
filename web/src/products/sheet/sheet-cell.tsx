import { columnNames, type SheetColumn } from '@fairquay/contract/products/sheet/columns.ts'
import { memo } from 'react'
import { joinClasses } from '../../ui/join-classes.ts'
import { keyOfCell, type Place, type SheetRow } from './sheet-rows.ts'
import { sheetTexts as say } from './texts.ts'

type SheetCellProps = {
  row: SheetRow
  column: SheetColumn
  place: Place
  text: string
  fault: string | undefined
  isChanged: boolean
  isActive: boolean
  isSelected: boolean
  isReadOnly: boolean
  /** What is being typed into it; undefined while nothing is. */
  typed: string | undefined
  onType: (text: string) => void
  onPoint: (isExtending: boolean) => void
  onOpen: () => void
  onCommit: (move: Partial<Place> | undefined, isFilling?: boolean) => void
  onGiveUp: () => void
}

/** Numbers stand at the right, as in every table. */
const numbers: readonly SheetColumn[] = [
  'price',
  'listPrice',
  'stock',
  'leadTime',
  'orderStep',
  'packUnits',
  'packWeight',
  'packLayers',
  'packTopLoad',
]
const widths: Partial<Record<SheetColumn, string>> = {
  name: 'min-w-48 max-w-64',
  category: 'min-w-48 max-w-64',
  packSize: 'min-w-36',
}

/** One cell: a text, or what is being typed. A row that shares its product with the one above has none in the product's own columns. */
export const SheetCell = memo(
  function SheetCell(props: SheetCellProps) {
    const { row, column, place, text, fault, isChanged, isActive, isSelected, isReadOnly, typed } = props
    const hasCell = keyOfCell(row, column) !== undefined
    const name = say.cell(columnNames[column], row.product.cells.name, row.variant)
    return (
      <td
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: of a grid, see sheet-grid.tsx
        role="gridcell"
        data-place={`${place.row} ${place.column}`}
        tabIndex={isActive ? 0 : -1}
        aria-selected={isSelected}
        aria-readonly={isReadOnly || !hasCell}
        aria-invalid={fault !== undefined || undefined}
        aria-label={text === '' && hasCell ? name : undefined}
        title={fault ?? (column === 'name' && row.variant !== '' && !row.isFirst ? row.variant : undefined)}
        className={joinClasses(
          'h-9 cursor-cell border-b border-line px-2 whitespace-nowrap overflow-hidden text-ellipsis outline-offset-[-2px]',
          widths[column],
          numbers.includes(column) && 'tabular text-right',
          place.column === 0 && 'sticky left-0 z-[5]',
          fault !== undefined
            ? 'bg-brick-tint text-brick'
            : isSelected
              ? 'bg-tint'
              : isChanged
                ? 'bg-amber-tint'
                : place.column === 0
                  ? 'bg-surface'
                  : undefined,
          isChanged && 'font-medium',
          !hasCell && 'text-faint',
        )}
        onMouseDown={(event) => {
          if (typed === undefined) props.onPoint(event.shiftKey)
        }}
        onMouseEnter={(event) => {
          if (event.buttons === 1 && typed === undefined) props.onPoint(true)
        }}
        onDoubleClick={props.onOpen}
      >
        {typed === undefined ? (
          hasCell ? (
            text
          ) : place.column === 0 ? (
            row.variant
          ) : (
            ''
          )
        ) : (
          <Typing {...props} name={name} />
        )}
      </td>
    )
  },
  // The handlers change with every drawing and mean the same; a cell is drawn again when it looks different.
  (before, after) =>
    before.row === after.row &&
    before.text === after.text &&
    before.fault === after.fault &&
    before.isChanged === after.isChanged &&
    before.isReadOnly === after.isReadOnly &&
    !before.isActive &&
    !after.isActive &&
    before.isSelected === after.isSelected &&
    !after.isSelected,
)

const lists: Partial<Record<SheetColumn, string>> = {
  state: 'sheet-states',
  category: 'sheet-categories',
  country: 'sheet-countries',
  brand: 'sheet-brands',
}

function Typing({ typed, name, column, onType, onCommit, onGiveUp }: SheetCellProps & { name: string }) {
  return (
    <input
      // biome-ignore lint/a11y/noAutofocus: somebody has just begun to type into this cell
      autoFocus
      aria-label={name}
      value={typed}
      list={lists[column]}
      className="w-full min-w-24 bg-transparent text-inherit outline-none"
      maxLength={1000}
      onChange={(event) => onType(event.target.value)}
      onBlur={() => onCommit(undefined)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onGiveUp()
        else if (event.key === 'Enter') onCommit({ row: event.shiftKey ? -1 : 1 }, event.ctrlKey || event.metaKey)
        else if (event.key === 'Tab') onCommit({ column: event.shiftKey ? -1 : 1 })
        else return
        event.preventDefault()
        event.stopPropagation()
      }}
    />
  )
}
