import { type Operations, operations } from './calls.generated.ts'
import { type ChangingName, type ItemOf, type PagedName, readChanges, readPages, type Since } from './read-lists.ts'
import { type CallOptions, type Input, type Route, type Sending, send } from './send.ts'

export type OperationName = keyof Operations
export type AnswerOf<Name extends OperationName> = Operations[Name]['answer']
export type InputOf<Name extends OperationName> = Omit<Operations[Name], 'answer'>

/** What a call is given: nothing where all of it is optional. */
type Arguments<In> =
  Record<never, never> extends In ? [input?: In, options?: CallOptions] : [input: In, options?: CallOptions]

/** Every call of the marketplace by the name it has in its documentation. */
type Calls = {
  [Name in keyof Operations]: (
    ...given: Arguments<Omit<Operations[Name], 'answer'>>
  ) => Promise<Operations[Name]['answer']>
}

export type Market = Calls & {
  /** Everything a list holds, page by page as it is asked for. A list that changes meanwhile is better read with `changes`. */
  each<Name extends PagedName>(name: Name, input?: InputOf<Name>, options?: CallOptions): AsyncGenerator<ItemOf<Name>>
  /**
   * What has changed since a moment, the longest unchanged first. Keep the `changed_at` of the last one and begin there the next time: what was being written then is read
   * again, a minute back, so that one thing may come twice, with the same `changed_at`.
   */
  changes<Name extends ChangingName>(
    name: Name,
    given: InputOf<Name> & Since,
    options?: CallOptions,
  ): AsyncGenerator<ItemOf<Name>>
}

/** A marketplace to call. Nothing is sent before the first call. */
export function connect(sending: Sending): Market {
  if (!URL.canParse(sending.address)) throw new TypeError(`Not the address of a marketplace: ${sending.address}`)
  const call = (name: OperationName, input: Input = {}, options: CallOptions = {}) =>
    send(sending, name, operations[name] as Route, input, options)
  const calls = Object.keys(operations).map((name) => [
    name,
    (input?: Input, options?: CallOptions) => call(name as OperationName, input, options),
  ])
  return {
    ...Object.fromEntries(calls),
    each: (name: OperationName, input?: Input, options?: CallOptions) =>
      readPages(call, name as PagedName, input, options),
    changes: (name: OperationName, given: Input & Since, options?: CallOptions) =>
      readChanges(call, name as ChangingName, given, options),
  } as Market
}
