import type { Static, TSchema } from 'typebox'
import type { CompanyRole } from './company-roles.ts'
import type { FailureCode, FailureDetails } from './errors.ts'
import type { Scope } from './scopes.ts'

/**
 * Who may make a call; checked by the server before the body is read. `seller`, `provider` and `broker` mean a person of a company of that
 * kind who may sign in; ownership of the thing asked for is a rule on top (another's thing answers like a missing one).
 */
export type Access = 'anyone' | 'signedIn' | 'seller' | 'provider' | 'broker' | 'admin'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * A call of the product's HTTP interface, as a value: declared once here, implemented by the server, called by the web, described in OpenAPI.
 * `path` uses Fastify's `:name` for parameters. `idempotent` calls need an `Idempotency-Key` header (but see `isKeyOptional`) and answer a retry with the first answer.
 */
export type Endpoint = {
  method: Method
  path: `/${string}`
  access: Access
  /**
   * The role a member of a company must have at least, checked with `access`; absent: whoever has access may call. Of somebody without a company (an
   * operator, somebody who left theirs) nothing is asked here: the handler says what they lack.
   */
  needs?: Exclude<CompanyRole, 'viewer'>
  /**
   * Whether a seller whose company waits for approval may make a call for which it is enough to be signed in: their own account, and what they prepare. Calls of
   * access `seller` are about a seller's own goods and are open to them; everything else is refused until the company is approved.
   */
  whileWaiting?: true
  /** Whether an operator may make it who has yet to set up the second step that the marketplace asks of its operators: what it takes to do so. */
  beforeSecondStep?: true
  /**
   * Whether somebody may write by it who has yet to accept new terms: leaving, and what keeps an account safe. Reading is always open, and so is what guests may do.
   */
  beforeAccepting?: true
  /** A call that is no GET and yet keeps nothing: open to an operator who only looks on with somebody's consent. */
  onlyReckons?: true
  /** What such an operator does not get although it only reads: it is taken along. */
  notForVisitors?: true
  /** One line for the reader of the API documentation. */
  summary: string
  params?: TSchema
  query?: TSchema
  body?: TSchema
  /** What people would read of the body, by field, where its shape alone would say it in a program's words; asked before the shape is. */
  refuseBody?: (body: unknown, now: Date) => { message: string; details: FailureDetails } | undefined
  /** Bytes the body may have where 64 kB are not enough. */
  bodyLimit?: number
  /** Seconds the body may take to arrive where 12 are not enough, at most 300; granted to people signed in, once access has been checked. */
  bodySeconds?: number
  /** Bodies that are no JSON, by media type: the fields of a form (`bytes` of fields.ts is a file), or the bytes themselves. */
  upload?: Readonly<Record<string, TSchema>>
  /** Shape of a 2xx answer in JSON. */
  answer?: TSchema
  /** Media types of an answer that is a file or a stream. */
  file?: readonly [string, ...string[]]
  /** Status of success when it is not 200. */
  status?: 201 | 202 | 204
  idempotent?: true
  /**
   * An `idempotent` call that other programs make without a key, because its form is older than ours: the server takes the key from the person and the
   * content then, good for ten minutes.
   */
  isKeyOptional?: true
  /** The scope an API token needs for this call; without one, tokens are refused. */
  scope?: Scope
  /** Refusals that the shape of the call does not tell, for the reader of the API documentation: such as `too_many` where something is counted. */
  refuses?: readonly FailureCode[]
  /** What is sent and answered, for the reader of the API documentation. */
  example?: { body?: unknown; answer?: unknown }
  /** Further bodies that could be sent, by what each shows, where one is not enough. */
  otherBodies?: Readonly<Record<string, unknown>>
}

/** Keeps the literal types of an endpoint's parts, so that both sides infer from one value. */
export function endpoint<const E extends Endpoint>(value: E): E {
  return value
}

type Part<E extends Endpoint, K extends 'params' | 'query' | 'body' | 'answer'> = E[K] extends TSchema
  ? Static<E[K]>
  : undefined

export type ParamsOf<E extends Endpoint> = Part<E, 'params'>
export type QueryOf<E extends Endpoint> = Part<E, 'query'>
export type BodyOf<E extends Endpoint> = Part<E, 'body'>
export type AnswerOf<E extends Endpoint> = Part<E, 'answer'>
