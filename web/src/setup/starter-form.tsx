import { addStarterCategories } from '@fairquay/contract/setup/setup-endpoints.ts'
import { starterIndustries } from '@fairquay/contract/setup/starter-categories.ts'
import { refuseStarters } from '@fairquay/contract/setup/starter-rules.ts'
import { useDeskFinish } from '../admin/use-desk-action.ts'
import { call } from '../call.ts'
import { Form } from '../forms/form.tsx'
import { FormFailure } from '../forms/form-failure.tsx'
import { useForm } from '../forms/use-form.ts'
import { Button } from '../ui/button.tsx'
import { uiTexts } from '../ui/texts.ts'
import type { Choice } from './starter-choice.ts'
import { StarterIndustryRow } from './starter-industry-row.tsx'
import { setupTexts as say } from './texts.ts'

const chooseAll = (isChosen: boolean): Choice[] =>
  starterIndustries.map(({ name, icon, sub_industries }) => ({
    name,
    icon,
    isChosen,
    subs: sub_industries.map((sub) => ({ name: sub, isChosen })),
  }))

/** Everything is chosen at first: taking out is less work than putting in. */
export function StarterForm({ onDone }: { onDone: () => void }) {
  const finish = useDeskFinish()
  const form = useForm({
    start: { choices: chooseAll(true) },
    refuse: ({ choices }) => {
      const refusals = refuseStarters(toIndustries(choices))
      return { choices: Object.values(refusals)[0] }
    },
    send: ({ choices }: { choices: Choice[] }) =>
      call(addStarterCategories, { body: { industries: toIndustries(choices) } }),
    onSent: ({ industries, sub_industries }) => {
      onDone()
      return finish(say.added(industries, sub_industries))
    },
  })
  const { choices } = form.values
  const industries = toIndustries(choices)
  const change = (place: number, choice: Choice) =>
    form.set({ choices: choices.map((one, at) => (at === place ? choice : one)) })
  return (
    <Form form={form} label={say.starterSet}>
      <div className="mb-2 flex flex-wrap items-center gap-x-2">
        <p className="tabular mr-auto font-medium" aria-live="polite">
          {say.chosen(
            industries.length,
            industries.reduce((sum, { sub_industries }) => sum + sub_industries.length, 0),
          )}
        </p>
        <Button tone="quiet" size="small" onClick={() => form.set({ choices: chooseAll(true) })}>
          {say.all}
        </Button>
        <Button tone="quiet" size="small" onClick={() => form.set({ choices: chooseAll(false) })}>
          {say.none}
        </Button>
      </div>
      <ul aria-label={say.starterSet} className="rounded-lg border border-line">
        {choices.map((choice, place) => (
          <StarterIndustryRow
            // The set has a fixed order, and its names can be changed.
            // biome-ignore lint/suspicious/noArrayIndexKey: nothing is added, removed or moved
            key={place}
            choice={choice}
            onChange={(next) => change(place, next)}
          />
        ))}
      </ul>
      <p role="alert" className="mt-3 text-brick empty:hidden">
        {form.isTried ? form.errors.choices : null}
      </p>
      <FormFailure error={form.failure} />
      <div className="mt-4 flex flex-wrap gap-3">
        <Button type="submit" isBusy={form.isSending}>
          {say.addChosen}
        </Button>
        <Button tone="quiet" onClick={onDone}>
          {uiTexts.cancel}
        </Button>
      </div>
    </Form>
  )
}

function toIndustries(choices: readonly Choice[]) {
  return choices
    .filter(({ isChosen }) => isChosen)
    .map(({ name, icon, subs }) => ({
      name: name.trim(),
      icon,
      sub_industries: subs.filter(({ isChosen }) => isChosen).map((sub) => sub.name.trim()),
    }))
}
