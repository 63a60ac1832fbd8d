import { formatDay, formatNumber } from '@fairquay/contract/locale.ts'
import { openToReceive } from '@fairquay/contract/shipments/receipt.ts'
import type { ShipmentDetail, ShipmentLine } from '@fairquay/contract/shipments/shapes.ts'
import { hasLeft } from '@fairquay/contract/shipments/statuses.ts'
import { formatWeight } from '@fairquay/contract/trade/load.ts'
import { Disclosure } from '../ui/disclosure.tsx'
import { formatCentimetres } from './spell-sizes.ts'
import { shipmentTexts } from './texts.ts'

/** The goods of a shipment with what came of them, and its packages. */
export function ShipmentContents({ shipment }: { shipment: ShipmentDetail }) {
  const { lines, package_list, receipts, status } = shipment
  // Delivered, and nobody has said yet what has come: after that, what was not mentioned is still to come.
  const isThere = status === 'delivered' && receipts.length === 0
  return (
    <div className="mt-4 border-t border-line pt-3">
      <ul aria-label={shipmentTexts.contents} className="flex flex-col gap-2">
        {lines.map((line) => (
          <li key={line.position} className="flex flex-wrap justify-between gap-x-6 text-sm">
            <span className="min-w-0 break-words">
              <span className="tabular font-medium">{formatNumber(line.quantity)}</span> × {nameOf(line)}
              {line.sku ? <span className="text-soft"> · {line.sku}</span> : null}
            </span>
            {hasLeft(status) ? <CameOf line={line} isThere={isThere} /> : null}
          </li>
        ))}
      </ul>
      {package_list.length > 0 ? (
        <Disclosure className="mt-2 border-b-0 text-sm" summary={shipmentTexts.packageList(shipment.totals.count)}>
          <ul className="flex flex-col gap-1.5">
            {package_list.map((one, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: packages are known by their place in the list
              <li key={place} className="tabular text-soft">
                {describePackage(one, lines)}
              </li>
            ))}
          </ul>
        </Disclosure>
      ) : null}
      {receipts
        .filter(({ note, lines: told }) => note !== '' || told.some((line) => line.note !== ''))
        .map(({ id, on, person, note, lines: told }) => (
          <p key={id} className="mt-2 text-sm break-words text-soft">
            {shipmentTexts.receipt(formatDay(on), person)}:{' '}
            {[note, ...told.map((line) => line.note)].filter(Boolean).join('; ')}
          </p>
        ))}
    </div>
  )
}

function CameOf({ line, isThere }: { line: ShipmentLine; isThere: boolean }) {
  const open = openToReceive(line)
  return (
    <span className="tabular flex flex-wrap gap-x-3 text-soft">
      {line.received > 0 ? (
        <span>
          {shipmentTexts.received} {formatNumber(line.received)}
        </span>
      ) : null}
      {line.damaged > 0 ? (
        <span className="text-brick">
          {shipmentTexts.damaged} {formatNumber(line.damaged)}
        </span>
      ) : null}
      {line.short > 0 ? (
        <span className="text-brick">
          {shipmentTexts.missing} {formatNumber(line.short)}
        </span>
      ) : null}
      {open > 0 ? (
        <span>{(isThere ? shipmentTexts.notConfirmed : shipmentTexts.stillToCome)(formatNumber(open))}</span>
      ) : null}
    </span>
  )
}

/** 'Olive oil, 250 ml' */
export function nameOf({ name, options }: Pick<ShipmentLine, 'name' | 'options'>): string {
  return [name, ...options.map(({ value }) => value)].join(', ')
}

function describePackage(one: ShipmentDetail['package_list'][number], lines: readonly ShipmentLine[]): string {
  const { type, count, length, width, height, gross_grams, marks, contents } = one
  const sizes = length && width && height ? [length, width, height].map(formatCentimetres).join(' × ') : ''
  const held = contents.map(({ position, quantity }) => {
    const line = lines.find((good) => good.position === position)
    return shipmentTexts.holds(formatNumber(quantity), line ? nameOf(line) : '')
  })
  return [
    `${formatNumber(count)} × ${type || shipmentTexts.packages}`,
    sizes && `${sizes} cm`,
    gross_grams ? shipmentTexts.each(formatWeight(gross_grams)) : '',
    marks,
    ...held,
  ]
    .filter(Boolean)
    .join(' · ')
}
