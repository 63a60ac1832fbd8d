import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test.each([
  ['the texts of the specification', 'specified', { DEMO: 'true' }],
  ['what the data say', 'data', { DEMO: 'false' }],
  ['what the operator has chosen', 'data', { DEMO: 'true', CARD_FACTS: 'data' }],
  ['what the operator has chosen', 'specified', { DEMO: 'false', CARD_FACTS: 'specified' }],
])('list cards show %s: %s with %j', (_, cardFacts, environment) => {
  expect(readConfig({ DATA_DIR: '/nowhere', ...environment }).settings.cardFacts).toBe(cardFacts)
})

test.each([
  ['PORT', 'many', 'PORT must be a whole number from 0 to 65535, not "many".'],
  ['SMTP_CONNECTIONS', '0', 'SMTP_CONNECTIONS must be a whole number from 1 to 50, not "0".'],
  ['KEEP_SHELL', 'perhaps', 'KEEP_SHELL must be true or false, not "perhaps".'],
  ['DEMO', 'perhaps', 'DEMO must be true or false, or goods, not "perhaps".'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, not "loud".'],
  ['CURRENCY', 'XXX', 'CURRENCY must be one of USD, EUR, GBP, CAD, JPY, KWD, not "XXX".'],
  [
    'DATABASE_URL',
    'mysql://a:secret@b/c',
    'DATABASE_URL must be an address that begins with postgres:// or postgresql://.',
  ],
  ['PUBLIC_URL', 'market.example', 'PUBLIC_URL must be an address that begins with http:// or https://.'],
  ['MAIL_RETURN_TO', 'returns', 'MAIL_RETURN_TO must be an e-mail address, such as returns@harbour.example.'],
  [
    'BACKUP_KEEP',
    '7,4',
    'BACKUP_KEEP must be three whole numbers, of days, weeks and months, such as 7,4,12, not "7,4".',
  ],
  ['BACKUP_TO', 'ftp://a/b', 'BACKUP_TO must be a folder, or s3://bucket/folder.'],
  ['FILES_URL', './files', 'FILES_URL must be s3://bucket/folder.'],
  [
    'FILES_URL',
    's3://harbour/files',
    'FILES_URL names a bucket: set S3_ENDPOINT, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY_FILE too.',
  ],
  ['BACKUP_RECIPIENT', 'me', 'BACKUP_RECIPIENT must be a public key of age, which begins with age1.'],
  ['DKIM_DOMAIN', 'a.test', 'DKIM_DOMAIN, DKIM_SELECTOR and DKIM_KEY_FILE belong together: set all three, or none.'],
])('%s that is %s is refused in a sentence', (name, value, sentence) => {
  expect(() => readConfig({ DATA_DIR: '/nowhere', [name]: value })).toThrow(sentence)
})

test('what is set is what is read', () => {
  const config = readConfig({
    PORT: ' 8080 ',
    DEMO: 'goods',
    HOST_API: 'https://api.example/',
    LINK_ABOUT: 'https://a.example',
    REQUESTS_A_DAY: '0',
    KEEP_VIEWS_DAYS: '1',
    CURRENCY: 'EUR',
    COUNT_SEARCHES: '0',
  })
  expect(config).toMatchObject({ port: 8080, demo: true, demoLife: false, countSearches: false })
  expect(config.publicUrl).toBe('http://127.0.0.1:8080')
  expect(config.settings.hosts.api).toBe('https://api.example')
  expect(config.settings.links.about).toBe('https://a.example')
  expect(config.settings.currency).toBe('EUR')
  expect(config.sendingLimits.requests).toEqual({ anHour: 60, aDay: 0 })
  expect(config.keptDays).toMatchObject({ views: 1, mails: 90 })
})
