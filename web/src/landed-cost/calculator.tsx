import { nameDoor, weighLanded } from '@fairquay/contract/landed-cost/headline.ts'
import type { AnsweredLandedCost, LandedCostInput } from '@fairquay/contract/landed-cost/shapes.ts'
import { formatMoney } from '@fairquay/contract/money.ts'
import { GitCompareArrows, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { CallFailure } from '../call-failure.ts'
import { Button } from '../ui/button.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { keyOfGoods, useScenarios } from './kept-scenarios.ts'
import type { GapAnswers } from './landed-gaps.tsx'
import { LandedResult } from './landed-result.tsx'
import { SaveLanded } from './save-landed.tsx'
import { ScenarioFields } from './scenario-fields.tsx'
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

type CalculatorProps = {
  goods: readonly LandedGoods[]
  currency: string
  /** ISO code of the country the goods are sent from, where it is one. */
  from?: string | undefined
  /** What files are called. */
  title: string
  /** Who is asked for what is not known. */
  answers?: GapAnswers
  /** The term of the price, where it was agreed. */
  agreed?: AgreedTerm | undefined
  /** How the goods were agreed to travel: the first way is that one. */
  carriage?: AgreedFreight | undefined
  /** What is typed for these goods is kept under; their names and quantities otherwise. */
  goodsKey?: string
  /** Above the form: what the goods are. */
  children?: ReactNode
}

/** What goods cost at the door, in one way or two side by side, as it is typed. */
export function Calculator({
  goods,
  currency,
  from,
  title,
  answers = {},
  agreed,
  carriage,
  goodsKey,
  children,
}: CalculatorProps) {
  const { isPending, ...scenarios } = useScenarios(goodsKey ?? keyOfGoods(goods))
  const first = underFreight(underTerm(scenarios.first, agreed), carriage)
  const second = scenarios.second && underTerm(scenarios.second, agreed)
  const asked = { currency, from }
  const one = writeScenario(first, goods, { ...asked, premium: carriage?.insurance ?? null })
  const other = second ? writeScenario(second, goods, asked) : undefined
  const left = useLanded(one)
  const right = useLanded(other)
  const quantity = goods.length === 1 ? goods[0]?.quantity : undefined
  const way = { goods, currency, quantity, answers, isPending, hasTerm: agreed !== undefined }
  const calculations = [
    { name: nameWay(first), input: one },
    { name: second ? nameWay(second) : '', input: other },
  ].filter((calculation): calculation is { name: string; input: LandedCostInput } => calculation.input !== undefined)
  return (
    <>
      {children}
      <div className={`mt-6 grid gap-x-10 gap-y-8 ${second ? 'lg:grid-cols-2' : ''}`}>
        <Way
          {...way}
          title={second ? texts.first : texts.ways}
          form={first}
          onChange={scenarios.changeFirst}
          landed={left}
          input={one}
          rival={right.answer}
          carriage={carriage}
          isWide={!second}
        />
        {second ? (
          <Way
            {...way}
            title={texts.second}
            form={second}
            onChange={scenarios.changeSecond}
            landed={right}
            input={other}
            rival={left.answer}
            isWide={false}
          />
        ) : null}
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-3">
        {second ? (
          <Button tone="quiet" icon={<X size={17} aria-hidden="true" />} onClick={scenarios.dropSecond}>
            {texts.dropSecond}
          </Button>
        ) : (
          <Button
            tone="secondary"
            icon={<GitCompareArrows size={17} aria-hidden="true" />}
            onClick={() =>
              scenarios.changeSecond({
                ...first,
                ...chooseMode(first, first.mode === 'boat' ? 'air' : 'boat'),
                freight: null,
              })
            }
          >
            {texts.compare}
          </Button>
        )}
        <SaveLanded title={title} calculations={calculations} />
      </div>
    </>
  )
}

function nameWay(form: ScenarioForm): string {
  return texts.way(texts.by[form.mode], form.incoterm, nameDoor(form.town, form.destination), form.quantity)
}

type WayProps = {
  title: string
  form: ScenarioForm
  onChange: (part: Partial<ScenarioForm>) => void
  goods: readonly LandedGoods[]
  currency: string
  quantity: number | undefined
  answers: GapAnswers
  landed: ReturnType<typeof useLanded>
  input: LandedCostInput | undefined
  /** The other way, to be compared with. */
  rival: AnsweredLandedCost | undefined
  isPending: boolean
  hasTerm: boolean
  carriage?: AgreedFreight | undefined
  /** Form and result beside each other. */
  isWide: boolean
}

function Way({
  title,
  form,
  onChange,
  goods,
  currency,
  quantity,
  answers,
  landed,
  input,
  rival,
  isPending,
  hasTerm,
  carriage,
  isWide,
}: WayProps) {
  return (
    <section
      aria-label={title}
      className={
        isWide ? 'grid gap-x-10 gap-y-6 lg:grid-cols-[24rem_minmax(0,1fr)] lg:items-start' : 'flex flex-col gap-6'
      }
    >
      <div className="print:hidden">
        <h2 className="mb-3 text-lg">{title}</h2>
        <ScenarioFields {...{ form, onChange, currency, quantity, hasTerm, carriage }} />
      </div>
      <div className="min-w-0 rounded-lg border border-line bg-surface p-4 md:p-5">
        <Outcome {...{ form, goods, answers, landed, input, rival, isPending }} way={isWide ? '' : title} />
      </div>
    </section>
  )
}

function Outcome({
  form,
  goods,
  answers,
  landed: { answer, error, isCalculating, retry },
  input,
  rival,
  isPending,
  way,
}: Pick<WayProps, 'form' | 'goods' | 'answers' | 'landed' | 'input' | 'rival' | 'isPending'> & { way: string }) {
  if (error)
    return (
      <LoadError title={texts.failed} onRetry={retry} isRetrying={isCalculating}>
        {error instanceof CallFailure ? (Object.values(error.details)[0] ?? error.message) : null}
      </LoadError>
    )
  if (!input && !isPending)
    return (
      <p role="status" className="text-soft">
        {goods.length === 0 ? texts.needsGoods : texts.chooseDoor}
      </p>
    )
  if (!answer)
    return (
      <div role="status" aria-label={texts.calculating}>
        <Skeleton className="h-72 w-full" />
      </div>
    )
  return (
    <LandedResult
      answer={answer}
      goods={goods}
      title={texts.atDoor(nameDoor(form.town, form.destination))}
      note={rival ? <Difference own={answer} rival={rival} /> : null}
      isCalculating={isCalculating}
      answers={answers}
      way={way}
    />
  )
}

/** How much less it is than the other way, a piece where the quantities differ; nothing where one of them is not known whole. */
function Difference({ own, rival }: { own: AnsweredLandedCost; rival: AnsweredLandedCost }) {
  const [one, other] = [weighLanded(own), weighLanded(rival)]
  const isAlike = own.lines.every(({ quantity }, at) => rival.lines[at]?.quantity === quantity)
  if (!one.isWhole || !other.isWhole || !isAlike || own.currency !== rival.currency || one.amount >= other.amount)
    return null
  return (
    <p className="mt-1 w-fit rounded-full bg-tint px-2.5 py-0.5 text-sm font-medium text-quay">
      {texts.cheaper(formatMoney(other.amount - one.amount, own.currency))}
    </p>
  )
}
