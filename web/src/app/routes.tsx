import { readImportsAddress } from '@fairquay/contract/imports/address.ts'
import { readDeskAddress } from '@fairquay/contract/products/address.ts'
import {
  readComparisonAddress,
  readFileAddress,
  readRequestsAddress,
  readThreadAddress,
} from '@fairquay/contract/requests/inbox/address.ts'
import { readShowroomAddress } from '@fairquay/contract/showroom/address.ts'
import { readNewRfqAddress } from '@fairquay/contract/sourcing/address.ts'
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { holdLinkToken } from '../accounts/link-token.ts'
import {
  readApprovalsAddress,
  readAuditAddress,
  readCompaniesAddress,
  readListAddress,
  readOutboxAddress,
  readPeopleAddress,
} from '../admin/desk-address.ts'
import { readNotificationsAddress, readUnsubscribeAddress } from '../notifications/notification-addresses.ts'
import { readSession, settleSession } from '../session.tsx'
import {
  nothingElse,
  readCartAddress,
  readLoginAddress,
  readMailAddress,
  readPagedAddress,
  readQuoteAddress,
  readRegisterAddress,
  readSearchAddress,
} from './addresses.ts'
import '../further.css'
import { DeskPages } from './desk-pages.tsx'
import { fetchPage } from './fetch-page.ts'
import { firstPages, market, root } from './first-routes.tsx'
import { lazyPage } from './lazy-page.ts'

/** While who is signed in is being found out, nothing is shown; a guest is sent to sign in and comes back (docs/product.md#accounts). */
async function requireSession({ location }: { location: { href: string } }): Promise<void> {
  await settleSession()
  if (readSession().status !== 'signedIn')
    throw redirect({ to: '/secured/login', search: { next: location.href }, replace: true })
}

const inMarket = () => market

