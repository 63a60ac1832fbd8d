import { expect, test } from '@playwright/test'

const asked = '**/api/v1/password-resets'

test('a form tells of a field that was left or when sending was tried, and leads to the first fault, by keyboard on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/#/secured/forgotten')
  const email = page.getByRole('main').getByLabel('E-mail')
  await email.press('Enter')
  await expect(email).toBeFocused()
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expect(email).toHaveAccessibleDescription('The field is required.')

  await page.reload()
  await email.pressSequentially('ann')
  await expect(email).not.toHaveAttribute('aria-invalid')
  await email.press('Tab')
  await expect(email).toHaveAccessibleDescription('Please enter an e-mail address such as ann@company.com.')
  await email.fill('ann@company.com')
  await expect(email).not.toHaveAttribute('aria-invalid')
})

test('what is typed stays when sending fails, and Enter pressed twice sends once', async ({ page }) => {
  await page.goto('/#/secured/forgotten')
  const email = page.getByRole('main').getByLabel('E-mail')
  await email.fill('ann@company.com')
  await page.route(asked, (route) => route.abort())
  await email.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'The server could not be reached' })).toBeVisible()
  await expect(email).toHaveValue('ann@company.com')
  await page.unroute(asked)

  let calls = 0
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(asked, async (route) => {
    calls += 1
    await held
    await route.continue()
  })
  // In one go, between two drawings of the page.
  await email.evaluate((box) => {
    const { form } = box as HTMLInputElement
    form?.requestSubmit()
    form?.requestSubmit()
  })
  await expect(page.getByRole('button', { name: 'Send me a link' })).toHaveAttribute('aria-busy', 'true')
  answer()
  await expect(page.getByText('a message with a link is on its way')).toBeVisible()
  expect(calls).toBe(1)
})

test('what the server refuses stands at its field until that says something else', async ({ page }) => {
  await page.goto('/#/secured/forgotten')
  const email = page.getByRole('main').getByLabel('E-mail')
  await page.route(asked, (route) =>
    route.fulfill({
      status: 422,
      json: { code: 'invalid_input', message: 'Please look at the fields.', details: { email: 'Nobody lives there.' } },
    }),
  )
  await email.fill('ann@company.com')
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(email).toHaveAccessibleDescription('Nobody lives there.')
  await expect(email).toBeFocused()
  await expect(page.getByText('Please look at the fields.')).toBeHidden()
  await email.press('End')
  await email.press('Backspace')
  await expect(email).not.toHaveAttribute('aria-invalid')
})
