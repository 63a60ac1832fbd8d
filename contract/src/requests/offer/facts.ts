import { answerMessages } from '../../trade/answer-messages.ts'
import type { AnswerFact } from '../../trade/difference.ts'
import type { FactGroup, NamedLine } from '../../trade/facts.ts'
import { kindOf } from '../kinds.ts'
import type { Offer } from './shapes.ts'

/** Everything an answer says, as people read it; what is not said is left out. */
export function describeOffer(offer: Offer, lines: readonly NamedLine[]): FactGroup[] {
  const groups = kindOf(offer).describe(offer, lines)
  return groups.map((group) => ({ ...group, facts: group.facts.filter(({ value }) => value !== '') }))
}

/** The same in one list for comparing revisions, each fact with the part it belongs to: 'Olive oil: Unit price'. */
export function listFacts(offer: Offer, lines: readonly NamedLine[]): AnswerFact[] {
  return describeOffer(offer, lines).flatMap(({ title, facts }) =>
    facts.map((fact) => ({ ...fact, label: title === answerMessages.terms ? fact.label : `${title}: ${fact.label}` })),
  )
}
