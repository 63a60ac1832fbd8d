import { mostSellers } from '@fairquay/contract/sourcing/endpoints.ts'
import { sourcingPageMessages as messages } from '@fairquay/contract/sourcing/page-messages.ts'
import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useId, useState } from 'react'
import { Checkbox } from '../ui/checkbox.tsx'
import { FieldNote } from '../ui/field.tsx'
import { joinClasses } from '../ui/join-classes.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { TextField } from '../ui/text-field.tsx'
import { useTypedSearch } from '../ui/use-typed-search.ts'
import { rfqFormId } from './rfq-form.ts'
import { type Likeness, suggestionQuery } from './sourcing-queries.ts'

type Chosen = { id: number; name: string }
type SellerChoiceProps = {
  likeness: Likeness
  chosen: readonly Chosen[]
  onChange: (chosen: Chosen[]) => void
  error: string | undefined
}

/** Who is asked: sellers of goods like these, found by the marketplace's search, or by other words. Who was chosen stays chosen. */
export function SellerChoice({ likeness, chosen, onChange, error }: SellerChoiceProps) {
  const [search, setSearch] = useState<string>()
  const typed = useTypedSearch(search, setSearch)
  const wanted: Likeness = search ? { search } : likeness
  const suggestions = useQuery(suggestionQuery(wanted))
  const titleId = useId()
  const noteId = useId()
  const found = suggestions.data ?? []
  const elsewhere = chosen.filter(({ id }) => !found.some((seller) => seller.id === id))
  const toggle = (seller: Chosen) =>
    onChange(
      chosen.some(({ id }) => id === seller.id) ? chosen.filter(({ id }) => id !== seller.id) : [...chosen, seller],
    )
  const isFull = chosen.length >= mostSellers
  return (
    <section
      id={`${rfqFormId}-sellers`}
      tabIndex={-1}
      aria-labelledby={titleId}
      aria-describedby={error ? noteId : undefined}
      className="rounded-lg border border-line bg-surface p-5"
    >
      <h2 id={titleId} className="text-lg">
        {messages.sellers}
        <span className="ml-2 text-sm font-normal text-soft" role="status">
          {messages.chosen(chosen.length)}
        </span>
      </h2>
      {error ? <FieldNote id={noteId} error={error} /> : null}
      <TextField
        type="search"
        className="mt-4"
        label={messages.searchSellers}
        value={typed.text}
        onChange={(event) => typed.type(event.target.value)}
        end={<Search size={17} aria-hidden="true" className="mr-2.5" />}
        maxLength={200}
        enterKeyHint="search"
      />
      {elsewhere.length > 0 ? (
        <fieldset className="mt-4">
          <legend className="text-sm font-medium">{messages.chosenElsewhere}</legend>
          {elsewhere.map((seller) => (
            <Checkbox key={seller.id} label={seller.name} checked onChange={() => toggle(seller)} className="py-1" />
          ))}
        </fieldset>
      ) : null}
      <fieldset
        className={joinClasses('mt-4 transition-opacity', suggestions.isPlaceholderData && 'opacity-50')}
        aria-busy={suggestions.isFetching}
      >
        <legend className="text-sm font-medium">{messages.suggestions}</legend>
        {suggestions.isFetching && found.length === 0 ? (
          <div className="mt-3 space-y-3">
            <Skeleton className="h-10 w-full" />
            <Skeleton className="h-10 w-full" />
          </div>
        ) : found.length === 0 ? (
          <p className="mt-2 text-sm text-soft">{suggestions.isFetched ? messages.noSellers : messages.typeFirst}</p>
        ) : (
          <ul className="mt-1 max-h-112 overflow-y-auto">
            {found.map(({ id, name, country, goods, example }) => {
              const isChosen = chosen.some((one) => one.id === id)
              return (
                <li key={id} className="border-b border-line py-2 last:border-0">
                  <Checkbox
                    label={
                      <>
                        <span className="font-medium">{name}</span>
                        <span className="text-soft"> · {country}</span>
                        <span className="block text-sm text-soft">{messages.goods(goods, example)}</span>
                      </>
                    }
                    checked={isChosen}
                    disabled={isFull && !isChosen}
                    onChange={() => toggle({ id, name })}
                  />
                </li>
              )
            })}
          </ul>
        )}
      </fieldset>
    </section>
  )
}
