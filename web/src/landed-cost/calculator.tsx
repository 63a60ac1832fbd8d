import { countSaving, nameDoor } from '@fairquay/contract/landed-cost/headline.ts'
import type { AnsweredLandedCost, LandedCostInput } from '@fairquay/contract/landed-cost/shapes.ts'
import { GitCompareArrows, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { CallFailure } from '../call-failure.ts'
import { Button } from '../ui/button.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import type { CardFreight } from './choose-card.ts'
import type { GapAnswers } from './landed-gaps.tsx'
import { LandedResult } from './landed-result.tsx'
import { SaveLanded } from './save-landed.tsx'
import { ScenarioFields } from './scenario-fields.tsx'
import type { AgreedFreight, LandedGoods, ScenarioForm } from './scenario-form.ts'
import { landedTexts as texts } from './texts.ts'
import type { Carried } from './use-card-freight.ts'
import type { useLanded } from './use-landed.ts'
import { type AskedWays, useWays } from './use-ways.ts'
import { WayTransit } from './way-transit.tsx'

type CalculatorProps = AskedWays & {
  /** What files are called. */
  title: string
  /** Who is asked for what is not known. */
  answers?: GapAnswers
  /** Who is asked about the other goods. */
  rivalAnswers?: GapAnswers
  /** Beside the button for another way. */
  more?: ReactNode
  /** Above the form: what the goods are. */
  children?: ReactNode
}

/** What goods cost at the door, in one way or two side by side, as it is typed. */
export function Calculator({ title, answers = {}, rivalAnswers, more, children, ...asked }: CalculatorProps) {
  const { currency, agreed, carriage, name, rival } = asked
  const { isPending, calculations, first, second, addSecond, dropSecond } = useWays(asked)
  const all = { currency, hasTerm: agreed !== undefined }
  return (
    <>
      {children}
      <div className={`mt-6 grid gap-x-10 gap-y-8 ${second ? 'lg:grid-cols-2' : ''}`}>
        <Way
          {...all}
          {...first}
          isPending={isPending || first.isPending}
          title={second ? ((rival && name) ?? texts.first) : texts.ways}
          answers={answers}
          other={second?.landed.answer}
          carriage={carriage}
          isWide={!second}
        />
        {second ? (
          <Way
            {...all}
            {...second}
            isPending={isPending || second.isPending}
            title={rival?.name ?? texts.second}
            answers={rival ? (rivalAnswers ?? {}) : answers}
            other={first.landed.answer}
            isWide={false}
          />
        ) : null}
      </div>
      <div className="mt-6 flex flex-wrap items-end gap-3 print:hidden">
        {second ? (
          <Button tone="quiet" icon={<X size={17} aria-hidden="true" />} onClick={dropSecond}>
            {texts.dropSecond}
          </Button>
        ) : (
          <Button tone="secondary" icon={<GitCompareArrows size={17} aria-hidden="true" />} onClick={addSecond}>
            {texts.compare}
          </Button>
        )}
        <SaveLanded title={title} calculations={calculations} />
        {more}
      </div>
    </>
  )
}

type WayProps = {
  title: string
  form: ScenarioForm
  onChange: (part: Partial<ScenarioForm>) => void
  goods: readonly LandedGoods[]
  currency: string
  answers: GapAnswers
  landed: ReturnType<typeof useLanded>
  input: LandedCostInput | undefined
  /** What the other way comes to, to be compared with. */
  other: AnsweredLandedCost | undefined
  isPending: boolean
  hasTerm: boolean
  carriage?: AgreedFreight | undefined
  /** What freight costs by a rate card, where nothing else is known. */
  card: CardFreight | undefined
  carried?: Carried | undefined
  /** Form and result beside each other. */
  isWide: boolean
}

function Way({
  title,
  form,
  onChange,
  goods,
  currency,
  answers,
  landed,
  input,
  other,
  isPending,
  hasTerm,
  carriage,
  card,
  carried,
  isWide,
}: WayProps) {
  const quantity = goods.length === 1 ? goods[0]?.quantity : undefined
  return (
    <section
      aria-label={title}
      className={
        isWide ? 'grid gap-x-10 gap-y-6 lg:grid-cols-[24rem_minmax(0,1fr)] lg:items-start' : 'flex flex-col gap-6'
      }
    >
      <div className="print:hidden">
        <h2 className="mb-3 text-lg">{title}</h2>
        <ScenarioFields {...{ form, onChange, currency, quantity, hasTerm, carriage, card }} search={carried?.search} />
      </div>
      <div
        className={`min-w-0 rounded-lg border border-line bg-surface p-4 md:p-5 ${input || isPending ? 'max-lg:order-first' : ''}`}
      >
        <Outcome {...{ form, goods, answers, landed, input, other, isPending }} way={isWide ? '' : title} />
        <WayTransit {...{ form, goods, input }} />
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
  other,
  isPending,
  way,
}: Pick<WayProps, 'form' | 'goods' | 'answers' | 'landed' | 'input' | 'other' | 'isPending'> & { way: string }) {
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
      note={other ? <Difference own={answer} other={other} unit={goods[0]?.unit} /> : null}
      isCalculating={isCalculating}
      answers={answers}
      way={way}
    />
  )
}

/** How much less it is than the other way, a piece where the quantities differ; nothing where one of them is not known whole. */
function Difference({
  own,
  other,
  unit,
}: {
  own: AnsweredLandedCost
  other: AnsweredLandedCost
  unit: string | undefined
}) {
  const less = countSaving(own, other, unit)
  if (less === undefined) return null
  return (
    <p className="mt-1 w-fit rounded-full bg-tint px-2.5 py-0.5 text-sm font-medium text-quay">{texts.cheaper(less)}</p>
  )
}