const marketPages = [
  createRoute({
    getParentRoute: inMarket,
    path: '/search',
    validateSearch: nothingElse(readSearchAddress),
    ...lazyPage(() => import('../search/search-page.tsx'), 'SearchPage'),
  }),
  createRoute({
    getParentRoute: inMarket,
    path: '/explore/categories',
    validateSearch: nothingElse(readPagedAddress),
    ...lazyPage(() => import('../explore/categories-page.tsx'), 'CategoriesPage'),
  }),
  createRoute({
    getParentRoute: inMarket,
    path: '/explore/brands',
    validateSearch: nothingElse(readPagedAddress),
    ...lazyPage(() => import('../explore/brands-page.tsx'), 'BrandsPage'),
  }),
  createRoute({
    getParentRoute: inMarket,
    path: '/explore/countries',
    validateSearch: nothingElse(readPagedAddress),
    ...lazyPage(() => import('../explore/countries-page.tsx'), 'CountriesPage'),
  }),
  createRoute({
    getParentRoute: inMarket,
    path: '/showroom/$slug',
    validateSearch: nothingElse(readShowroomAddress),
    ...lazyPage(() => import('../showroom/showroom-page.tsx'), 'ShowroomPage'),
  }),
  createRoute({
    getParentRoute: inMarket,
    path: '/company/$slug',
    ...lazyPage(() => import('../company/company-page.tsx'), 'CompanyPage'),
  }),
  createRoute({
    getParentRoute: inMarket,
    path: '/shop/$slug',
    validateSearch: nothingElse(readPagedAddress),
    ...lazyPage(() => import('../showroom/shop-page.tsx'), 'ShopPage'),
  }),
  createRoute({
    getParentRoute: inMarket,
    path: '/cart',
    validateSearch: nothingElse(readCartAddress),
    ...lazyPage(() => import('../cart/cart-page.tsx'), 'CartPage'),
  }),
  createRoute({
    getParentRoute: inMarket,
    path: '/pages/$page',
    ...lazyPage(() => import('../pages/information-page.tsx'), 'InformationPage'),
  }),
  createRoute({
    getParentRoute: inMarket,
    path: '/requests',
    validateSearch: readRequestsAddress,
    staticData: { frame: 'desk' },
    beforeLoad: requireSession,
    ...lazyPage(() => import('../requests/inbox/requests-page.tsx'), 'RequestsPage'),
  }),
  createRoute({
    getParentRoute: inMarket,
    path: '/requests/$id',
    validateSearch: nothingElse(readFileAddress),
    staticData: { frame: 'desk' },
    beforeLoad: requireSession,
    ...lazyPage(() => import('../requests/file/file-page.tsx'), 'FilePage'),
  }),
  createRoute({
    getParentRoute: inMarket,
    path: '/requests/$id/answer',
    validateSearch: nothingElse(readThreadAddress),
    staticData: { frame: 'desk' },
    beforeLoad: requireSession,
    ...lazyPage(() => import('../requests/offer/answer-page.tsx'), 'AnswerPage'),
  }),
  createRoute({
    getParentRoute: inMarket,
    path: '/requests/$id/freight',
    validateSearch: nothingElse(readQuoteAddress),
    beforeLoad: requireSession,
    ...lazyPage(() => import('../requests/file/freight-page.tsx'), 'FreightPage'),
  }),
  createRoute({
    getParentRoute: inMarket,
    path: '/requests/$id/compare',
    validateSearch: nothingElse(readComparisonAddress),
    staticData: { frame: 'desk' },
    beforeLoad: requireSession,
    ...lazyPage(() => import('../requests/offer/compare-page.tsx'), 'ComparePage'),
  }),
  createRoute({
    getParentRoute: inMarket,
    path: '/sourcing',
    validateSearch: nothingElse(readPagedAddress),
    staticData: { frame: 'desk' },
    beforeLoad: requireSession,
    ...lazyPage(() => import('../sourcing/sourcing-page.tsx'), 'SourcingPage'),
  }),
  createRoute({
    getParentRoute: inMarket,
    path: '/sourcing/new',
    validateSearch: nothingElse(readNewRfqAddress),
    staticData: { frame: 'desk' },
    beforeLoad: requireSession,
    ...lazyPage(() => import('../sourcing/new-rfq-page.tsx'), 'NewRfqPage'),
  }),
  createRoute({
    getParentRoute: inMarket,
    path: '/sourcing/$id',
    staticData: { frame: 'desk' },
    beforeLoad: requireSession,
    ...lazyPage(() => import('../sourcing/rfq-page.tsx'), 'RfqPage'),
  }),
  createRoute({
    getParentRoute: inMarket,
    path: '/unsubscribe',
    validateSearch: readUnsubscribeAddress,
    ...lazyPage(() => import('../notifications/unsubscribe-page.tsx'), 'UnsubscribePage'),
  }),
]

const secured = createRoute({
  getParentRoute: () => root,
  path: '/secured',
  staticData: { frame: 'own' },
  component: lazyRouteComponent(() => fetchPage(() => import('./login-layout.tsx')), 'LoginLayout'),
})
const inSecured = () => secured

const mailAddress = nothingElse(readMailAddress)

/** The token of a mail's link is kept in memory and leaves the address and the history before the page is drawn. */
function takeLinkToken(
  to: '/secured/confirm' | '/secured/new-password' | '/secured/join',
  token: string | undefined,
): void {
  if (!token) return
  holdLinkToken(token)
  throw redirect({ to, search: {}, replace: true })
}

