import { expect, test } from 'vitest'
import { findViolations } from './import-rules.ts'

const check = (files: Record<string, string>) => findViolations(new Map(Object.entries(files)))

test('imports along the arrows are fine', () => {
  expect(
    check({
      'contract/src/cart/endpoints.ts': `import * as Type from 'typebox'\nimport { endpoint } from '../endpoint.ts'`,
      'server/src/cart/routes.ts': `import { addLine } from '@fairquay/contract/cart/endpoints.ts'\nimport { findProduct } from '../catalogue/queries.ts'`,
      'server/src/catalogue/queries.ts': `import { sql } from 'kysely'`,
      'server/src/requests/kinds.ts': `export const kinds = { purchase, logistic: freight, customs }`,
      'contract/src/requests/deal.ts': `const deal = { lines, logistic: freightTerms, customs: customsTerms }`,
      'contract/src/purchase/kind.ts': `export const isOurs = (offer) => offer.kind === 'purchase'`,
      'contract/src/company/kinds.ts': `if (company.kind === 'provider') x({ kind: 'customs' })`,
      'server/src/app.ts': `import { cartRoutes } from './cart/routes.ts'`,
      'server/src/cart/routes.test.ts': `import { x } from '../catalogue/routes.ts'\nprocess.env.X`,
      'demo/load.ts': `import { createProducts } from '../server/src/catalogue/create-product.ts'\nimport { price } from '@fairquay/contract/money.ts'`,
      'server/test/templates.ts': `const { loadDemo } = await import('../../demo/load.ts')`,
      'server/src/config.ts': `export const read = () => process.env`,
      'planner/src/pack.ts': `import { planLayer } from './layer.ts'`,
      'server/src/plans/plan.ts': `import { planLayer } from '@fairquay/planner/layer.ts'`,
      'web/src/call.ts': `await fetch(url)`,
      'contract/src/money.ts': `return amount / 100`,
      'contract/src/maps/box.ts': `return width * 1000 + 100 // of price * 100`,
      'contract/src/maps/box.test.ts': `expect(width.toFixed(2)).toBe(at * 100)`,
      'web/src/app/routes.tsx': `import { CartPage } from '../cart/cart-page.tsx'`,
      'web/src/cart/cart-page.tsx': `// like fetch(x) or process.env\nimport { Button } from '../ui/button.tsx'\nquery.refetch()`,
    }),
  ).toEqual([])
})

test.each([
  ['contract with another library', { 'contract/src/cart/rules.ts': `import { z } from 'zod'` }, 'nothing else'],
  ['contract with Node', { 'contract/src/money.ts': `import { join } from 'node:path'` }, 'nothing else'],
  [
    'the client with the contract',
    { 'client/src/send.ts': `import { x } from '@fairquay/contract/errors.ts'` },
    'nothing',
  ],
  [
    'the planner with the contract',
    { 'planner/src/layer.ts': `import { x } from '@fairquay/contract/money.ts'` },
    'nothing but numbers',
  ],
  ['the client with a package', { 'client/src/send.ts': `import { x } from 'undici'` }, 'nothing'],
  [
    'web with server',
    { 'web/src/cart/line.tsx': `import { x } from '../../../server/src/cart/queries.ts'` },
    'never import each other',
  ],
  [
    'server with web',
    { 'server/src/cart/queries.ts': `export { x } from '../../../web/src/call.ts'` },
    'never import each other',
  ],
  [
    'a platform file with a capability',
    { 'server/src/mail.ts': `import { x } from './cart/queries.ts'` },
    'platform files',
  ],
  ['the ui with a capability', { 'web/src/ui/button.tsx': `import { x } from '../cart/line.tsx'` }, 'platform files'],
  [
    'routes of another capability',
    { 'server/src/cart/queries.ts': `import { x } from '../catalogue/routes.ts'` },
    'private',
  ],
  [
    'a page of another capability',
    { 'web/src/cart/line.tsx': `const page = import('../catalogue/list-page.tsx')` },
    'private',
  ],
  [
    'the server with the demo',
    { 'server/src/main.ts': `const { loadDemo } = await import('../../demo/load.ts')` },
    'does not know it',
  ],
  [
    'the web with the demo',
    { 'web/src/app/home.tsx': `import { brands } from '../../../demo/goods.ts'` },
    'does not know',
  ],
  ['the demo with routes', { 'demo/load.ts': `import { x } from '../server/src/catalogue/routes.ts'` }, 'private'],
  ['the environment outside config.ts', { 'server/src/mail.ts': `const url = process.env.SMTP_URL` }, 'process.env'],
  ['cents made by hand', { 'web/src/cart/line.tsx': `const cents = price * 100` }, 'money'],
  ['cents unmade by hand', { 'server/src/cart/present.ts': `return price / 100` }, 'money'],
  ['decimals cut by hand', { 'contract/src/cart/items.ts': 'return price.toFixed(2)' }, 'money'],
  ['fetch outside call.ts', { 'web/src/cart/line.tsx': `const answer = await fetch('/x')` }, 'fetch is called'],
  [
    'a second way to send something once',
    { 'web/src/cart/send.ts': `import { callUnderKey } from '../call.ts'` },
    'use-once.ts',
  ],
  [
    'a cycle of capabilities',
    {
      'server/src/cart/queries.ts': `import { a } from '../quotes/queries.ts'`,
      'server/src/quotes/queries.ts': `import {\n  type B,\n  b,\n} from '../search/queries.ts'`,
      'server/src/search/queries.ts': `import { c } from '../cart/merge-cart.ts'`,
    },
    'cart → quotes → search → cart',
  ],
  [
    'parts that point opposite ways',
    {
      'contract/src/company/rules.ts': `import { a } from '../accounts/rules.ts'`,
      'server/src/accounts/register.ts': `import { b } from '../company/create-company.ts'`,
    },
    'company → accounts → company (contract/src/company/rules.ts, server/src/accounts/register.ts)',
  ],
  [
    'a file of the contract that all use, with a capability',
    { 'contract/src/money.ts': `import { x } from './cart/messages.ts'` },
    'platform files',
  ],
  [
    'files that need each other',
    {
      'server/src/cart/queries.ts': `import { a } from './present.ts'`,
      'server/src/cart/present.ts': `import { b } from './queries.ts'`,
    },
    'server/src/cart/queries.ts → server/src/cart/present.ts → server/src/cart/queries.ts',
  ],
  [
    'files that need each other for a type, tests too',
    {
      'server/test/make.ts': `import type { World } from './world.ts'`,
      'server/test/world.ts': `import { make } from './make.ts'`,
    },
    'Files form a cycle',
  ],
  [
    'a map of kinds beside their list',
    { 'web/src/cart/colours.ts': `const colours = {\n  purchase: 'blue',\n  logistic: freightColour,\n}` },
    'part of its value',
  ],
  [
    'a question for the kind of a request',
    { 'server/src/trade/tell.ts': `if (request.kind === 'purchase') tell()` },
    'only its own folder',
  ],
  [
    'the same the other way round, and as a case',
    { 'web/src/requests/list.tsx': `switch (kind) { case 'logistic': return 'customs' !== kind }` },
    'only its own folder',
  ],
])('refused: %s', (_name, files, words) => {
  const found = check(files)
  expect(found).toHaveLength(1)
  expect(found[0]).toContain(words)
})
