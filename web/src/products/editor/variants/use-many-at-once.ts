import { partsOf } from '@fairquay/contract/products/variant-block.ts'
import type { VariantParts } from '@fairquay/contract/products/variant-cells.ts'
import { useEffect, useRef, useState } from 'react'
import type { SectionProps } from '../section-props.ts'

type Done = { said: string; before: VariantParts; after: VariantParts }

/** What changed many cells in one step: it can be taken back as long as nothing else of them has been changed. */
export function useManyAtOnce({ form, change }: Pick<SectionProps, 'form' | 'change'>) {
  const [done, setDone] = useState<Done>()
  // Rows are not drawn again for a handler alone: theirs may be of an earlier form.
  const latest = useRef(form)
  useEffect(() => {
    latest.current = form
  })
  const isFresh = done !== undefined && form.terms === done.after.terms && form.variants === done.after.variants
  return {
    latest,
    /** What can be taken back; undefined where nothing can. */
    said: isFresh ? done.said : undefined,
    put(parts: VariantParts, said: string) {
      const after = { ...partsOf(latest.current), ...parts }
      setDone({ said, before: partsOf(latest.current), after })
      change(after)
    },
    takeBack() {
      if (!isFresh) return
      change(done.before)
      setDone(undefined)
    },
  }
}

export type ManyAtOnce = ReturnType<typeof useManyAtOnce>
