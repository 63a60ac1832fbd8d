import { readSelection } from '@fairquay/contract/cart/rules.ts'
import { Checkbox } from '../ui/checkbox.tsx'

type SelectionBoxProps = {
  label: string
  isLabelHidden?: boolean
  keys: readonly string[]
  selected: ReadonlySet<string>
  onToggle: (keys: readonly string[]) => void
}

/** One box over many lines: all, some or none of them selected. Over lines that cannot be selected it does nothing. */
export function SelectionBox({ label, isLabelHidden, keys, selected, onToggle }: SelectionBoxProps) {
  const selection = readSelection(selected, keys)
  return (
    <Checkbox
      label={label}
      isLabelHidden={isLabelHidden}
      checked={selection === 'all'}
      isMixed={selection === 'some'}
      disabled={keys.length === 0}
      onChange={() => onToggle(keys)}
    />
  )
}
