import { nameDoor } from '@fairquay/contract/landed-cost/headline.ts'
import type { LandedCostInput } from '@fairquay/contract/landed-cost/shapes.ts'
import { keyOfGoods, useScenarios } from './kept-scenarios.ts'
import { type AgreedFreight, type AgreedTerm, chooseMode, type ScenarioForm } from './scenario-form.ts'
import { landedTexts as texts } from './texts.ts'
import { useWay, type WayGoods } from './use-way.ts'

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
export function useWays({ rival, goodsKey, ...asked }: AskedWays) {
  const { goods, name, currency, agreed, carried } = asked
  const { isPending, ...scenarios } = useScenarios(goodsKey ?? keyOfGoods(goods), rival && keyOfGoods(rival.goods))
  const others = rival ?? { goods, from: asked.from, carried }
  const first = useWay(scenarios.first, asked)
  const second = useWay(scenarios.second, { ...others, currency, agreed })
  const { form } = first
  const calculations = [
    { name: nameWay(form, rival && name), input: first.input },
    { name: nameWay(second.form, rival?.name), input: second.input },
  ].filter((calculation): calculation is { name: string; input: LandedCostInput } => calculation.input !== undefined)
  return {
    isPending,
    calculations,
    first: { ...first, goods, carried, onChange: scenarios.changeFirst },
    second: scenarios.second && {
      ...second,
      goods: others.goods,
      carried: others.carried,
      onChange: scenarios.changeSecond,
    },
    addSecond: () => scenarios.changeSecond({ ...form, ...chooseMode(form, otherThan(form)), freight: null }),
    dropSecond() {
      scenarios.dropSecond()
      rival?.onDrop()
    },
  }
}

function otherThan({ mode }: ScenarioForm): ScenarioForm['mode'] {
  return mode === 'boat' ? 'air' : 'boat'
}

function nameWay(form: ScenarioForm, name = ''): string {
  const way = texts.way(texts.by[form.mode], form.incoterm, nameDoor(form.town, form.destination), form.quantity)
  return [name, way].filter(Boolean).join(' · ')
}
