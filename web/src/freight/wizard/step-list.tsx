import { quoteTexts } from '@fairquay/contract/freight/messages.ts'
import { Link } from '@tanstack/react-router'
import { joinClasses } from '../../ui/join-classes.ts'
import { stepTo, type WizardStep } from './quote-place.ts'
import { wizardTexts } from './texts.ts'

export const wizardSteps = [
  { step: 'addresses', title: quoteTexts.addressesTitle },
  { step: 'shipment', title: quoteTexts.shipmentTitle },
  { step: 'review', title: quoteTexts.reviewTitle },
] as const satisfies readonly { step: WizardStep; title: string }[]

/** Where the person is; the steps behind them can be gone back to. */
export function StepList({ current, requestId }: { current: WizardStep; requestId: number | null }) {
  const at = wizardSteps.findIndex(({ step }) => step === current)
  return (
    <ol aria-label={wizardTexts.steps} className="mb-6 flex flex-wrap gap-x-6 gap-y-2 text-sm">
      {wizardSteps.map(({ step, title }, index) => (
        <li
          key={step}
          aria-current={index === at ? 'step' : undefined}
          className={joinClasses(
            'flex min-h-8 items-center gap-2',
            index === at ? 'font-semibold text-ink' : index < at ? 'text-quay' : 'text-faint',
          )}
        >
          <span
            className={joinClasses(
              'grid size-6 place-items-center rounded-full text-xs font-semibold tabular',
              index <= at ? 'bg-quay text-on-quay' : 'bg-sunken text-soft',
            )}
          >
            {index + 1}
          </span>
          {index < at ? (
            <Link {...stepTo(requestId, step)} className="rounded-sm py-1 hover:underline">
              {title}
            </Link>
          ) : (
            title
          )}
        </li>
      ))}
    </ol>
  )
}
