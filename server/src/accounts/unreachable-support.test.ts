import { writeWelcome } from '@fairquay/contract/newsletter/messages.ts'
import { findSupportAddress } from '@fairquay/contract/settings.ts'
import { expect, test } from 'vitest'
import { refusedMail, suspendedMail } from '../admin/mails.ts'
import { readConfig } from '../config.ts'
import { removedMail } from '../members/mails.ts'
import { addressChangedMail, passwordChangedMail } from './mails.ts'

const nothingLeft = { ended: [], kept: 0, invitations: 0, webhooks: 0 }

function writeAll(environment: Record<string, string>): string[] {
  const config = readConfig({ DATA_DIR: '/nowhere', PUBLIC_URL: 'https://market.test', ...environment })
  const to = { email: 'ann@example.test', name: 'Ann' }
  return [
    refusedMail(config, to, 'Nordhavn', 'seller', 'The number is another company’s.'),
    suspendedMail(config, to, ''),
    removedMail(config, to, 'Nordhavn'),
    addressChangedMail(config, to, 'bea@example.test'),
    passwordChangedMail(config, to, nothingLeft),
    writeWelcome(config.settings.name, findSupportAddress(config.settings)),
  ].map(({ text }) => text)
}

test('mails send nobody to a support address that the operator has not given', () => {
  for (const text of writeAll({})) expect(text).not.toMatch(/\.invalid|write to/)
})

test('once it is given, each of them names it', () => {
  for (const text of writeAll({ SUPPORT_ADDRESS: 'desk@market.test' }))
    expect(text).toContain('write to desk@market.test')
})
