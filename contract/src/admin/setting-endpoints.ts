import * as Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { closed, nullable, text } from '../fields.ts'
import { settingNames } from '../setting-rules.ts'

const name = Type.Enum(settingNames)
const setting = Type.Object({ name, value: Type.String(), fallback: Type.String(), is_set: Type.Boolean() })
export type DeskSetting = Type.Static<typeof setting>

/** `fallback` is what stands where nothing is set: the environment's value, or the product's own. */
export const listSettings = endpoint({
  method: 'GET',
  path: '/api/v1/operator/settings',
  access: 'admin',
  summary: 'The settings an operator can change in the app',
  answer: Type.Object({ data: Type.Array(setting) }),
})

/** Names that are left out stay as they are; null goes back to the fallback. 400 with the names. Pages show it when they are loaded next. */
export const changeSettings = endpoint({
  method: 'PUT',
  path: '/api/v1/operator/settings',
  access: 'admin',
  summary: 'Change settings',
  body: closed(Object.fromEntries(settingNames.map((one) => [one, Type.Optional(nullable(text(500)))]))),
  answer: Type.Object({ data: Type.Array(setting) }),
})
