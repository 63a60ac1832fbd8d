import { expect, test } from 'vitest'
import { nameCartons } from './names.ts'

test.each([
  [{ id: 'A', name: 'Olive oil' }, 'Olive oil'],
  [{ id: 'A', name: '' }, 'A'],
  [{ id: 'A' }, 'A'],
  [{ id: 'A', name: 'Cells', dangerous_goods_class: '9', un_number: 'UN3480' }, 'Cells (UN 3480, class 9)'],
  [{ id: 'A', name: 'Paint', dangerous_goods_class: '3' }, 'Paint (class 3)'],
  [{ id: 'A', name: 'Paint', un_number: 'UN1263' }, 'Paint (UN 1263)'],
])('%o are called %s', (carton, name) => {
  expect(nameCartons([carton])('A')).toBe(name)
  expect(nameCartons([])('A')).toBe('A')
})
