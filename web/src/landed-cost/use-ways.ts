import { nameDoor } from '@fairquay/contract/landed-cost/headline.ts'
import type { LandedCostInput } from '@fairquay/contract/landed-cost/shapes.ts'
import { keyOfGoods, useScenarios } from './kept-scenarios.ts'
import {
  type AgreedFreight,
  type AgreedTerm,
  chooseMode,
  type LandedGoods,
  type ScenarioForm,
  underFreight,
  underTerm,
  writeScenario,
} from './scenario-form.ts'
import { landedTexts as texts } from './texts.ts'
import { useLanded } from './use-landed.ts'

/** Goods of one calculation: what they are called where there are others beside them, and the country they are sent from, where it is one. */
export type WayGoods = { goods: readonly LandedGoods[]; from?: string | undefined; name?: string }

/** Other goods, beside those of the first way. */
export type RivalGoods = WayGoods & { name: string; onDrop: () => void }

export type AskedWays = WayGoods & {
  currency: string
  /** The term of the price, where it was agreed. */
  agreed?: AgreedTerm | undefined
  /** How the goods were agreed to travel: the first way is that one. */
  carriage?: AgreedFreight | undefined
  /** What the second way is of. */
  rival?: RivalGoods | undefined
  /** What is typed for these goods is kept under; their names and quantities otherwise. */
  goodsKey?: string | undefined
}

/** The one way to the door or the two of them, each as it is typed and what it comes to. */
export function useWays({ goods, from, name, currency, agreed, carriage, rival, goodsKey }: AskedWays) {
  const { isPending, ...scenarios } = useScenarios(goodsKey ?? keyOfGoods(goods), rival && keyOfGoods(rival.goods))
  const first = underFreight(underTerm(scenarios.first, agreed), carriage)
  const second = scenarios.second && underTerm(scenarios.second, agreed)
  const others = rival ?? { goods, from }
  const one = writeScenario(first, goods, { currency, from, premium: carriage?.insurance ?? null })
  const other = second ? writeScenario(second, others.goods, { currency, from: others.from }) : undefined
  const left = useLanded(one)
  const right = useLanded(other)
  const calculations = [
    { name: nameWay(first, rival && name), input: one },
    { name: second ? nameWay(second, rival?.name) : '', input: other },
  ].filter((calculation): calculation is { name: string; input: LandedCostInput } => calculation.input !== undefined)
  return {
    isPending,
    calculations,
    first: { form: first, goods, landed: left, input: one, onChange: scenarios.changeFirst },
    second: second && {
      form: second,
      goods: others.goods,
      landed: right,
      input: other,
      onChange: scenarios.changeSecond,
    },
    addSecond: () =>
      scenarios.changeSecond({ ...first, ...chooseMode(first, first.mode === 'boat' ? 'air' : 'boat'), freight: null }),
    dropSecond() {
      scenarios.dropSecond()
      rival?.onDrop()
    },
  }
}

function nameWay(form: ScenarioForm, name = ''): string {
  const way = texts.way(texts.by[form.mode], form.incoterm, nameDoor(form.town, form.destination), form.quantity)
  return [name, way].filter(Boolean).join(' · ')
}
