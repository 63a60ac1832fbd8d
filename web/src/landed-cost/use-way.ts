import { formatDay } from '@fairquay/contract/locale.ts'
import { type CardFreight, inModeOf, underCard } from './choose-card.ts'
import {
  type AgreedFreight,
  type AgreedTerm,
  type LandedGoods,
  type ScenarioForm,
  underFreight,
  underTerm,
  usualScenario,
  writeScenario,
} from './scenario-form.ts'
import { landedTexts as texts } from './texts.ts'
import { type Carried, useCardFreight } from './use-card-freight.ts'
import { useLanded } from './use-landed.ts'

/** Goods of one calculation: what they are called where there are others beside them, the country they are sent from, where it is one, and how their freight is priced. */
export type WayGoods = {
  goods: readonly LandedGoods[]
  from?: string | undefined
  name?: string
  carried?: Carried | undefined
}

type AskedWay = WayGoods & {
  currency: string
  /** The term of the price, where it was agreed. */
  agreed?: AgreedTerm | undefined
  /** How the goods were agreed to travel. */
  carriage?: AgreedFreight | undefined
}

/** One way to the door as it is typed, and what it comes to: freight is what was agreed, else what is typed, else what the best rate card asks. Nothing is calculated of a way that is not there. */
export function useWay(
  typed: ScenarioForm | null,
  { goods, from, currency, agreed, carriage, carried }: AskedWay,
): Way {
  const own = underFreight(underTerm(typed ?? usualScenario, agreed), carriage)
  const { card, isPending } = useCardFreight(typed && !carriage ? carried : undefined, own, currency)
  const form = inModeOf(own, card)
  const filled = underCard(form, card)
  const isReady = typed !== null && !isPending
  const input = isReady
    ? writeScenario(filled, goods, {
        currency,
        from,
        premium: carriage?.insurance ?? card?.insurance ?? null,
        source: sayWhose(carriage, card),
      })
    : undefined
  return { form, card, landed: useLanded(input), input, isPending }
}

type Way = {
  form: ScenarioForm
  card: CardFreight | undefined
  landed: ReturnType<typeof useLanded>
  input: ReturnType<typeof writeScenario>
  /** What rate cards ask is on its way. */
  isPending: boolean
}

function sayWhose(carriage: AgreedFreight | undefined, card: CardFreight | undefined): string | undefined {
  if (carriage && carriage.freight !== null) return texts.sourceAgreed(carriage.by)
  return card && texts.sourceCard(card.by, formatDay(card.until))
}
