import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

// The same rules in half the bytes: every search sends them to its page, which reads them anew.
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/**
 * Looks for the faults of a page that a machine can find. Every rule runs; only what passed is not described, and no second page is opened to put the
 * findings of frames together, of which we have none.
 */
export function inspect(page: Page): AxeBuilder {
  return new AxeBuilder({ page, axeSource }).setLegacyMode(true).options({ resultTypes: ['violations'] })
}
