import { type KeyboardEvent, useId, useState } from 'react'
import { Chip } from '../../ui/chip.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { editorTexts } from './texts.ts'

type WordsFieldProps = {
  id: string
  label: string
  help: string
  error?: string | undefined
  words: readonly string[]
  /** What is offered while somebody types. */
  choices?: readonly string[]
  onChange: (words: string[]) => void
  maxLength: number
  /** A comma belongs to the word instead of ending it. */
  hasCommas?: boolean
}

/** Words as chips: Enter (and, unless words have them, a comma) adds one, Backspace in the empty field takes the last away. */
export function WordsField({
  id,
  label,
  help,
  error,
  words,
  choices,
  onChange,
  maxLength,
  hasCommas = false,
}: WordsFieldProps) {
  const [text, setText] = useState('')
  const listId = useId()
  const known = new Set(words.map((word) => word.toLowerCase()))

  function add(typed: string) {
    const fresh = (hasCommas ? [typed] : typed.split(','))
      .map((word) => word.trim())
      .filter((word, at, all) => word !== '' && all.findIndex((other) => isSame(other, word)) === at)
      .filter((word) => !known.has(word.toLowerCase()))
    if (fresh.length > 0) onChange([...words, ...fresh])
    setText('')
  }

  function steer(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && text.trim() !== '') {
      event.preventDefault()
      add(text)
    } else if (event.key === 'Backspace' && text === '' && words.length > 0) onChange(words.slice(0, -1))
  }

  return (
    <div>
      <TextField
        id={id}
        label={label}
        help={help}
        error={error}
        value={text}
        list={choices ? listId : undefined}
        autoComplete="off"
        maxLength={maxLength}
        enterKeyHint="enter"
        onKeyDown={steer}
        onBlur={() => add(text)}
        onChange={(event) =>
          !hasCommas && event.target.value.includes(',') ? add(event.target.value) : setText(event.target.value)
        }
      />
      {choices ? (
        <datalist id={listId}>
          {choices
            .filter((choice) => !known.has(choice.toLowerCase()))
            .map((choice) => (
              <option key={choice} value={choice} />
            ))}
        </datalist>
      ) : null}
      {words.length > 0 ? (
        <ul aria-label={editorTexts.chosen(label)} className="mt-2 flex flex-wrap gap-1.5">
          {words.map((word) => (
            <li key={word} className="min-w-0">
              <Chip name={word} onRemove={() => onChange(words.filter((other) => other !== word))} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
