import type { PaperPackage, PaperShipment } from '@fairquay/contract/billing/order-paper.ts'
import { sum } from '@fairquay/contract/money.ts'
import { shipmentMessages } from '@fairquay/contract/shipments/messages.ts'
import { shipmentModeNames } from '@fairquay/contract/shipments/modes.ts'
import { countPacked } from '@fairquay/contract/shipments/packages.ts'
import { formatSize } from '@fairquay/contract/trade/load.ts'
import { countUnits } from '@fairquay/contract/unit-words.ts'
import { issueShipmentPapers } from '../billing/issue-shipment-papers.ts'
import type { Queryable } from '../database.ts'
import type { App } from '../http.ts'
import { numberOf } from './present-shipment.ts'
import type { WholeShipmentRow } from './queries.ts'

type Leaving = { by: { userId: number; companyId: number }; now: Date }

/** Issues the papers that go with a shipment, once, when it leaves. A replacement is not paid for: it has no invoice, and its papers are those of its claim. */
export async function issuePapersAtLeaving(
  tx: Queryable,
  app: Pick<App, 'jobs' | 'config'>,
  row: WholeShipmentRow,
  { by, now }: Leaving,
): Promise<void> {
  if (row.is_replacement) return
  await issueShipmentPapers(tx, app, {
    orderId: row.order_id,
    shipment: describeShipment(row, now),
    packed: {
      lines: row.lines.map(({ position, quantity }) => ({ position, quantity })),
      packages: row.packages,
      mode: row.mode,
    },
    // Who carries the goods may report that they left; the papers are the seller's.
    by: by.companyId === row.seller_id ? by : undefined,
    now,
  })
}

function describeShipment(row: WholeShipmentRow, now: Date): PaperShipment {
  const words = shipmentMessages.papers
  const loose = row.lines.filter(({ position }) => countPacked(row.packages, position) === 0)
  const left = row.stations.flatMap(({ happened_on }) => happened_on ?? []).sort()
  return {
    id: row.id,
    number: numberOf(row),
    facts: [
      { label: words.mode, value: shipmentModeNames[row.mode] },
      { label: words.carrier, value: row.carrier },
      { label: words.tracking, value: row.tracking_number },
      { label: words.document, value: row.document_number },
      { label: words.vessel, value: row.vessel },
      { label: words.containers, value: row.containers.map(nameContainer).join(', ') },
    ],
    shipped_on: left.at(-1) ?? now.toISOString().slice(0, 10),
    packages: row.packages.map((one) => describePackage(one, row)),
    ...(loose.length > 0 && row.packages.length > 0 && { loose: loose.map(({ position }) => position) }),
  }
}

/** With its seal: whoever takes the goods over compares it. */
function nameContainer({ number, seal }: WholeShipmentRow['containers'][number]): string {
  return seal === '' ? number : shipmentMessages.papers.sealed(number, seal)
}

function describePackage(
  { marks, type, count, contents, gross_grams, length, width, height }: WholeShipmentRow['packages'][number],
  { lines }: WholeShipmentRow,
): PaperPackage {
  const held = contents.flatMap(({ position, quantity }) => {
    const line = lines.find((one) => one.position === position)
    return line ? [`${line.name}: ${countUnits(quantity, line.order_measure)}`] : []
  })
  const isMeasured = length !== null && width !== null && height !== null
  return {
    mark: marks,
    type,
    count,
    contents: held.join(' · '),
    grams: sum([(gross_grams ?? 0) * count]),
    litres: isMeasured ? Math.round((length * width * height * count) / 1_000_000) : 0,
    size: isMeasured ? formatSize({ type, units: 1, grams: 0, width, depth: length, height }) : '',
  }
}
