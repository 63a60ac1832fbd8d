import { useEffect, useState } from 'react'
import type { Refusals } from '../../forms/shown-refusals.ts'
import { useForm } from '../../forms/use-form.ts'
import { dismissToast, showToast } from '../../ui/toast-list.ts'
import { quoteFormId } from './field-ids.ts'

/** A step of the quote, whose values are kept with it: going on is refused with one sentence, at the top, where the list of what is wrong takes the focus. */
export function useStep<Values extends object>(
  values: Values,
  refuse: (values: Values) => Refusals,
  sentence: string,
  onDone: () => void,
  isToldAtOnce?: (field: string) => boolean,
) {
  const [refusedTimes, setRefusedTimes] = useState(0)
  const form = useForm({
    id: quoteFormId,
    start: values,
    kept: [values, () => undefined],
    refuse,
    ...(isToldAtOnce && { isToldAtOnce }),
    send: async () => undefined,
    onSent: onDone,
    onRefused: () => setRefusedTimes((times) => times + 1),
  })
  useEffect(() => {
    if (refusedTimes === 0) return
    window.scrollTo(0, 0)
    const toast = showToast('error', sentence)
    return () => dismissToast(toast)
  }, [refusedTimes, sentence])
  return form
}
