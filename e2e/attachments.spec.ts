import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { askForOne } from './asked-deal.ts'
import { bringIn, makeShopper } from './cart-goods.ts'

const page1 = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')
const paper = (name: string) => ({ name, mimeType: 'application/pdf', buffer: page1 })

/** A buyer at a request of theirs; the field that takes files. */
async function openConversation(page: Page, request: APIRequestContext) {
  const shopper = await makeShopper(request)
  const { id } = await askForOne(request, shopper)
  await bringIn(page, shopper)
  await page.goto(`/#/requests/${id}`)
  return page.getByLabel('Attach files').last()
}

test('what is removed on its way does not arrive, pages stay in order, and too many is said until the message is sent', async ({
  page,
  request,
}) => {
  const files = await openConversation(page, request)
  const held = new Map<string, () => void>()
  await page.route('**/files', async (route) => {
    const name = /filename="([^"]+)"/.exec(route.request().postDataBuffer()?.toString('latin1') ?? '')?.[1] ?? ''
    if (['wrong.pdf', 'first.pdf'].includes(name))
      await new Promise<void>((resolve) => {
        held.set(name, resolve)
      })
    // What was given up has no answer to wait for.
    await route.continue().catch(() => {})
  })

  await files.setInputFiles(paper('wrong.pdf'))
  await expect.poll(() => held.has('wrong.pdf')).toBe(true)
  await page.getByRole('button', { name: 'Remove wrong.pdf' }).click()
  held.get('wrong.pdf')?.()

  await files.setInputFiles([paper('first.pdf'), paper('second.pdf')])
  const chips = page.getByRole('button', { name: /^Remove / })
  await expect(chips).toHaveCount(2)
  await expect.poll(() => held.has('first.pdf')).toBe(true)
  held.get('first.pdf')?.()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await expect(chips).toHaveCount(2)
  expect(await chips.evaluateAll((all) => all.map((chip) => chip.getAttribute('aria-label')))).toEqual([
    'Remove first.pdf',
    'Remove second.pdf',
  ])

  await files.setInputFiles(Array.from({ length: 9 }, (_, index) => paper(`more-${index}.pdf`)))
  const tooMany = page.getByText('A message can have at most 10 files.')
  await expect(tooMany).toBeVisible()
  await expect(chips).toHaveCount(10)
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('list', { name: 'Timeline' }).getByRole('button', { name: /\.pdf/ })).toHaveText([
    /^first/,
    /^second/,
    ...Array.from({ length: 8 }, (_, index) => new RegExp(`^more-${index}`)),
  ])
  await expect(chips).toHaveCount(0)
  await expect(tooMany).toBeHidden()
})

test('a file that was lost on its way is sent again with a press, and one that never arrived does not stay behind', async ({
  page,
  request,
}) => {
  const files = await openConversation(page, request)
  await page.route('**/files', (route) => route.abort())
  await files.setInputFiles([paper('lost.pdf')])
  await expect(page.getByRole('alert').filter({ hasText: 'lost.pdf' })).toBeVisible()
  await page.unroute('**/files')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'lost.pdf' })).toBeHidden()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Remove lost.pdf' })).toBeVisible()

  await page.route('**/files', (route) => route.abort())
  await files.setInputFiles([paper('gone.pdf')])
  const refused = page.getByRole('alert').filter({ hasText: 'gone.pdf' })
  await expect(refused).toBeVisible()
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('list', { name: 'Timeline' }).getByRole('button', { name: /\.pdf/ })).toHaveText([
    /^lost/,
  ])
  await expect(refused).toBeHidden()
})
