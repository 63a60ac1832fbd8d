import { expect, test } from 'vitest'
import { describeOperator } from './describe-operator.ts'
import { defaultSettings } from './settings.ts'

test.each([
  [{}, ''],
  [{ legalName: 'Quay Ltd.' }, 'Quay Ltd.'],
  [{ companyNumber: 'No. 1' }, 'Fairquay. No. 1.'],
  [{ country: 'IE' }, 'Fairquay. Ireland.'],
  [
    { legalName: 'Quay Ltd', postalAddress: '1 Quay Street, Cork', country: 'IE', companyNumber: 'Irish company 5' },
    'Quay Ltd. 1 Quay Street, Cork, Ireland. Irish company 5.',
  ],
  [{ postalAddress: '1 Quay Street, Cork, IRELAND', country: 'IE' }, 'Fairquay. 1 Quay Street, Cork, IRELAND.'],
])('%j is read as %j', (given, text) => {
  expect(describeOperator({ ...defaultSettings, ...given })).toBe(text)
})
