import { type DeskWord, listWords, mergeWord, type WordKind } from '@fairquay/contract/admin/word-endpoints.ts'
import { formatNumber } from '@fairquay/contract/locale.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../call.ts'
import { FormFailure } from '../forms/form-failure.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextField } from '../ui/text-field.tsx'
import { useTypedSearch } from '../ui/use-typed-search.ts'
import { adminTexts } from './texts.ts'
import { useDeskAction } from './use-desk-action.ts'

type MergeDialogProps = { kind: WordKind; word: DeskWord; onClose: () => void }

/** Chooses what a brand or family goes over into; it cannot be taken back, so what is chosen is said once more on the button. */
export function MergeDialog({ kind, word, onClose }: MergeDialogProps) {
  const [search, setSearch] = useState<string | undefined>()
  const typed = useTypedSearch(search, setSearch)
  const [into, setInto] = useState<DeskWord | null>(null)
  const query = { perPage: 8, ...(search && { search }) }
  const found = useQuery({
    queryKey: ['operator', 'words', kind, 'merge', query],
    queryFn: ({ signal }) => call(listWords, { params: { kind }, query, signal }),
    placeholderData: keepPreviousData,
  })
  const merging = useDeskAction({
    act: (target: DeskWord) => call(mergeWord, { params: { kind, id: word.id }, body: { into: target.id } }),
    done: (target) => adminTexts.merged(word.name, target.name),
    onDone: onClose,
    isFailureShown: true,
  })
  const choices = (found.data?.data ?? []).filter(({ id }) => id !== word.id)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isHeld={merging.isPending}
      title={adminTexts.mergeWord(word.name)}
      width="narrow"
      footer={
        <>
          <Button tone="secondary" onClick={onClose}>
            {adminTexts.cancel}
          </Button>
          <Button
            tone="danger"
            disabled={!into}
            isBusy={merging.isPending}
            onClick={() => into && merging.mutate(into)}
          >
            {into ? adminTexts.mergeIntoWord(into.name) : adminTexts.merge}
          </Button>
        </>
      }
    >
      <p className="mb-4 text-soft">{adminTexts.mergeHelp(word.name)}</p>
      <TextField
        type="search"
        label={adminTexts.mergeInto}
        placeholder={adminTexts.partOfName}
        value={typed.text}
        onChange={(event) => typed.type(event.target.value)}
      />
      <fieldset className="mt-2 flex flex-col">
        <legend className="sr-only">{adminTexts.found}</legend>
        {choices.map((choice) => (
          <label key={choice.id} className="flex min-h-10 items-center gap-3 rounded-md px-2 hover:bg-tint">
            <input
              type="radio"
              name="into"
              checked={into?.id === choice.id}
              onChange={() => setInto(choice)}
              className="size-5 accent-quay"
            />
            <span className="min-w-0 grow break-words">{choice.name}</span>
            <span className="tabular text-sm text-soft">{formatNumber(choice.products)}</span>
          </label>
        ))}
        {found.data && choices.length === 0 ? <p className="text-sm text-soft">{adminTexts.noneFits}</p> : null}
      </fieldset>
      <FormFailure error={merging.error} />
    </Dialog>
  )
}
