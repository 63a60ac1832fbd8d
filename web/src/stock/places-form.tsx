import type { AnswerOf } from '@fairquay/contract/endpoint.ts'
import {
  type KeptStock,
  type listStockPlaces,
  setStockPlaces,
  type WrittenPlaceCount,
} from '@fairquay/contract/stock/endpoints.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { FormDialog } from '../forms/form-dialog.tsx'
import { FormFailure } from '../forms/form-failure.tsx'
import { useForm } from '../forms/use-form.ts'
import { useOnce } from '../forms/use-once.ts'
import { Select } from '../ui/select.tsx'
import { TextField } from '../ui/text-field.tsx'
import { showToast } from '../ui/toast-list.ts'
import { describeLevel, findChanged, listCells, refuseCounts, sumTyped, toCounts } from './count-cells.ts'
import { MoveFields } from './move-fields.tsx'
import { stockTexts as texts } from './texts.ts'

export type StockPlace = AnswerOf<typeof listStockPlaces>['data'][number]
type PlacesFormProps = {
  productId: number
  levels: readonly KeptStock[]
  places: readonly StockPlace[]
  onSaved: () => void
  onClose: () => void
}

/** The counts of one combination after another, at each place; all that was changed is sent together. */
export function PlacesForm({ productId, levels, places, onSaved, onClose }: PlacesFormProps) {
  const queries = useQueryClient()
  const cells = listCells(
    levels,
    places.map(({ id }) => id),
  )
  const [level, setLevel] = useState(cells[0]?.level ?? 0)
  // Which cell each count was sent for: the server names counts by their place in what it was sent.
  const sent = useRef<number[]>([])
  const saving = useOnce(setStockPlaces, (counts: WrittenPlaceCount[]) => ({
    params: { id: productId },
    body: { counts },
  }))
  const showLevelOf = (field = '') => {
    const cell = cells[Number(field.split('.')[1])]
    if (cell) setLevel(cell.level)
  }
  const form = useForm({
    start: { counts: cells.map(({ seen }) => String(seen)) },
    refuse: ({ counts }) => refuseCounts(levels, cells, counts),
    fieldOf: (name) =>
      name.replace(/^counts\.(\d+)\..+$/, (_, index) => `counts.${sent.current[Number(index)] ?? index}`),
    onRefused: (faults) => showLevelOf(Object.keys(faults)[0]),
    send: async ({ counts }) => {
      const changed = findChanged(cells, counts)
      sent.current = changed.map(({ index }) => index)
      if (changed.length > 0) await saving.mutateAsync(toCounts(levels, changed))
    },
    onSent: () => {
      for (const key of [['stock-places'], ['stock-changes'], ['own-products', 'list']])
        void queries.invalidateQueries({ queryKey: key })
      showToast('success', texts.placesSaved)
      onSaved()
      onClose()
    },
  })
  const stock = levels[level]
  if (!stock) return null
  const { counts } = form.values
  const own = cells.flatMap((cell, index) => (cell.level === level ? [{ ...cell, index }] : []))
  const inAll = sumTyped(cells, counts, level)
  const set = (changes: ReadonlyMap<number, string>) =>
    form.set({ counts: counts.map((text, index) => changes.get(index) ?? text) })
  const nameOf = (placeId: number | null) => places.find(({ id }) => id === placeId)?.name ?? texts.noPlace
  return (
    <FormDialog
      form={form}
      title={texts.places}
      description={texts.placesHelp}
      action={texts.savePlaces}
      onClose={onClose}
    >
      {levels.length > 1 ? (
        <Select
          label={texts.combination}
          value={String(level)}
          options={levels.flatMap((one, index) =>
            one.on_hand === null ? [] : [{ value: String(index), label: describeLevel(one) }],
          )}
          onChange={({ target: { value } }) => setLevel(Number(value))}
        />
      ) : null}
      <fieldset className="flex flex-col gap-3">
        <legend className="mb-2 font-medium">{texts.countsAt}</legend>
        {own.map(({ index, placeId }) => (
          <TextField
            key={index}
            id={form.idOf(`counts.${index}`)}
            label={nameOf(placeId)}
            inputMode="numeric"
            autoComplete="off"
            value={counts[index] ?? ''}
            error={form.errors[`counts.${index}`]}
            onChange={({ target: { value } }) => set(new Map([[index, value]]))}
          />
        ))}
      </fieldset>
      <p aria-live="polite" className="font-medium">
        {inAll === undefined ? null : texts.inAll(inAll, stock.reserved, stock.on_hand ?? 0)}
      </p>
      <MoveFields
        key={level}
        choices={own.map(({ index, placeId }) => ({ index, name: nameOf(placeId) }))}
        counts={counts}
        onMove={set}
      />
      <p className="text-sm text-soft">
        <Link to="/profile/company-profile" className="link" onClick={onClose}>
          {texts.managePlaces}
        </Link>
      </p>
      <FormFailure error={form.failure} />
    </FormDialog>
  )
}
