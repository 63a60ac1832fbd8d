import type { ListFilter } from '@fairquay/contract/catalogue/address.ts'
import { useState } from 'react'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Flag } from '../../ui/flag.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { MoreButton } from './category-filter.tsx'
import { type SelectFilter, shownAtFirst } from './filter-answer.ts'
import { panelTexts } from './panel-texts.ts'

type ChoiceFilterProps = {
  filter: SelectFilter
  name: ListFilter
  chosen: readonly string[]
  isEstimate: boolean
  onToggle: (value: string) => void
}

/** A list of values of which any number can be chosen; long lists can be searched by name. */
export function ChoiceFilter({ filter, name, chosen, isEstimate, onToggle }: ChoiceFilterProps) {
  const [showsAll, setShowsAll] = useState(false)
  const [term, setTerm] = useState('')
  // What would leave nothing is no choice, but to be taken away.
  const options = filter.options.filter(({ key, products }) => products > 0 || chosen.includes(key))
  const isLong = options.length > shownAtFirst * 2
  const matching = options.filter(({ value }) => value.toLowerCase().includes(term.trim().toLowerCase()))
  const shown =
    showsAll || term ? matching : matching.filter(({ key }, index) => index < shownAtFirst || chosen.includes(key))
  return (
    <div>
      {isLong ? (
        <TextField
          label={panelTexts.findIn(filter.title)}
          isLabelHidden
          type="search"
          placeholder={panelTexts.findIn(filter.title)}
          value={term}
          onChange={(event) => setTerm(event.target.value)}
          className="mb-2"
        />
      ) : null}
      <ul>
        {shown.map(({ key, value, icon, products }) => (
          <li key={key} className="flex items-center justify-between gap-2">
            <Checkbox
              name={name}
              className="min-w-0"
              checked={chosen.includes(key)}
              onChange={() => onToggle(key)}
              label={
                <span className="inline-flex items-center gap-2">
                  {icon ? <Flag src={icon} /> : null}
                  {value}
                </span>
              }
            />
            <span className="tabular text-xs text-faint">{panelTexts.count(products, isEstimate)}</span>
          </li>
        ))}
      </ul>
      {shown.length === 0 ? <p className="py-2 text-sm text-soft">{panelTexts.noMatch}</p> : null}
      {!term && options.length > shownAtFirst ? (
        <MoreButton isOpen={showsAll} onToggle={() => setShowsAll(!showsAll)} />
      ) : null}
    </div>
  )
}
