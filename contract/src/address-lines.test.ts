import { expect, test } from 'vitest'
import { joinAddress, listAddressLines, writeTown } from './address-lines.ts'

test.each([
  ['Germany', '20457', 'Hamburg', '20457 Hamburg'],
  ['France', '69002', 'Lyon', '69002 Lyon'],
  ['Hungary', '1055', 'Budapest', '1055 Budapest'],
  ['Mexico', '06500', 'Ciudad de México', '06500 Ciudad de México'],
  ['United States', '94607', 'Oakland, CA', 'Oakland, CA 94607'],
  ['US', '94607', 'Oakland', 'Oakland 94607'],
  ['United States', 'WI 53202', 'Milwaukee', 'Milwaukee, WI 53202'],
  ['Canada', 'ON M5V 2T6', 'Toronto', 'Toronto, ON M5V 2T6'],
  ['Canada', 'M5V 2T6', 'Toronto ON', 'Toronto ON M5V 2T6'],
  ['Australia', 'NSW 2000', 'Sydney', 'Sydney, NSW 2000'],
  ['United Kingdom', 'EC1A 1BB', 'London', 'London EC1A 1BB'],
  ['Malta', 'VLT 1117', 'Valletta', 'Valletta VLT 1117'],
  ['Japan', '105-8789', 'Tokyo', 'Tokyo 105-8789'],
  ['India', '400001', 'Mumbai', 'Mumbai 400001'],
  ['Atlantis', '1234', 'Poseidonis', '1234 Poseidonis'],
  ['United States', ' ', ' Oakland ', 'Oakland'],
  ['United States', '94607', '', '94607'],
  ['Germany', '', '', ''],
])('in %s, %s and %s are written %s', (country, zip, city, line) => {
  expect(writeTown({ zip, city, country })).toBe(line)
})

test('lines leave out what is empty', () => {
  const address = { street: '7160 South 10th Street', zip: 'WI 53154', city: 'Oak Creek', country: 'United States' }
  expect(listAddressLines(address)).toEqual(['7160 South 10th Street', 'Oak Creek, WI 53154', 'United States'])
  expect(joinAddress({ street: '', city: 'Oak Creek', country: '' })).toBe('Oak Creek')
})
