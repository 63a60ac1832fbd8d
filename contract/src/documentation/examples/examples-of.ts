import type { AnswerOf, BodyOf, Endpoint } from '../../endpoint.ts'

type ExampleOf<E> = E extends Endpoint ? { body?: BodyOf<E>; answer?: AnswerOf<E> } : never

/** Examples of the calls a module declares, by their names: the compiler holds each against the shape of its call. */
export type ExamplesOf<Module> = { readonly [Name in keyof Module]?: ExampleOf<Module[Name]> }