const securedPages = [
  createRoute({
    getParentRoute: inSecured,
    path: '/',
    beforeLoad: () => {
      throw redirect({ to: '/secured/login', replace: true })
    },
  }),
  createRoute({
    getParentRoute: inSecured,
    path: '/login',
    validateSearch: nothingElse(readLoginAddress),
    ...lazyPage(() => import('../accounts/login-page.tsx'), 'LoginPage'),
  }),
  createRoute({
    getParentRoute: inSecured,
    path: '/register',
    validateSearch: nothingElse(readRegisterAddress),
    ...lazyPage(() => import('../accounts/register-page.tsx'), 'RegisterPage'),
  }),
  createRoute({
    getParentRoute: inSecured,
    path: '/confirm',
    validateSearch: mailAddress,
    beforeLoad: ({ search }) => takeLinkToken('/secured/confirm', search.token),
    ...lazyPage(() => import('../accounts/confirm-page.tsx'), 'ConfirmPage'),
  }),
  createRoute({
    getParentRoute: inSecured,
    path: '/forgotten',
    ...lazyPage(() => import('../accounts/forgotten-page.tsx'), 'ForgottenPage'),
  }),
  createRoute({
    getParentRoute: inSecured,
    path: '/new-password',
    validateSearch: mailAddress,
    beforeLoad: ({ search }) => takeLinkToken('/secured/new-password', search.token),
    ...lazyPage(() => import('../accounts/new-password-page.tsx'), 'NewPasswordPage'),
  }),
  createRoute({
    getParentRoute: inSecured,
    path: '/join',
    validateSearch: mailAddress,
    beforeLoad: ({ search }) => takeLinkToken('/secured/join', search.token),
    ...lazyPage(() => import('../members/join-page.tsx'), 'JoinPage'),
  }),
]

/** Everything outside the marketplace and /secured needs a session. */
const admin = createRoute({
  getParentRoute: () => root,
  id: 'admin',
  component: DeskPages,
  staticData: { frame: 'desk' },
  beforeLoad: requireSession,
})
const inAdmin = () => admin

