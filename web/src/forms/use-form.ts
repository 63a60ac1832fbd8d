import { useMutation } from '@tanstack/react-query'
import { type ChangeEvent, type FocusEvent, useEffect, useId, useRef, useState } from 'react'
import { CallFailure } from '../call.ts'
import { forgetRefusals, haveFields, isRefused, type Refusals, renameRefusals, tellRefusals } from './told-refusals.ts'

type NameOf<Values, Value> = { [Name in keyof Values]: Values[Name] extends Value ? Name : never }[keyof Values] &
  string

type FormOptions<Values extends object, Answer> = {
  /** What stands in the fields at first. */
  start: Values
  /** Where the values are when something else keeps them, as a draft does; otherwise the form has them. */
  kept?: readonly [Values, (update: (now: Values) => Values) => void]
  /** What is wrong with what is typed: a rule of the contract. */
  refuse?: (values: Values) => Refusals
  send: (values: Values) => Promise<Answer>
  onSent?: (answer: Answer, sent: Values) => unknown
  /** After a refusal was taken to its fields; for what is not told at a field. */
  onFailed?: (error: Error) => unknown
  /** The name of a field in the form, for a name that the rules and the server have for it. */
  fieldOf?: (name: string) => string
  /** What the ids of the controls begin with; where other parts of the page must know them. */
  id?: string
}

const none: ReadonlySet<string> = new Set()

/**
 * The one way to write a form: what is typed, what is wrong with it and when that is told, sending it once, and what the server said. A field is told of when
 * it was filled and left, all of them when sending was tried; then the first that is wrong, or the summary, takes the focus. Nothing that
 * is typed goes when sending fails. `<Form>` draws it, `text`, `tick` and `field` tie a control to it.
 */
export function useForm<Values extends object, Answer = unknown>({
  start,
  kept,
  refuse = () => ({}),
  send,
  onSent,
  onFailed,
  fieldOf = (name) => name,
  id: givenId,
}: FormOptions<Values, Answer>) {
  const ownId = useId()
  const id = givenId ?? ownId
  const own = useState(start)
  const [values, update] = kept ?? own
  const [isTried, setTried] = useState(false)
  const [left, setLeft] = useState(none)
  const [refused, setRefused] = useState<Refusals>({})
  const [refusedTimes, setRefusedTimes] = useState(0)
  const box = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const isUnderway = useRef(false)

  const check = (checked: Values) => renameRefusals(refuse(checked), fieldOf)
  const errors = tellRefusals(check(values), { isTried, left, refused })

  // After the sentences have been drawn.
  useEffect(() => {
    if (refusedTimes > 0) (summary.current ?? findFirstFault(box.current))?.focus()
  }, [refusedTimes])

  function forgetTrouble() {
    setTried(false)
    setLeft(none)
    setRefused({})
  }

  const sending = useMutation({
    mutationFn: send,
    onSuccess: (answer, sent) => {
      forgetTrouble()
      return onSent?.(answer, sent)
    },
    onError: (error) => {
      const details = readDetails(error, fieldOf)
      setRefused(details)
      if (isRefused(details)) setRefusedTimes((times) => times + 1)
      return onFailed?.(error)
    },
    onSettled: () => {
      isUnderway.current = false
    },
  })

  const idOf = (field: string) => `${id}-${field.replaceAll('.', '-')}`

  function set(part: Partial<Values>) {
    setRefused((now) => forgetRefusals(now, Object.keys(part)))
    if (sending.isSuccess) sending.reset()
    update((now) => ({ ...now, ...part }))
  }

  function leave(field: string, event?: FocusEvent) {
    const value = values[field as keyof Values]
    // An empty field is told of when the form is sent; and a press on a button must not move that button away under the pointer.
    if (value === '' || event?.relatedTarget instanceof HTMLButtonElement) return
    setLeft((now) => new Set(now).add(field))
  }

  /** Any control: its id, what stands in it, what is wrong, and how it is changed. */
  const field = <Name extends keyof Values & string>(name: Name) => ({
    id: idOf(name),
    value: values[name],
    error: errors[name],
    onChange: (value: Values[Name]) => set({ [name]: value } as unknown as Partial<Values>),
  })

  return {
    id,
    idOf,
    box,
    summary,
    values,
    errors,
    isTried,
    set,
    /** Changes the values behind the person's back: nothing is taken as corrected. */
    update,
    leave,
    field,
    /** A text field, an area, or a list of the platform. */
    text: (name: NameOf<Values, string>) => ({
      ...field(name),
      value: values[name] as string,
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
        set({ [name]: event.target.value } as Partial<Values>),
      onBlur: (event: FocusEvent) => leave(name, event),
    }),
    /** A checkbox. */
    tick: (name: NameOf<Values, boolean>) => ({
      id: idOf(name),
      checked: values[name] as boolean,
      error: errors[name],
      onChange: (event: ChangeEvent<HTMLInputElement>) => set({ [name]: event.target.checked } as Partial<Values>),
    }),
    isSending: sending.isPending,
    isSent: sending.isSuccess,
    /** Why it could not be sent, when that stands at no field. */
    failure: haveFields(readDetails(sending.error, fieldOf), values) ? null : sending.error,
    focus: (name: string) => document.getElementById(idOf(name))?.focus(),
    /** Sends what is typed, with these parts in place of what stands there. */
    submit(part?: Partial<Values>) {
      if (isUnderway.current) return
      const whole = { ...values, ...part }
      setTried(true)
      setRefused({})
      if (isRefused(check(whole))) {
        sending.reset()
        setRefusedTimes((times) => times + 1)
      } else {
        isUnderway.current = true
        sending.mutate(whole)
      }
    },
    /** Begins anew, with what it began with or with these values. */
    reset(next: Values = start) {
      update(() => next)
      forgetTrouble()
      // While an answer is being taken up, `isSent` is still to come of it.
      if (!isUnderway.current) sending.reset()
    },
  }
}

/** A form, for the parts it is drawn in. */
export type FormState<Values extends object, Answer = unknown> = ReturnType<typeof useForm<Values, Answer>>

function readDetails(error: unknown, fieldOf: (name: string) => string): Refusals {
  return error instanceof CallFailure ? renameRefusals(error.details, fieldOf) : {}
}

const controls = ':is(input, select, textarea)'

/** The control itself, or the first one of a group that is wrong as a whole. */
function findFirstFault(form: HTMLFormElement | null): HTMLElement | null | undefined {
  return form?.querySelector<HTMLElement>(`${controls}[aria-invalid="true"], [aria-invalid="true"] ${controls}`)
}
