import { useState } from 'react'

/**
 * What stands in a control that is saved as soon as something is chosen: the choice from the press on, whatever the server still says meanwhile, and what is
 * stored once the choice has been answered (`settle`).
 */
export function useChosen<Value>(stored: Value) {
  const [chosen, setChosen] = useState<{ value: Value }>()
  return {
    shown: chosen ? chosen.value : stored,
    choose: (value: Value) => setChosen({ value }),
    settle: () => setChosen(undefined),
  }
}
