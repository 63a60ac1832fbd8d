import { readClaimsAddress } from '@fairquay/contract/claims/address.ts'
import { readFiguresAddress } from '@fairquay/contract/figures/address.ts'
import { readImportsAddress } from '@fairquay/contract/imports/address.ts'
import { readOrdersAddress } from '@fairquay/contract/orders/address.ts'
import { readDeskAddress, readEditorAddress, readNewProductAddress } from '@fairquay/contract/products/address.ts'
import { readReportsAddress, readReviewsAddress } from '@fairquay/contract/reviews/address.ts'
import { readShipmentsAddress } from '@fairquay/contract/shipments/address.ts'
import { createRoute } from '@tanstack/react-router'
import {
  readAccessAddress,
  readApprovalsAddress,
  readAuditAddress,
  readCasesAddress,
  readCompaniesAddress,
  readLimitsAddress,
  readListAddress,
  readOutboxAddress,
  readPage,
  readPeopleAddress,
} from '../admin/desk-address.ts'
import { readNotificationsAddress } from '../notifications/notification-addresses.ts'
import { readLanesAddress } from '../rate-cards/lanes-address.ts'
import { readTariffsAddress } from '../tariffs/tariffs-address.ts'
import { nothingElse, readPagedAddress } from './addresses.ts'
import { DeskPages } from './desk-pages.tsx'
import { root } from './first-routes.tsx'
import { lazyPage } from './lazy-page.ts'
import { requireSession } from './require-session.ts'

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
    path: '/rate-cards',
    ...lazyPage(() => import('../rate-cards/cards-page.tsx'), 'RateCardsPage'),
  }),
  createRoute({
    getParentRoute: inAdmin,
    path: '/rate-cards/$id',
    validateSearch: nothingElse(readLanesAddress),
    ...lazyPage(() => import('../rate-cards/card-page.tsx'), 'RateCardPage'),
  }),
  createRoute({
    getParentRoute: inAdmin,
    path: '/figures',
    validateSearch: nothingElse(readFiguresAddress),
    ...lazyPage(() => import('../figures/figures-page.tsx'), 'FiguresPage'),
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
    validateSearch: nothingElse(readNewProductAddress),
    ...lazyPage(() => import('../products/editor/product-editor-page.tsx'), 'NewProductPage'),
  }),
  createRoute({
    getParentRoute: inAdmin,
    path: '/products-parent/table',
    validateSearch: nothingElse(readDeskAddress),
    ...lazyPage(() => import('../products/sheet/sheet-page.tsx'), 'SheetPage'),
  }),
  createRoute({
    getParentRoute: inAdmin,
    path: '/products-parent/order-value',
    ...lazyPage(() => import('../products/order-value/order-value-page.tsx'), 'OrderValuePage'),
  }),
  createRoute({
    getParentRoute: inAdmin,
    path: '/products-parent/$id',
    validateSearch: nothingElse(readEditorAddress),
    ...lazyPage(() => import('../products/editor/product-editor-page.tsx'), 'EditProductPage'),
  }),
  createRoute({
    getParentRoute: inAdmin,
    path: '/products-parent/$id/preview',
    ...lazyPage(() => import('../product-preview/product-preview-page.tsx'), 'ProductPreviewPage'),
  }),
  createRoute({
    getParentRoute: inAdmin,
    path: '/imports',
    validateSearch: nothingElse(readImportsAddress),
    ...lazyPage(() => import('../imports/imports-page.tsx'), 'ImportsPage'),
  }),
  createRoute({
    getParentRoute: inAdmin,
    path: '/imports/feeds/$id',
    validateSearch: nothingElse(readPagedAddress),
    ...lazyPage(() => import('../imports/feeds/feed-page.tsx'), 'FeedPage'),
  }),
  createRoute({
    getParentRoute: inAdmin,
    path: '/orders',
    validateSearch: nothingElse(readOrdersAddress),
    ...lazyPage(() => import('../orders/orders-page.tsx'), 'OrdersPage'),
  }),
  createRoute({
    getParentRoute: inAdmin,
    path: '/orders/$id',
    ...lazyPage(() => import('../order-page/order-page.tsx'), 'OrderPage'),
  }),
  createRoute({
    getParentRoute: inAdmin,
    path: '/shipments',
    validateSearch: nothingElse(readShipmentsAddress),
    ...lazyPage(() => import('../shipments/shipments-page.tsx'), 'ShipmentsPage'),
  }),
  createRoute({
    getParentRoute: inAdmin,
    path: '/shipments/$id',
    ...lazyPage(() => import('../shipments/shipment-page.tsx'), 'ShipmentPage'),
  }),
  createRoute({
    getParentRoute: inAdmin,
    path: '/claims',
    validateSearch: nothingElse(readClaimsAddress),
    ...lazyPage(() => import('../claims/claims-page.tsx'), 'ClaimsPage'),
  }),
  createRoute({
    getParentRoute: inAdmin,
    path: '/reviews',
    validateSearch: nothingElse(readReviewsAddress),
    ...lazyPage(() => import('../reviews/reviews-page.tsx'), 'ReviewsPage'),
  }),
  createRoute({
    getParentRoute: inAdmin,
    path: '/operator/reviews',
    validateSearch: nothingElse(readReportsAddress),
    ...lazyPage(() => import('../admin/reported-reviews-page.tsx'), 'ReportedReviewsPage'),
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
    path: '/operator/held-addresses',
    validateSearch: nothingElse(readListAddress),
    ...lazyPage(() => import('../admin/held-addresses-page.tsx'), 'HeldAddressesPage'),
  }),
  createRoute({
    getParentRoute: inAdmin,
    path: '/operator/limits',
    validateSearch: nothingElse(readLimitsAddress),
    ...lazyPage(() => import('../limits/limits-page.tsx'), 'LimitsPage'),
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
    path: '/operator/tariffs',
    validateSearch: nothingElse(readTariffsAddress),
    ...lazyPage(() => import('../tariffs/tariffs-page.tsx'), 'TariffsPage'),
  }),
  createRoute({
    getParentRoute: inAdmin,
    path: '/operator/tariffs/file',
    ...lazyPage(() => import('../tariffs/file-page.tsx'), 'TariffFilePage'),
  }),
  createRoute({
    getParentRoute: inAdmin,
    path: '/operator/tariffs/changes',
    validateSearch: nothingElse(readPagedAddress),
    ...lazyPage(() => import('../tariffs/changes-page.tsx'), 'TariffChangesPage'),
  }),
  createRoute({
    getParentRoute: inAdmin,
    path: '/operator/health',
    ...lazyPage(() => import('../operations/health-page.tsx'), 'HealthPage'),
  }),
  createRoute({
    getParentRoute: inAdmin,
    path: '/operator/appointments',
    ...lazyPage(() => import('../setup/appointments-page.tsx'), 'AppointmentsPage'),
  }),
  createRoute({
    getParentRoute: inAdmin,
    path: '/operator/setup',
    ...lazyPage(() => import('../setup/setup-page.tsx'), 'SetupPage'),
  }),
  createRoute({
    getParentRoute: inAdmin,
    path: '/operator/settings',
    ...lazyPage(() => import('../admin/settings-page.tsx'), 'SettingsPage'),
  }),
  createRoute({
    getParentRoute: inAdmin,
    path: '/operator/reports',
    validateSearch: nothingElse(readCasesAddress),
    ...lazyPage(() => import('../moderation/cases-page.tsx'), 'CasesPage'),
  }),
  createRoute({
    getParentRoute: inAdmin,
    path: '/profile/reports',
    validateSearch: nothingElse(readPage),
    ...lazyPage(() => import('../reports/own-reports-page.tsx'), 'OwnReportsPage'),
  }),
  createRoute({
    getParentRoute: inAdmin,
    path: '/profile/access',
    ...lazyPage(() => import('../support-access/own-access-page.tsx'), 'OwnAccessPage'),
  }),
  createRoute({
    getParentRoute: inAdmin,
    path: '/operator/looking-on',
    validateSearch: nothingElse(readAccessAddress),
    ...lazyPage(() => import('../support-access/looking-on-page.tsx'), 'LookingOnPage'),
  }),
  createRoute({
    getParentRoute: inAdmin,
    path: '/operator/announcements',
    ...lazyPage(() => import('../admin/announcements-page.tsx'), 'AnnouncementsPage'),
  }),
  createRoute({
    getParentRoute: inAdmin,
    path: '/operator/legal',
    ...lazyPage(() => import('../admin/legal-page.tsx'), 'LegalPage'),
  }),
  createRoute({
    getParentRoute: inAdmin,
    path: '/operator/legal/$document',
    ...lazyPage(() => import('../admin/legal-form-page.tsx'), 'LegalFormPage'),
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
    path: '/money',
    ...lazyPage(() => import('../billing/money-page.tsx'), 'MoneyPage'),
  }),
  createRoute({
    getParentRoute: inAdmin,
    path: '/money/$company',
    ...lazyPage(() => import('../billing/statement-page.tsx'), 'StatementPage'),
  }),
  createRoute({
    getParentRoute: inAdmin,
    path: '/profile/invoicing',
    ...lazyPage(() => import('../billing/invoicing-page.tsx'), 'InvoicingPage'),
  }),
  createRoute({
    getParentRoute: inAdmin,
    path: '/profile/members',
    ...lazyPage(() => import('../members/members-page.tsx'), 'MembersPage'),
  }),
  createRoute({
    getParentRoute: inAdmin,
    path: '/profile/company-sign-in',
    ...lazyPage(() => import('../accounts/company-sign-in/provider-page.tsx'), 'ProviderPage'),
  }),
  createRoute({
    getParentRoute: inAdmin,
    path: '/users/logout',
    ...lazyPage(() => import('../accounts/logout-page.tsx'), 'LogoutPage'),
  }),
]

/** One’s own work: dashboard, goods, company, account, and what an operator keeps. */
export const deskRoutes = admin.addChildren(adminPages)
