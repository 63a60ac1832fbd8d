import { IndustryIcon } from '../explore/industry-icon.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Disclosure } from '../ui/disclosure.tsx'
import { TextField } from '../ui/text-field.tsx'
import type { Choice } from './starter-choice.ts'
import { setupTexts as say } from './texts.ts'

/** One industry of the set: in or out, its name, and the same of its sub-industries. */
export function StarterIndustryRow({ choice, onChange }: { choice: Choice; onChange: (next: Choice) => void }) {
  const chosen = choice.subs.filter(({ isChosen }) => isChosen).length
  const changeSub = (place: number, part: Partial<Choice['subs'][number]>) => {
    const subs = choice.subs.map((sub, at) => (at === place ? { ...sub, ...part } : sub))
    // Whoever chooses a sub-industry wants its industry.
    onChange({ ...choice, subs, isChosen: choice.isChosen || part.isChosen === true })
  }
  return (
    <li className="border-b border-line px-3 last:border-0">
      <div className="flex items-start gap-x-3">
        <Checkbox
          label={choice.name}
          isLabelHidden
          checked={choice.isChosen}
          isMixed={choice.isChosen && chosen < choice.subs.length}
          onChange={({ target }) =>
            onChange({
              ...choice,
              isChosen: target.checked,
              subs: choice.subs.map((sub) => ({ ...sub, isChosen: target.checked })),
            })
          }
          className="pt-1.5"
        />
        <span className={`pt-3 ${choice.isChosen ? 'text-quay' : 'text-faint'}`}>
          <IndustryIcon name={choice.icon} />
        </span>
        <Disclosure
          className="min-w-0 grow border-b-0!"
          summary={
            <span className="flex min-w-0 flex-wrap items-baseline gap-x-2">
              <span className={choice.isChosen ? 'break-words' : 'break-words text-soft line-through'}>
                {choice.name}
              </span>
              <span className="tabular text-sm font-normal text-soft">
                {chosen}/{choice.subs.length}
              </span>
            </span>
          }
        >
          <TextField
            label={say.nameOf(choice.name)}
            value={choice.name}
            maxLength={80}
            onChange={({ target }) => onChange({ ...choice, name: target.value })}
            className="mb-3 max-w-sm"
          />
          <ul aria-label={say.showSubs(choice.name)} className="flex flex-col gap-1.5">
            {choice.subs.map((sub, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the set has a fixed order, and its names can be changed
              <li key={place} className="flex items-center gap-3">
                <Checkbox
                  label={sub.name}
                  isLabelHidden
                  checked={sub.isChosen}
                  onChange={({ target }) => changeSub(place, { isChosen: target.checked })}
                />
                <TextField
                  label={say.nameOf(sub.name)}
                  isLabelHidden
                  value={sub.name}
                  maxLength={80}
                  onChange={({ target }) => changeSub(place, { name: target.value })}
                  className="max-w-sm grow"
                />
              </li>
            ))}
          </ul>
        </Disclosure>
      </div>
    </li>
  )
}
