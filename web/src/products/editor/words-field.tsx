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
  /** Makes a word another one; what is said of it stays. */
  onRename?: (word: string, to: string) => void
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
  onRename,
}: WordsFieldProps) {
  const [text, setText] = useState('')
  const [renamed, setRenamed] = useState<string | null>(null)
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
              {onRename && renamed === word ? (
                <WordName
                  word={word}
                  isTaken={(to) => words.some((other) => other !== word && isSame(other, to))}
                  maxLength={maxLength}
                  onEnd={(to) => {
                    if (to !== undefined && to !== word) onRename(word, to)
                    setRenamed(null)
                  }}
                />
              ) : (
                <Chip name={word} onRemove={() => onChange(words.filter((other) => other !== word))}>
                  {onRename ? (
                    <button
                      type="button"
                      className="hit-area min-h-8 truncate hover:text-quay hover:underline"
                      aria-label={editorTexts.rename(word)}
                      title={editorTexts.rename(word)}
                      onClick={() => setRenamed(word)}
                    >
                      {word}
                    </button>
                  ) : undefined}
                </Chip>
              )}
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

type WordNameProps = {
  word: string
  isTaken: (to: string) => boolean
  maxLength: number
  /** Without a word: it keeps its name. */
  onEnd: (to?: string) => void
}

/** The name of a word while it is changed: Enter or leaving takes it, Escape does not, and neither does a name that another has. */
function WordName({ word, isTaken, maxLength, onEnd }: WordNameProps) {
  const [to, setTo] = useState(word)
  const name = to.trim()
  const isWrong = name === '' || isTaken(name)
  return (
    <input
      // biome-ignore lint/a11y/noAutofocus: somebody has just pressed the name to change it
      autoFocus
      aria-label={editorTexts.rename(word)}
      aria-invalid={isWrong || undefined}
      value={to}
      maxLength={maxLength}
      size={Math.max(6, to.length)}
      className="min-h-8 max-w-full rounded-full border border-quay bg-surface px-3 text-sm aria-invalid:border-brick"
      onChange={(event) => setTo(event.target.value)}
      onBlur={() => onEnd(isWrong ? undefined : name)}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return
        if (event.key === 'Escape') onEnd()
        else if (event.key === 'Enter' && !isWrong) onEnd(name)
        else return
        event.preventDefault()
      }}
    />
  )
}
