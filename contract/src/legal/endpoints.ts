import * as Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { closed, nullable, text } from '../fields.ts'
import { legalDocuments } from '../legal-documents.ts'
import { longestChanges, longestLegalText } from './rules.ts'

const document = Type.Enum(legalDocuments)
const number = Type.Integer({ minimum: 1, maximum: 10_000 })
const done = Type.Object({ success: Type.Boolean() })

/** `text` is read by `parseLegalText`. `in_force_on` is a day. */
const version = {
  number: Type.Integer(),
  text: Type.String(),
  changes: Type.String(),
  is_asked: Type.Boolean(),
  in_force_on: Type.String(),
  published_at: Type.String(),
}

/** `number` asks for one version; without it the one in force is answered. 404 while the document is the text the marketplace comes with. */
export const getLegalText = endpoint({
  method: 'GET',
  path: '/api/v1/legal/:document',
  access: 'anyone',
  summary: 'Terms or privacy policy: the version in force, or another one',
  params: Type.Object({ document }),
  query: Type.Object({ number: Type.Optional(number) }),
  answer: Type.Object({
    document,
    ...version,
    /** All that were published, the newest first; those not in force yet as well. */
    versions: Type.Array(Type.Object({ number: Type.Integer(), in_force_on: Type.String() })),
    current: Type.Integer(),
  }),
})
export type LegalText = Type.Static<typeof getLegalText.answer>

/** What somebody has accepted, and what they are asked for before they go on. Version 0 is the text the marketplace comes with. */
export const listAcceptances = endpoint({
  method: 'GET',
  path: '/api/v1/acceptances',
  access: 'signedIn',
  whileWaiting: true,
  summary: 'Which terms the person has accepted, and which they are asked to accept',
  answer: Type.Object({
    accepted: Type.Array(Type.Object({ document, number: Type.Integer(), accepted_at: Type.String() })),
    asked: Type.Array(Type.Object({ document, ...version })),
  }),
})

/** Accepts the version in force. One that was read before and has been replaced meanwhile is refused, with 422. Once more changes nothing. */
export const acceptLegalText = endpoint({
  method: 'PUT',
  path: '/api/v1/acceptances/:document',
  access: 'signedIn',
  whileWaiting: true,
  beforeAccepting: true,
  summary: 'Accept terms or privacy policy',
  params: Type.Object({ document }),
  body: closed({ number }),
  answer: done,
})

const deskVersion = Type.Object({
  ...version,
  published_by: nullable(Type.String()),
  /** How many people who may sign in have accepted it or a later one. */
  accepted: Type.Integer(),
})
export type DeskVersion = Type.Static<typeof deskVersion>

export const listLegalVersions = endpoint({
  method: 'GET',
  path: '/api/v1/operator/legal',
  access: 'admin',
  summary: 'All versions of terms and privacy policy, and how many people accepted them',
  answer: Type.Object({
    terms: Type.Array(deskVersion),
    privacy: Type.Array(deskVersion),
    /** How many people may sign in, operators left out: nobody asks them. */
    people: Type.Integer(),
  }),
})

/**
 * `number` is the one it gets, one more than the last: once more with the same words changes nothing, with others is refused with 422, as when another operator
 * was first. People with an account are told by mail.
 */
export const publishLegalVersion = endpoint({
  method: 'PUT',
  path: '/api/v1/operator/legal/:document/:number',
  access: 'admin',
  summary: 'Publish a version of terms or privacy policy',
  params: Type.Object({ document, number }),
  body: closed({
    text: text(longestLegalText),
    changes: text(longestChanges),
    is_asked: Type.Boolean(),
    in_force_on: text(10),
  }),
  bodyLimit: 512 * 1024,
  answer: done,
})
