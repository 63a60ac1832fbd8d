import { expect, test } from 'vitest'
import type { Encoding } from './format.ts'
import { isEncodingSure, rankEncodings } from './rank-encodings.ts'

/** The bytes of a text in an encoding of one byte a letter. */
function encode(text: string, encoding: Encoding): Uint8Array {
  const bytes = new Map<string, number>()
  for (let byte = 0; byte < 256; byte++) bytes.set(new TextDecoder(encoding).decode(Uint8Array.of(byte)), byte)
  return Uint8Array.from([...text], (sign) => bytes.get(sign) ?? 63)
}

test.each<[Encoding, string]>([
  ['windows-1252', 'Teekanne "Größe M";für Gäste;12,50 €'],
  ['windows-1252', 'CRÈME BRÛLÉE;Crème fraîche à l’ancienne'],
  ['windows-1252', 'Niño;Año;Señora'],
  ['windows-1252', 'Kjøkken;Grønn;Blå'],
  ['windows-1250', 'Dzbanek do herbaty;żółty;łyżka'],
  ['windows-1250', 'příliš žluťoučký kůň'],
  ['windows-1251', 'Чайник;синий;Кружка большая'],
  ['koi8-r', 'Чайник;синий;Кружка большая'],
  ['windows-1253', 'Τσαγιέρα;μπλε;κούπα'],
  ['windows-1254', 'Çaydanlık;yeşil;ışık;büyük boy'],
  ['windows-1257', 'Arbatinukas;žalias;mėlynas puodelis;ąžuolas'],
  ['macintosh', 'Théière;crème brûlée;été'],
])('%s is the likeliest for %j', (encoding, text) => {
  const choices = rankEncodings([encode(text, encoding)])
  expect(choices[0]).toMatchObject({ encoding, lines: [text] })
})

test.each<[Encoding, string, string]>([
  ['shift_jis', '82a8928382cc837c83628367', 'お茶のポット'],
  ['gb18030', 'b2e8baf8ccd5b4c9', '茶壶陶瓷'],
])('%s is among the first for %s', (encoding, hex, text) => {
  const choices = rankEncodings([Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))])
  expect(choices.slice(0, 4)).toContainEqual(expect.objectContaining({ encoding, lines: [text] }))
})

test('nobody is asked where one encoding makes sense and the others do not', () => {
  expect(isEncodingSure(rankEncodings([encode('żółty;łyżka;śledź', 'windows-1250')]))).toBe(true)
  expect(isEncodingSure(rankEncodings([encode('Čaj', 'windows-1250')]))).toBe(false)
})

test('encodings that read the same are one choice', () => {
  const choices = rankEncodings([encode('Größe', 'windows-1252')])
  expect(new Set(choices.map(({ lines }) => lines[0])).size).toBe(choices.length)
})
