import { expect, test } from 'vitest'
import { findSeparatorLine, guessDelimiter } from './guess-delimiter.ts'

test.each<[string, string, string]>([
  ['a comma', 'Name,Price\nTea,4\n', ','],
  ['a semicolon among decimal commas', 'Name;Preis\nTee;1,50\nKanne;12,00\n', ';'],
  ['a semicolon though the title has more commas', 'Goods, tools, and more, 2026\nName;Preis\nTee;4\nSieb;5\n', ';'],
  ['a tab', 'Name\tPrice\nTea, green\t4\nTea, black\t5\n', '\t'],
  ['a bar among lists', 'Name|Tags\nTea|a,b,c\nPot|a\n', '|'],
  ['a comma among lists', 'Name,Tags,Price\nTea,a;b;c,4\nPot,a;b;c,5\n', ','],
  ['what is not in quotes', 'Name;Text\n"Tea; green";"a, b, c"\n"Pot, ""round""; small";"x, y, z"\n', ';'],
  ['what is not disturbed by a mark of inches', 'Name;Price\nPipe 5";4,00\nPipe 6";5,00\n', ';'],
  ['a comma when there is one column', 'Name\nTea\n', ','],
  ['a comma when there is nothing', '', ','],
  ['the sign the first line names', 'sep=|\nName|Price,Stock,Brand\nTea|4,1,x\n', '|'],
])('cells are parted by %s', (_name, text, delimiter) => {
  expect(guessDelimiter(text)).toBe(delimiter)
})

test('a record that is cut off does not count', () => {
  expect(guessDelimiter('Name;Price\nTea;4\n"a, b, c', false)).toBe(';')
})

test.each([
  ['sep=;\r\nName', ';'],
  ['\uFEFFSEP=\t\nName', '\t'],
  ['"sep=,"\nName', ','],
  ['sep=x\nName', undefined],
  ['separator=;\n', undefined],
])('%j names %j', (text, sign) => {
  expect(findSeparatorLine(text)).toBe(sign)
})
