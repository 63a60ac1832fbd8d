// Every page there is, as the people of the demo see it who have something on it. Which requests and goods those are is asked of the running marketplace.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A page as one person of the demo sees it; without `email` a guest. `address` begins with a slash and stands behind the `#`. */
export type Visit = { email?: string; address: string }

const routeFiles = ['first-routes.tsx', 'routes.tsx', 'secured-routes.tsx', 'desk-routes.tsx']
/** The demo has no webhook, no feed and no kept plan that could be looked at; the journey in another language opens one of each. */
const withoutVisit = ['/load-planner/$id', '/integrations/webhooks/$id', '/imports/feeds/$id']
const people = {
  buyer: 'buyer@demo.test',
  seller: 'seller@demo.test',
  provider: 'provider@demo.test',
  broker: 'broker@demo.test',
  operator: 'admin@demo.test',
} as const
export const password = 'fairquay-demo'

/** A session of one of the demo's people: the token that a browser keeps under `token`. */
export async function signIn(origin: string, email: string): Promise<string> {
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  if (!answer.ok) throw new Error(`${email} cannot sign in: ${answer.status}. Is the demo marketplace loaded?`)
  return ((await answer.json()) as { jwt: { token: string } }).jwt.token
}

/** The pages of everybody, in an order that keeps one person's together. */
export async function listVisits(origin: string): Promise<Visit[]> {
  const asked = (email: string) => signIn(origin, email).then((token) => ask(origin, token))
  const [guest, buyer, seller, provider, broker] = await Promise.all([
    ask(origin),
    asked(people.buyer),
    asked(people.seller),
    asked(people.provider),
    asked(people.broker),
  ])
  const goods = await guest<{ data: { data: { slug: string; get_supplier: { slug: string } }[] } }>(
    '/api/v1/products/all?perPage=24',
  )
  const [product] = goods.data.data
  if (!product) throw new Error('There is no product to look at.')
  const shopping = [
    '/',
    '/products',
    '/products?search=no-such-thing',
    ...goods.data.data.slice(0, 3).map(({ slug }) => `/product/${slug}`),
    '/search?search=oil',
    '/search?target=products&search=cotton',
    '/search?target=sellers&search=trading',
    '/search?target=brands&search=a',
    '/explore/categories',
    '/explore/brands',
    '/explore/countries',
    `/showroom/${product.get_supplier.slug}`,
    `/company/${product.get_supplier.slug}`,
    `/shop/${product.get_supplier.slug}`,
    '/cart',
  ]
  const ofGuest = [
    ...shopping,
    '/pages/terms',
    '/pages/contacts',
    '/load-planner',
    '/hs-codes',
    '/hs-codes?search=ceramic tiles',
    '/hs-codes?code=690721',
    '/unsubscribe',
    '/secured/login',
    '/secured/register',
    '/secured/confirm',
    '/secured/forgotten',
    '/secured/new-password',
    '/secured/join',
  ]
  const account = ['/dashboard', '/requests', '/profile', '/notifications', '/profile/notifications', '/integrations']
  const company = ['/profile/company-profile', '/profile/members']
  const files = await Promise.all([buyer, seller, provider, broker].map(listFiles))
  const [agreed, compared] = [await findDeal(buyer), await findCompared(buyer)]
  const orders = await buyer<{ data: { id: number }[] }>('/api/v1/orders?perPage=3')
  const sold = await seller<{ data: { id: number }[] }>('/api/v1/orders?box=sold&perPage=1')
  const shipments = await buyer<{ data: { id: number }[] }>('/api/v1/shipments?perPage=1')
  const money = await buyer<{ payable: { companies: { company: { id: number } }[] } }>('/api/v1/money')
  const rfqs = await buyer<{ data: { id: number }[] }>('/api/v1/sourcing')
  const own = await seller<{ data: { id: number }[] }>('/api/v1/own-products?perPage=1')
  const visits = (email: string, addresses: readonly string[]): Visit[] =>
    addresses.map((address) => ({ email, address }))
  return [
    ...ofGuest.map((address) => ({ address })),
    ...visits(people.buyer, [
      ...shopping,
      ...account,
      ...company,
      ...(files[0] ?? []),
      `/requests/${compared}/compare`,
      `/requests/${agreed}/compare`,
      `/requests/${agreed}/freight`,
      '/sourcing',
      '/sourcing/new',
      ...rfqs.data.map(({ id }) => `/sourcing/${id}`),
      '/orders',
      ...orders.data.map(({ id }) => `/orders/${id}`),
      '/shipments',
      ...shipments.data.map(({ id }) => `/shipments/${id}`),
      '/claims',
      '/reviews',
      '/money',
      ...money.payable.companies.slice(0, 1).map(({ company: { id } }) => `/money/${id}`),
    ]),
    ...visits(people.seller, [
      ...account,
      ...company,
      ...(files[1] ?? []),
      '/figures',
      '/figures?view=products',
      '/figures?view=stock',
      '/products-parent',
      '/products-parent/new',
      '/products-parent/table',
      '/products-parent/order-value',
      ...own.data.flatMap(({ id }) => [`/products-parent/${id}`, `/products-parent/${id}/preview`]),
      '/imports',
      '/sourcing',
      '/orders',
      '/orders?search=no-such-thing',
      ...sold.data.map(({ id }) => `/orders/${id}`),
      '/shipments',
      '/reviews',
      '/money',
      '/profile/invoicing',
    ]),
    ...visits(people.provider, [...account, ...company, ...(files[2] ?? []), '/shipments']),
    ...visits(people.broker, [...account, ...company, ...(files[3] ?? [])]),
    ...visits(people.operator, [
      '/dashboard',
      '/figures',
      '/marketplace/products',
      ...['approvals', 'people', 'companies', 'categories', 'brands', 'families', 'countries'].map(
        (name) => `/operator/${name}`,
      ),
      ...['outbox', 'audit', 'rates', 'settings', 'reviews'].map((name) => `/operator/${name}`),
      '/requests',
      '/orders',
      ...orders.data.slice(0, 1).map(({ id }) => `/orders/${id}`),
      '/profile',
      '/users/logout',
    ]),
  ]
}

