import { type FocusEvent, useLayoutEffect, useRef, useState } from 'react'
import { whenLetGo } from '../ui/when-let-go.ts'
import { forgetRefusals, type Refusals } from './shown-refusals.ts'

const none: ReadonlySet<string> = new Set()
const nothing: Refusals = {}

/** When a form tells what is wrong with it, and where the focus goes when it was refused: to the summary, or to the first control that is wrong. */
export function useTelling() {
  const [isTried, setTried] = useState(false)
  const [left, setLeft] = useState(none)
  const [refused, setRefused] = useState(nothing)
  const box = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const isFocusAwaited = useRef(false)

  // Once the sentences are drawn, which for a long form is a moment after it was refused; and before somebody can press one of them.
  useLayoutEffect(() => {
    const target = isFocusAwaited.current ? (summary.current ?? findFirstFault(box.current)) : undefined
    if (!target) return
    isFocusAwaited.current = false
    target.focus()
  })

  return {
    box,
    summary,
    isTried,
    refused,
    /** Whether the control with this id was filled and left. */
    isLeft: (controlId: string) => left.has(controlId),
    /** Hears every control of the form being left. */
    leave({ target }: FocusEvent) {
      // An empty field is told of when the form is sent; and the sentence must not move a button or a box away under the pointer that presses it.
      if (!isTypedInto(target) || target.value === '') return
      whenLetGo(() => setLeft((now) => new Set(now).add(target.id)))
    },
    /** From here on everything is told. */
    markTried() {
      setTried(true)
      setRefused(nothing)
    },
    /** The form was refused: by the server with these sentences, by the rules without. */
    refuse(sentences: Refusals = nothing) {
      setRefused(sentences)
      isFocusAwaited.current = true
    },
    /** These fields say something else now; without them, any may. */
    forget(fields?: readonly string[]) {
      setRefused((now) => (fields ? forgetRefusals(now, fields) : nothing))
      isFocusAwaited.current = false
    },
    beginAnew() {
      setTried(false)
      setLeft(none)
      setRefused(nothing)
    },
  }
}

type TypedInto = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

function isTypedInto(target: Element): target is TypedInto {
  return target instanceof HTMLInputElement
    ? !['checkbox', 'radio', 'file'].includes(target.type)
    : target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
}

const controls = ':is(input, select, textarea)'

/** The control itself, or the first one of a group that is wrong as a whole. */
function findFirstFault(form: HTMLFormElement | null): HTMLElement | null | undefined {
  return form?.querySelector<HTMLElement>(`${controls}[aria-invalid="true"], [aria-invalid="true"] ${controls}`)
}
