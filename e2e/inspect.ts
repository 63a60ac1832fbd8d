import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

// The same rules in half the bytes: every search sends them to its page, which reads them anew.
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** Waits first: a list that is dimmed while its answer is on the way, or half faded, has other colours than the page. */
class Inspection extends AxeBuilder {
  readonly #page: Page

  constructor(page: Page) {
    super({ page, axeSource })
    this.#page = page
  }

  override async analyze(): ReturnType<AxeBuilder['analyze']> {
    await this.#page.waitForFunction(
      () =>
        !document.querySelector('main [aria-busy="true"]') &&
        document
          .getAnimations()
          .every(({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity),
    )
    return super.analyze()
  }
}

/**
 * Looks for the faults of a page that a machine can find. Every rule runs; only what passed is not described, and no second page is opened to put the
 * findings of frames together, of which we have none.
 */
export function inspect(page: Page): AxeBuilder {
  return new Inspection(page).setLegacyMode(true).options({ resultTypes: ['violations'] })
}
