import type { FacetSet, Question } from './read-question.ts'
import type { Sizes } from './set-sizes.ts'

/** A question whose sets are ordered: a walk goes along the driver, which should be the smallest. */
export type Plan = Pick<Question, 'sets' | 'price' | 'words' | 'sort' | 'page' | 'perPage' | 'isWhole'> & {
  driver: FacetSet
  /** How many entries it has, where that was looked up. */
  driverSize: number | undefined
  /** The set of the question that the driver is, or is part of. */
  driven: FacetSet | undefined
  others: readonly FacetSet[]
  /** Of the filters, where they were looked up. */
  sizes: Sizes | undefined
  /** Several things are asked for at once, or one that a product can be twice: they are looked for together (found-together.ts). */
  isCombined: boolean
}

/** Adds a value to the parameters of a statement, and is what stands for it in the text. */
export type Bind = (value: unknown, type: string) => string
