import type { TradeFile } from '@fairquay/contract/requests/file/endpoints.ts'
import { Check } from 'lucide-react'
import { joinClasses } from '../../ui/join-classes.ts'
import { fileTexts } from './texts.ts'

/** How far the deal is: asked, agreed, shipped, its papers. */
export function FileSteps({ steps }: Pick<TradeFile, 'steps'>) {
  return (
    <ol aria-label={fileTexts.stepsLabel} className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
      {steps.map(({ step, state }, at) => (
        <li
          key={step}
          aria-current={state === 'now' ? 'step' : undefined}
          className={joinClasses(
            'flex items-center gap-2 text-sm',
            state === 'now' ? 'font-semibold' : state === 'done' ? 'text-quay' : 'text-faint',
          )}
        >
          <span
            aria-hidden="true"
            className={joinClasses(
              'tabular grid size-6 place-items-center rounded-full text-xs',
              state === 'now' ? 'bg-quay text-on-quay' : state === 'done' ? 'bg-tint' : 'border border-edge',
            )}
          >
            {state === 'done' ? <Check size={14} /> : at + 1}
          </span>
          {fileTexts.steps[step]}
          {state === 'done' ? <span className="sr-only">{fileTexts.stepDone}</span> : null}
        </li>
      ))}
    </ol>
  )
}
