import { useId, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Select } from '../ui/select.tsx'
import { TextField } from '../ui/text-field.tsx'
import { readCount } from './count-cells.ts'
import { stockTexts as texts } from './texts.ts'

type MoveFieldsProps = {
  /** The counts of one combination, by the place they stand for. */
  choices: readonly { index: number; name: string }[]
  counts: readonly string[]
  onMove: (changes: ReadonlyMap<number, string>) => void
}

/** Takes so many off one count and adds them to another; it is saved with the counts. */
export function MoveFields({ choices, counts, onMove }: MoveFieldsProps) {
  const id = useId()
  const [from, setFrom] = useState(String(choices.at(-1)?.index))
  const [to, setTo] = useState(String(choices[0]?.index))
  const [quantity, setQuantity] = useState('')
  const [fault, setFault] = useState<string>()
  const options = choices.map(({ index, name }) => ({ value: String(index), label: name }))
  const move = () => {
    const moved = readCount(quantity)
    const [there, here] = [readCount(counts[Number(from)] ?? ''), readCount(counts[Number(to)] ?? '')]
    if (from === to) return setFault(texts.samePlace)
    if (moved === undefined || moved === 0) return setFault(texts.moveHowMany)
    if (there === undefined || here === undefined || moved > there) return setFault(texts.notThere(there ?? 0))
    onMove(
      new Map([
        [Number(from), String(there - moved)],
        [Number(to), String(here + moved)],
      ]),
    )
    setQuantity('')
    setFault(undefined)
  }
  return (
    <fieldset className="grid grid-cols-2 items-end gap-3 rounded-lg border border-line p-3 pt-1">
      <legend className="px-1 font-medium">{texts.moveTitle}</legend>
      <Select label={texts.moveFrom} options={options} value={from} onChange={({ target }) => setFrom(target.value)} />
      <Select label={texts.moveTo} options={options} value={to} onChange={({ target }) => setTo(target.value)} />
      <TextField
        id={id}
        className="col-span-2 sm:col-span-1"
        label={texts.moveQuantity}
        inputMode="numeric"
        autoComplete="off"
        value={quantity}
        error={fault}
        onChange={({ target }) => {
          setQuantity(target.value)
          setFault(undefined)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // The form is saved by its own button; Enter here moves.
          event.preventDefault()
          move()
        }}
      />
      <Button tone="secondary" onClick={move}>
        {texts.move}
      </Button>
    </fieldset>
  )
}
