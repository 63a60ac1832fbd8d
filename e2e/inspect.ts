import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * Looks for the faults of a page that a machine can find. Every rule runs; only what passed is not described, and no second page is opened to put the
 * findings of frames together, of which we have none.
 */
export function inspect(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] })
}
