import { formatMoney } from '@fairquay/contract/money.ts'
import type { RequestDetail } from '@fairquay/contract/requests/inbox/endpoints.ts'
import { answerLabels, answerMessages, listLegs } from '@fairquay/contract/requests/offer/messages.ts'
import { reckonCustoms, reckonLines, takeAll, totalOf } from '@fairquay/contract/requests/offer/rules.ts'
import type { Offer } from '@fairquay/contract/requests/offer/shapes.ts'
import { askedOf } from '../../trade/request-threads.ts'

type Sum = { label: string; minor: number; isTotal?: boolean }

/** What an answer comes to, by the contract's rules; null while a number is missing. */
export function AnswerSums({ offer, request }: { offer: Offer | null; request: RequestDetail }) {
  const sums = offer ? listSums(offer, request) : []
  return (
    <div aria-live="polite">
      <dl className="grid gap-1.5">
        {sums.map(({ label, minor, isTotal }) => (
          <div
            key={label}
            className={
              isTotal
                ? 'flex justify-between gap-4 border-t border-line pt-2 text-lg font-semibold'
                : 'flex justify-between gap-4 text-sm text-soft'
            }
          >
            <dt className="min-w-0 break-words">{label}</dt>
            <dd className="tabular whitespace-nowrap">{formatMoney(minor, offer?.currency)}</dd>
          </div>
        ))}
        {offer ? null : (
          <div className="flex justify-between gap-4 text-lg font-semibold">
            <dt>{answerLabels.total}</dt>
            <dd className="text-right text-sm font-normal text-soft">{answerMessages.totalMissing}</dd>
          </div>
        )}
      </dl>
      {offer?.kind === 'purchase' ? <p className="mt-2 text-sm text-faint">{answerMessages.totalNote}</p> : null}
      {offer?.kind === 'customs' ? <p className="mt-2 text-sm text-faint">{answerMessages.estimate}</p> : null}
      {offer?.kind === 'logistic' ? <MissingLegs offer={offer} /> : null}
    </div>
  )
}

function MissingLegs({ offer }: { offer: Extract<Offer, { kind: 'logistic' }> }) {
  const missing = offer.legs.filter(({ state }) => state === 'not_included').map(({ leg }) => leg)
  if (missing.length === 0) return null
  return <p className="mt-2 text-sm text-faint">Without {listLegs(missing)}.</p>
}

function listSums(offer: Offer, request: RequestDetail): Sum[] {
  const asked = askedOf(request)
  if (offer.kind === 'customs') {
    const { total, landed, landedPerUnit, insurance, cif, customsValue, duty, fees, tax } = reckonCustoms(offer)
    const { sums } = answerMessages
    return [
      { label: sums.insurance, minor: insurance },
      { label: sums.cif, minor: cif },
      { label: sums.customsValue, minor: customsValue },
      { label: sums.duty, minor: duty },
      { label: sums.fees, minor: fees },
      { label: sums.tax, minor: tax },
      { label: sums.landed, minor: landed },
      { label: sums.landedPerUnit, minor: landedPerUnit },
      { label: sums.total, minor: total, isTotal: true },
    ]
  }
  const total = { label: answerLabels.total, minor: totalOf(offer, asked.lines), isTotal: true }
  if (offer.kind === 'logistic') return [total]
  const lines = reckonLines(offer, takeAll(offer, asked.lines), asked.lines).map(
    ({ position, quantity, total: minor }) => {
      const line = request.lines.find((one) => one.position === position)
      return { label: `${quantity.toLocaleString('en-US')} × ${line?.product_name ?? ''}`, minor }
    },
  )
  return [...(lines.length > 1 ? lines : []), total]
}
