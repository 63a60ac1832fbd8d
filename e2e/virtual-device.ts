import type { Page } from '@playwright/test'

export type VirtualDevice = {
  /** Whether the finger is the right one from now on. */
  recognise(isUserVerified: boolean): Promise<unknown>
  /** How many passkeys it keeps. */
  count(): Promise<number>
}

/** A device that knows who is in front of it, and keeps passkeys. Browsers bind them to a name: pages must be opened at `localhost`. */
export async function giveDevice(page: Page): Promise<VirtualDevice> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    recognise: (isUserVerified) => browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    count: async () => (await browser.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  }
}
