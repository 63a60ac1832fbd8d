import { expect, test } from 'vitest'
import { readFlag } from './flag.ts'

test.each([
  'yes',
  'Yes',
  '1',
  'x',
  'TRUE',
  'ja',
  'Oui',
  'sí',
  'sim',
  'tak',
  'ano',
  'igen',
  'evet',
  'да',
  '是',
  'はい',
  '✓',
])('%s is a yes', (text) => expect(readFlag(text)).toBe(true))

test.each(['no', '0', 'false', 'Nein', 'non', 'não', 'nee', 'nie', 'ne', 'nem', 'hayır', 'нет', '否', 'いいえ'])(
  '%s is a no',
  (text) => expect(readFlag(text)).toBe(false),
)

test.each([undefined, '', 'maybe', '2', 'stackable'])('%s is neither', (text) => expect(readFlag(text)).toBeUndefined())
