import { useRef, useState } from 'react'

/** Which of the rows shown are chosen. With the shift key, everything from the row chosen before to this one follows it. */
export function useSelection(ids: readonly number[]) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const last = useRef<number | undefined>(undefined)
  const shown = ids.filter((id) => chosen.has(id))

  function toggle(id: number, isRange: boolean) {
    const [from, to] = [ids.indexOf(last.current ?? id), ids.indexOf(id)]
    const range = isRange && from >= 0 ? ids.slice(Math.min(from, to), Math.max(from, to) + 1) : [id]
    const next = new Set(shown)
    for (const one of range) {
      if (chosen.has(id)) next.delete(one)
      else next.add(one)
    }
    last.current = id
    setChosen(next)
  }

  return {
    chosen: shown,
    isChosen: (id: number) => chosen.has(id),
    toggle,
    toggleAll: () => setChosen(new Set(shown.length === ids.length ? [] : ids)),
    clear: () => setChosen(new Set()),
  }
}
