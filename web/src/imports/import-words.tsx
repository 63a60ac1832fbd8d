import { checkImport, type ImportDetail } from '@fairquay/contract/imports/endpoints.ts'
import { importMessages } from '@fairquay/contract/imports/messages.ts'
import {
  type ImportWords as Answer,
  type ImportWord,
  keepImportWords,
  listImportWords,
} from '@fairquay/contract/imports/word-endpoints.ts'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { call } from '../call.ts'
import { Form } from '../forms/form.tsx'
import { useForm } from '../forms/use-form.ts'
import { Button } from '../ui/button.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { TextField } from '../ui/text-field.tsx'
import { importsTexts as say } from './texts.ts'
import { useImportStep } from './use-import-step.ts'

/** What the file calls categories and brands, and what each means here: unmatched ones first, kept for the next import, and checked again at once. */
export function ImportWords({ order }: { order: ImportDetail }) {
  const words = useQuery({
    queryKey: ['imports', 'words', order.id, order.changed_at],
    queryFn: ({ signal }) => call(listImportWords, { params: { id: order.id }, signal }),
  })
  if (words.isError)
    return (
      <LoadError onRetry={() => void words.refetch()} isRetrying={words.isFetching}>
        {say.wordsFailed}
      </LoadError>
    )
  return words.data && words.data.words.length > 0 ? <WordList order={order} answer={words.data} /> : null
}

type Typed = Record<string, string>

function WordList({ order, answer }: { order: ImportDetail; answer: Answer }) {
  const listId = useId()
  const rows = answer.words.toSorted((a, b) => Number(a.ours !== null) - Number(b.ours !== null))
  const start: Typed = Object.fromEntries(rows.map(({ ours }, at) => [`words.${at}.ours`, ours ?? '']))
  const keeping = useImportStep(async (typed: Typed) => {
    await call(keepImportWords, { params: { id: order.id }, body: { words: readChanges(rows, start, typed) } })
    if (!order.format) return order
    return call(checkImport, { params: { id: order.id }, body: { format: order.format } })
  })
  const form = useForm<Typed>({
    start,
    refuse: (typed) => findUnknown(rows, answer.choices, typed),
    send: (typed) => keeping.mutateAsync(typed),
  })
  return (
    <details
      className="mt-4 rounded-lg border border-line bg-surface px-4 py-3"
      open={rows.some(({ ours }) => ours === null)}
    >
      <summary className="cursor-pointer font-medium">
        {say.wordsTitle} · {say.wordsShown(rows.length)}
      </summary>
      <p className="mt-1 mb-3 text-sm text-soft">{say.wordsLead}</p>
      <Form form={form} label={say.wordsTitle}>
        <ul>
          {rows.map(({ kind, word, products, ours, suggestions }, at) => (
            <li
              key={`${kind} ${word}`}
              className="grid items-center gap-x-4 gap-y-1 border-t border-line py-2 first:border-t-0 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]"
            >
              <span className="min-w-0">
                <span className="block font-medium break-words">{word}</span>
                <span className="block text-sm text-soft">
                  {say.wordOf[kind]} · {say.ofProducts(products)}
                </span>
              </span>
              <span>
                <TextField
                  {...form.text(`words.${at}.ours`)}
                  label={say.meaningOf(word)}
                  isLabelHidden
                  placeholder={kind === 'brand' ? word : say.noMeaning}
                  list={kind === 'brand' ? undefined : `${listId}-${kind}`}
                />
                {ours === null && form.values[`words.${at}.ours`] === ''
                  ? suggestions.map((one) => (
                      <Button
                        key={one}
                        tone="quiet"
                        size="small"
                        className="mt-1"
                        onClick={() => form.set({ [`words.${at}.ours`]: one })}
                      >
                        {say.takeSuggestion(one)}
                      </Button>
                    ))
                  : null}
              </span>
            </li>
          ))}
        </ul>
        {Object.entries(answer.choices).map(([kind, choices]) => (
          <datalist key={kind} id={`${listId}-${kind}`}>
            {choices.map((choice) => (
              <option key={choice} value={choice} />
            ))}
          </datalist>
        ))}
        <Button type="submit" tone="secondary" className="mt-3" isBusy={form.isSending}>
          {say.keepWords}
        </Button>
      </Form>
    </details>
  )
}

/** All but a brand is one of its list, or nothing. */
function findUnknown(rows: readonly ImportWord[], choices: Answer['choices'], typed: Typed) {
  const wrong = rows.flatMap(({ kind }, at) => {
    const name = `words.${at}.ours`
    const text = typed[name]?.trim() ?? ''
    const of = choices[kind] ?? []
    if (kind === 'brand' || text === '' || of.some((choice) => choice.toLowerCase() === text.toLowerCase())) return []
    const fault = kind === 'category' ? importMessages.noSuchCategory(text) : importMessages.noSuchWord(text, of)
    return [[name, fault] as const]
  })
  return Object.fromEntries(wrong)
}

/** Only what somebody has changed: a guess that stands is no decision. */
function readChanges(rows: readonly ImportWord[], start: Typed, typed: Typed) {
  return rows.flatMap(({ kind, word }, at) => {
    const name = `words.${at}.ours`
    return typed[name] === start[name] ? [] : [{ kind, word, ours: typed[name] ?? '' }]
  })
}
