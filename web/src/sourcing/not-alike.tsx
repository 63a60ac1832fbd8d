import type { RfqDetail } from '@fairquay/contract/sourcing/endpoints.ts'
import { sourcingPageMessages as messages } from '@fairquay/contract/sourcing/page-messages.ts'
import { needsClearance } from '@fairquay/contract/trade/customs-unions.ts'
import { findLeftToBuyer } from '@fairquay/contract/trade/left-to-buyer.ts'
import { describeLeftToBuyer } from '@fairquay/contract/trade/term-messages.ts'
import { useQuery } from '@tanstack/react-query'
import { whereaboutsQuery } from '../accounts/whereabouts-query.ts'
import { useUser } from '../session.tsx'

/** That offers are not alike, and what one term leaves to the buyer that another includes. */
export function NotAlike({ answers }: Pick<RfqDetail, 'answers'>) {
  const { data } = useQuery({ ...whereaboutsQuery, enabled: Boolean(useUser()?.company) })
  // While it is not known where the buyer is, customs are counted in.
  const country = data?.country ?? ''
  const offered = answers.flatMap(({ offer, seller }) => (offer ? { term: offer.incoterm, from: seller.country } : []))
  const isAcrossBorder = offered.some(({ from }) => needsClearance(from, country))
  const left = findLeftToBuyer(
    offered.map(({ term }) => term),
    isAcrossBorder,
  )
  return (
    <div className="mb-4 rounded-md bg-amber-tint px-4 py-3 text-sm text-amber">
      <p>{messages.notAlike}</p>
      {left.length > 0 ? (
        <ul className="mt-2 list-disc pl-5">
          {left.map((one) => (
            <li key={`${one.term} ${one.than}`}>{describeLeftToBuyer(one)}</li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
