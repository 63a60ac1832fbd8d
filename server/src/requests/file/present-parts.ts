import type { FilePart, TradeFile } from '@fairquay/contract/requests/file/endpoints.ts'
import { isAgreed, type PartStanding } from '@fairquay/contract/requests/file/standing.ts'
import type { FileNeeds } from '@fairquay/contract/requests/file/steps.ts'
import type { RequestDetail } from '@fairquay/contract/requests/inbox/endpoints.ts'
import { needsClearance } from '@fairquay/contract/trade/customs-unions.ts'
import { incoterms, isIncotermCode } from '@fairquay/contract/trade/incoterms.ts'
import { sideOf } from '@fairquay/contract/trade/parties.ts'
import { kinds } from '../kinds.ts'

export function presentPart({ id, kind, status, party, sum }: RequestDetail): FilePart {
  return { request_id: id, kind, status, party, sum }
}

/** A request as the rules of a file look at it. */
export function readStanding({ id, kind, status, party, threads, answer_until }: RequestDetail): PartStanding {
  return {
    requestId: id,
    role: kinds[kind].role,
    side: sideOf(party, kinds[kind]),
    status,
    answerUntil: answer_until,
    threads: threads.map(({ company, status, offers, valid_until, can_deal }) => ({
      company: company.id,
      status,
      revision: offers.at(-1)?.number ?? 0,
      until: valid_until,
      canDeal: can_deal,
    })),
  }
}

/** What the deal leaves to the buyer: carriage unless the incoterm gives it to the seller, clearance where the goods leave a country. */
export function findNeeds(requests: readonly RequestDetail[], from: TradeFile['from'], to: TradeFile['to']): FileNeeds {
  const rules = requests.flatMap(({ status, kind, deal }) => {
    const code = isAgreed(status) && kinds[kind].role === 'goods' ? deal?.incoterm : undefined
    return code && isIncotermCode(code) ? incoterms[code] : []
  })
  return {
    needsFreight: !rules.some(({ mainCarriage }) => mainCarriage === 'seller'),
    needsDuty:
      from !== null &&
      to !== null &&
      needsClearance(from.country, to.country) &&
      !rules.some(({ importClearance }) => importClearance === 'seller'),
  }
}
