import { useId, useRef, useState } from 'react'
import { CallFailure } from '../call-failure.ts'
import { bindControls } from './bind-controls.ts'
import { hasField, isRefused, type Refusals, renameRefusals, showRefusals } from './shown-refusals.ts'
import { useSending } from './use-sending.ts'
import { useTelling } from './use-telling.ts'

type FormOptions<Values extends object, Answer> = {
  /** What stands in the fields at first. */
  start: Values
  /** Where the values are when something else keeps them, as a draft does; otherwise the form has them. */
  kept?: readonly [Values, (update: (now: Values) => Values) => void]
  /** What is wrong with what is typed: a rule of the contract. */
  refuse?: (values: Values) => Refusals
  /** What `refuse` says, where finding that out takes too long to be done between two keys: it may lag behind what is typed. */
  refusals?: Refusals
  /** Fields that are told of although nobody has left them yet. */
  isToldAtOnce?: (field: string) => boolean
  send: (values: Values) => Promise<Answer>
  /** When it cannot go as it is: what stands at the fields, by the rules or by the server. */
  onRefused?: (refusals: Refusals) => unknown
  onSent?: (answer: Answer, sent: Values) => unknown
  /** After a refusal was taken to its fields; for what is not told at a field. */
  onFailed?: (error: Error, sent: Values) => unknown
  /** The name of a field in the form, for a name that the rules and the server have for it. */
  fieldOf?: (name: string) => string
  /** Whether there is a field of this name; for values that are not called as the fields are. */
  isField?: (name: string) => boolean
  /** What the ids of the controls begin with; where other parts of the page must know them. */
  id?: string
}

/**
 * The one way to write a form: what is typed, what is wrong with it and when that is told, sending it once, and what the server said. A field is told of when
 * it was filled and left, all of them when sending was tried; then the first that is wrong, or the summary, takes the focus. Nothing that
 * is typed goes when sending fails. What is wrong with a part that is sent and does not stand in the form is told as what the server says is: no rule finds it in
 * what stands there, such as the price that is missing once a product is to be published. `<Form>` draws it, `text`, `tick` and `field` tie a control to it.
 */
export function useForm<Values extends object, Answer = unknown>({
  start,
  kept,
  refuse = () => ({}),
  refusals,
  isToldAtOnce = () => false,
  send,
  onRefused,
  onSent,
  onFailed,
  fieldOf = (name) => name,
  isField,
  id: givenId,
}: FormOptions<Values, Answer>) {
  const ownId = useId()
  const id = givenId ?? ownId
  const own = useState(start)
  const [values, update] = kept ?? own
  const telling = useTelling()
  const isUnderway = useRef(false)

  const idOf = (field: string) => `${id}-${field.replaceAll('.', '-')}`
  const check = (checked: Values) => renameRefusals(refuse(checked), fieldOf)
  const errors = showRefusals(refusals ?? check(values), {
    isTried: telling.isTried,
    isLeft: (field) => telling.isLeft(idOf(field)) || isToldAtOnce(field),
    refused: telling.refused,
  })
  const read = (error: unknown) => readRefusal(error, fieldOf, isField ?? ((name) => hasField(values, name)))

  const sending = useSending({
    mutationFn: (whole: Values) => send(whole),
    onSuccess: (answer, sent) => {
      telling.beginAnew()
      return onSent?.(answer, sent)
    },
    onError: (error, sent) => {
      const { atFields } = read(error)
      if (isRefused(atFields)) {
        telling.refuse(atFields)
        onRefused?.(atFields)
      }
      return onFailed?.(error, sent)
    },
    onSettled: () => {
      isUnderway.current = false
    },
  })

  function change(step: (now: Values) => Values, fields?: readonly string[]) {
    telling.forget(fields)
    if (sending.isSuccess) sending.reset()
    update(step)
  }
  const set = (part: Partial<Values>) => change((now) => ({ ...now, ...part }), Object.keys(part))

  return {
    id,
    idOf,
    box: telling.box,
    summary: telling.summary,
    values,
    errors,
    isTried: telling.isTried,
    set,
    /** Makes other values of those there are, whichever fields that is about. */
    change: (step: (now: Values) => Values) => change(step),
    /** Changes the values behind the person's back: nothing is taken as put right. */
    update,
    leave: telling.leave,
    ...bindControls({ values, errors, idOf, set }),
    isSending: sending.isPending,
    isSent: sending.isSuccess,
    /** Why it could not be sent, when that stands at no field. */
    failure: read(sending.error).isWhollyAtFields ? null : sending.error,
    focus: (name: string) => document.getElementById(idOf(name))?.focus(),
    /** Sends what is typed, with these parts in place of what stands there. */
    submit(part?: Partial<Values>) {
      if (isUnderway.current) return
      const whole = { ...values, ...part }
      const faults = check(whole)
      telling.markTried()
      if (isRefused(faults)) {
        sending.reset()
        telling.refuse(part && faults)
        onRefused?.(faults)
      } else {
        isUnderway.current = true
        sending.mutate(whole)
      }
    },
    /** Begins anew, with what it began with or with these values. */
    reset(next: Values = start) {
      update(() => next)
      telling.beginAnew()
      // While an answer is being taken up, `isSent` is still to come of it.
      if (!isUnderway.current) sending.reset()
    },
  }
}

/** A form, for the parts it is drawn in. */
export type FormState<Values extends object, Answer = unknown> = ReturnType<typeof useForm<Values, Answer>>

/** What the server said of fields the form has, and whether that is all it said. */
function readRefusal(error: unknown, fieldOf: (name: string) => string, isField: (name: string) => boolean) {
  const all = error instanceof CallFailure ? Object.entries(renameRefusals(error.details, fieldOf)) : []
  const atFields = all.filter(([name]) => isField(name))
  return {
    atFields: Object.fromEntries(atFields),
    isWhollyAtFields: all.length > 0 && all.length === atFields.length,
  }
}
