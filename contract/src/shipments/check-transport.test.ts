import { expect, test } from 'vitest'
import { refuseTransport } from './check-transport.ts'
import { shipmentMessages } from './messages.ts'

const said = shipmentMessages.ship
const plain = { mode: 'boat' as const, tracking_link: '', document_number: '', containers: [] }

test.each([
  [plain, undefined],
  [{ ...plain, document_number: 'MAEU 1234', containers: [{ number: 'csqu 305438-3' }] }, undefined],
  [{ ...plain, tracking_link: 'javascript:alert(1)' }, { tracking_link: said.link }],
  [{ ...plain, mode: 'air' as const, document_number: '020-12345676' }, { document_number: said.documentDigit }],
  [{ ...plain, mode: 'parcel' as const, document_number: 'X-1234' }, { document_number: said.noDocument }],
  [{ ...plain, document_number: '1' }, { document_number: said.documentShape }],
  [{ ...plain, containers: [{ number: 'CSQU305438' }] }, { 'containers.0.number': said.containerShape }],
  [{ ...plain, containers: [{ number: 'CSQU3054384' }] }, { 'containers.0.number': said.containerDigit }],
  [
    { ...plain, containers: [{ number: 'CSQU3054383' }, { number: 'CSQU 305438 3' }] },
    { 'containers.1.number': said.containerTwice },
  ],
])('%j', (transport, refusal) => {
  expect(refuseTransport(transport)).toEqual(refusal)
})