/** The routes of the web (`web/src/app`) that no visit leads to. */
export async function findUnvisited(visits: readonly Visit[]): Promise<string[]> {
  const folder = join(import.meta.dirname, '../web/src/app')
  const routes: string[] = []
  for (const file of routeFiles)
    for (const [, path = ''] of (await readFile(join(folder, file), 'utf8')).matchAll(/path: '(\/[^']*)'/g))
      routes.push(file === 'secured-routes.tsx' && path !== '/secured' ? `/secured${path}` : path)
  const addresses = visits.map(({ address }) => address.replace(/\?.*/, ''))
  return routes.filter((route) => {
    // `/secured` alone leads on to signing in.
    if (route === '/secured' || route === '/secured/' || withoutVisit.includes(route)) return false
    const shape = new RegExp(`^${route.replace(/\$\w+/g, '[^/]+')}$`)
    return !addresses.some((address) => shape.test(address))
  })
}

type Asked = <Answer>(path: string) => Promise<Answer>

function ask(origin: string, token?: string): Asked {
  return async (path) => {
    const answer = await fetch(`${origin}${path}`, { headers: token ? { authorization: `Bearer ${token}` } : {} })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`)
    return answer.json() as never
  }
}

type Summary = { id: number; kind: string; status: string; offer_count: number }

const openStates = ['sent', 'seen', 'asked', 'quoted', 'revised', 'countered']

/** One request of every kind in every state, and how the open ones that came here are answered. */
async function listFiles(asked: Asked): Promise<string[]> {
  const { data } = await asked<{ data: Summary[] }>('/api/v1/requests?perPage=100')
  const received = await asked<{ data: Summary[] }>('/api/v1/requests?perPage=100&box=received')
  const files = new Map(data.map(({ id, kind, status }) => [`${kind} ${status}`, `/requests/${id}`]))
  const answers = new Map(
    received.data
      .filter(({ status }) => openStates.includes(status))
      .map(({ id, kind }) => [kind, `/requests/${id}/answer`]),
  )
  return [...files.values(), ...answers.values()]
}

async function findDeal(asked: Asked): Promise<number> {
  const { data } = await asked<{ data: Summary[] }>('/api/v1/requests?kind=purchase&status=accepted')
  const [deal] = data
  if (!deal) throw new Error('The demo has no deal: load it with its ninety days of trade.')
  return deal.id
}

/** A request with several offers. */
async function findCompared(asked: Asked): Promise<number> {
  const { data } = await asked<{ data: Summary[] }>('/api/v1/requests?perPage=100')
  const found = data.find(({ offer_count }) => offer_count > 1)
  if (!found) throw new Error('The demo has no request with two offers.')
  return found.id
}
