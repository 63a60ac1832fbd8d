import * as Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { closed, id, nullable, text } from '../fields.ts'
import { mostStarters } from './starter-rules.ts'

const done = Type.Object({ success: Type.Boolean() })

/** How far the marketplace has been set up: what a new operator works through, in this order. */
const setup = Type.Object({
  /** An operator has said that it is done; then it is no longer offered on the dashboard. */
  is_finished: Type.Boolean(),
  /** Who runs it has been said: company number and an address for questions. The legal pages are shown to visitors from then on. */
  is_operator_named: Type.Boolean(),
  logo: nullable(Type.String()),
  mail: Type.Object({
    has_server: Type.Boolean(),
    /** The sender of every mail. */
    from: Type.String(),
    /** When the mail server last took a test. */
    tested_at: nullable(Type.String()),
  }),
  industries: Type.Integer(),
  operators: Type.Integer(),
  companies: Type.Integer(),
  demo: Type.Object({
    state: Type.Enum(['none', 'loading', 'loaded', 'failed']),
    /** Why it cannot be loaded now; null when it can. */
    refusal: nullable(Type.String()),
    /** Why the last try failed. */
    reason: nullable(Type.String()),
    /** Companies that are not the demo's and would go with it, a few by name. */
    others: Type.Array(Type.String()),
  }),
})

export const getSetup = endpoint({
  method: 'GET',
  path: '/api/v1/operator/setup',
  access: 'admin',
  summary: 'How far the marketplace has been set up',
  answer: setup,
})

export const finishSetup = endpoint({
  method: 'PUT',
  path: '/api/v1/operator/setup',
  access: 'admin',
  summary: 'Say that the set-up is done, or open it again',
  body: closed({ is_finished: Type.Boolean() }),
  answer: done,
})

/** An uploaded picture in the place of the crane in the header; null takes it away. 400 at `image_id` for one that is not there. */
export const changeLogo = endpoint({
  method: 'PUT',
  path: '/api/v1/operator/logo',
  access: 'admin',
  summary: "Change the marketplace's logo",
  body: closed({ image_id: nullable(id) }),
  answer: done,
})

/** Hands one mail to the mail server at once and says what it answered; 422 with its words where it did not take it, or where none is set up. */
export const sendTestMail = endpoint({
  method: 'POST',
  path: '/api/v1/operator/test-mails',
  access: 'admin',
  summary: 'Send a mail to see whether mails leave',
  body: closed({ to: text(254) }),
  answer: done,
  refuses: ['too_many'],
})

/** Adds industries at the end, as chosen and edited; those whose names are there already are left out, their new sub-industries are added to them. */
export const addStarterCategories = endpoint({
  method: 'POST',
  path: '/api/v1/operator/starter-categories',
  access: 'admin',
  summary: 'Add many industries and sub-industries at once',
  body: closed({
    industries: Type.Array(
      closed({
        name: text(80),
        icon: text(40, 1),
        sub_industries: Type.Array(text(80), { maxItems: mostStarters.subIndustries }),
      }),
      { maxItems: mostStarters.industries },
    ),
  }),
  answer: Type.Object({ industries: Type.Integer(), sub_industries: Type.Integer() }),
})

/** Answers at once; loading takes a minute or two, and `GET /operator/setup` says how it stands. 422 while companies are here. */
export const loadDemo = endpoint({
  method: 'POST',
  path: '/api/v1/operator/demo',
  access: 'admin',
  summary: 'Load the demo marketplace beside the operators',
  answer: done,
})

/** `word` is the name of the marketplace. Companies, people, goods, requests and categories go, whosever they are; operators, settings and the log stay. */
export const removeDemo = endpoint({
  method: 'POST',
  path: '/api/v1/operator/demo/removal',
  access: 'admin',
  summary: 'Take the demo away and begin empty',
  body: closed({ word: text(40) }),
  answer: done,
})