const adminPages = [
  createRoute({
    getParentRoute: inAdmin,
    path: '/dashboard',
    ...lazyPage(() => import('../dashboard/dashboard-page.tsx'), 'DashboardPage'),
  }),
  createRoute({
    getParentRoute: inAdmin,
    path: '/marketplace/products',
    validateSearch: nothingElse(readDeskAddress),
    ...lazyPage(() => import('../admin/marketplace-products-page.tsx'), 'MarketplaceProductsPage'),
  }),
  createRoute({
    getParentRoute: inAdmin,
    path: '/products-parent',
    validateSearch: nothingElse(readDeskAddress),
    ...lazyPage(() => import('../products/own-products-page.tsx'), 'OwnProductsPage'),
  }),
  createRoute({
    getParentRoute: inAdmin,
    path: '/products-parent/new',
    ...lazyPage(() => import('../products/editor/product-editor-page.tsx'), 'NewProductPage'),
  }),
  createRoute({
    getParentRoute: inAdmin,
    path: '/products-parent/$id',
    ...lazyPage(() => import('../products/editor/product-editor-page.tsx'), 'EditProductPage'),
  }),
  createRoute({
    getParentRoute: inAdmin,
    path: '/imports',
    validateSearch: nothingElse(readImportsAddress),
    ...lazyPage(() => import('../imports/imports-page.tsx'), 'ImportsPage'),
  }),
  createRoute({
    getParentRoute: inAdmin,
    path: '/operator/approvals',
    validateSearch: nothingElse(readApprovalsAddress),
    ...lazyPage(() => import('../admin/approvals-page.tsx'), 'ApprovalsPage'),
  }),
  createRoute({
    getParentRoute: inAdmin,
    path: '/operator/people',
    validateSearch: nothingElse(readPeopleAddress),
    ...lazyPage(() => import('../admin/people-page.tsx'), 'PeoplePage'),
  }),
  createRoute({
    getParentRoute: inAdmin,
    path: '/operator/companies',
    validateSearch: nothingElse(readCompaniesAddress),
    ...lazyPage(() => import('../admin/companies-page.tsx'), 'CompaniesPage'),
  }),
  createRoute({
    getParentRoute: inAdmin,
    path: '/operator/categories',
    ...lazyPage(() => import('../admin/categories-page.tsx'), 'OperatorCategoriesPage'),
  }),
  createRoute({
    getParentRoute: inAdmin,
    path: '/operator/brands',
    validateSearch: nothingElse(readListAddress),
    ...lazyPage(() => import('../admin/words-page.tsx'), 'OperatorBrandsPage'),
  }),
  createRoute({
    getParentRoute: inAdmin,
    path: '/operator/families',
    validateSearch: nothingElse(readListAddress),
    ...lazyPage(() => import('../admin/words-page.tsx'), 'OperatorFamiliesPage'),
  }),
  createRoute({
    getParentRoute: inAdmin,
    path: '/operator/countries',
    ...lazyPage(() => import('../admin/countries-page.tsx'), 'ExcludedCountriesPage'),
  }),
  createRoute({
    getParentRoute: inAdmin,
    path: '/operator/outbox',
    validateSearch: nothingElse(readOutboxAddress),
    ...lazyPage(() => import('../admin/outbox-page.tsx'), 'OutboxPage'),
  }),
  createRoute({
    getParentRoute: inAdmin,
    path: '/operator/audit',
    validateSearch: nothingElse(readAuditAddress),
    ...lazyPage(() => import('../admin/audit-page.tsx'), 'AuditPage'),
  }),
  createRoute({
    getParentRoute: inAdmin,
    path: '/operator/rates',
    ...lazyPage(() => import('../admin/rates-page.tsx'), 'RatesPage'),
  }),
  createRoute({
    getParentRoute: inAdmin,
    path: '/operator/settings',
    ...lazyPage(() => import('../admin/settings-page.tsx'), 'SettingsPage'),
  }),
  createRoute({
    getParentRoute: inAdmin,
    path: '/profile',
    ...lazyPage(() => import('../accounts/profile-page.tsx'), 'ProfilePage'),
  }),
  createRoute({
    getParentRoute: inAdmin,
    path: '/notifications',
    validateSearch: nothingElse(readNotificationsAddress),
    ...lazyPage(() => import('../notifications/notifications-page.tsx'), 'NotificationsPage'),
  }),
  createRoute({
    getParentRoute: inAdmin,
    path: '/profile/notifications',
    ...lazyPage(() => import('../notifications/notification-settings-page.tsx'), 'NotificationSettingsPage'),
  }),
  createRoute({
    getParentRoute: inAdmin,
    path: '/integrations',
    ...lazyPage(() => import('../integrations/integrations-page.tsx'), 'IntegrationsPage'),
  }),
  createRoute({
    getParentRoute: inAdmin,
    path: '/integrations/webhooks/$id',
    validateSearch: nothingElse(readPagedAddress),
    ...lazyPage(() => import('../integrations/deliveries-page.tsx'), 'DeliveriesPage'),
  }),
  createRoute({
    getParentRoute: inAdmin,
    path: '/profile/company-profile',
    ...lazyPage(() => import('../company-profile/company-profile-page.tsx'), 'CompanyProfilePage'),
  }),
  createRoute({
    getParentRoute: inAdmin,
    path: '/profile/members',
    ...lazyPage(() => import('../members/members-page.tsx'), 'MembersPage'),
  }),
  createRoute({
    getParentRoute: inAdmin,
    path: '/users/logout',
    ...lazyPage(() => import('../accounts/logout-page.tsx'), 'LogoutPage'),
  }),
]

const unknown = createRoute({
  getParentRoute: () => root,
  path: '$',
  beforeLoad: () => {
    throw redirect({ to: '/', replace: true })
  },
})

/** Every address of the product, in one typed table (docs/product.md#addresses). */
export const routeTree = root.addChildren([
  market.addChildren([...firstPages, ...marketPages]),
  secured.addChildren(securedPages),
  admin.addChildren(adminPages),
  unknown,
])
