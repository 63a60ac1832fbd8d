import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../test/app.ts'

let market: TestApp
beforeAll(async () => {
  market = await openTestApp({ environment: { SUPPORT_ADDRESS: 'desk@market.test', BRAND_NAME: 'Quaytest' } })
})
afterAll(() => market.close())

const send = (body: object) => market.guest.post('/mailer/send', { body })
const subscribe = (email: string) => send({ type: 'subscribe-to-newsletter', email })
const mails = () => market.db.selectFrom('mails').select(['to_address', 'subject', 'text']).orderBy('id').execute()

describe('subscribing to the newsletter', () => {
  test('is stored and tells the desk and the subscriber; doing it again changes nothing', async () => {
    expect(await subscribe('Jo@Example.test')).toMatchObject({ status: 200, body: { success: true } })
    expect(await subscribe('jo@example.test')).toMatchObject({ status: 200, body: { success: true } })
    expect(await market.db.selectFrom('newsletter_subscribers').select('email').execute()).toEqual([
      { email: 'jo@example.test' },
    ])
    expect(await mails()).toEqual([
      {
        to_address: 'desk@market.test',
        subject: 'New newsletter subscription',
        text: expect.stringContaining('jo@example.test'),
      },
      {
        to_address: 'jo@example.test',
        subject: 'Your subscription to the Quaytest newsletter',
        text: expect.stringContaining('Thank you for your subscription!'),
      },
    ])
  })

  test('ten at once from one address are one subscription', async () => {
    const before = (await mails()).length
    const answers = await Promise.all(Array.from({ length: 10 }, () => subscribe('twice@example.test')))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(await mails()).toHaveLength(before + 2)
  })

  test.each([
    ['another type of mail', { type: 'invoice', email: 'jo@example.test' }, 'type'],
    ['no type', { email: 'jo@example.test' }, 'type'],
    ['what is no address', { type: 'subscribe-to-newsletter', email: 'jo at example' }, 'email'],
    [
      'a head slipped in',
      { type: 'subscribe-to-newsletter', email: 'jo@example.test\r\nBcc: all@example.test' },
      'email',
    ],
    ['a recipient', { type: 'subscribe-to-newsletter', email: 'jo@example.test', to: 'x@example.test' }, 'to'],
  ])('%s is refused and sends nothing', async (_, body, field) => {
    const before = await mails()
    expect(await send(body)).toMatchObject({ status: 400, body: { details: { [field]: expect.any(String) } } })
    expect(await mails()).toEqual(before)
  })

  test('is counted: too many from one place have to wait', async () => {
    const answers = []
    for (let index = 0; index < 20; index++) answers.push((await subscribe(`flood-${index}@example.test`)).status)
    expect(answers.at(-1)).toBe(429)
    const before = await mails()
    expect((await subscribe('late@example.test')).status).toBe(429)
    expect(await mails()).toEqual(before)
  })
})
