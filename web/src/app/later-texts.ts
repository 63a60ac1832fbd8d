import { defineMessages } from '@fairquay/contract/locale.ts'

/** What the parts of the frame say that follow the first page: its script has no room for them. */
export const laterTexts = defineMessages({
  // account-menu
  /** The name stands between them. */
  accountOf: { before: 'Account of ', after: '' },
  dashboard: 'Dashboard',
  myRequests: 'My requests',
  orders: 'Orders',
  shipments: 'Shipments',
  claims: 'Claims',
  reviews: 'Reviews',
  money: 'Money',
  myProfile: 'My Profile',
  myProducts: 'My Products',
  logout: 'Logout',
  // frame-header
  menu: 'Menu',
  // desk-menu
  figures: 'Figures',
  approvals: 'Approvals',
  people: 'People',
  companies: 'Companies',
  reportedReviews: 'Reported reviews',
  categories: 'Categories',
  brands: 'Brands',
  families: 'Families',
  countries: 'Countries',
  outbox: 'Outbox',
  auditLog: 'Audit log',
  currencyRates: 'Currency rates',
  tariffs: 'Tariffs',
  settings: 'Settings',
  importAndExport: 'Import and export',
  profile: 'Profile',
  companyProfile: 'Company Profile',
  integrations: 'Integrations',
  members: 'Members',
  sellerShowroom: 'Seller Showroom',
  companyFacts: 'Company Facts',
  marketplace: 'Marketplace',
  // login-layout
  backToMarketplace: 'Back to the marketplace',
  // frame-footer
  company: 'Company',
  aboutUs: 'About Us',
  howItWorks: 'How It Works',
  players: 'Players',
  discover: 'Discover',
  loadPlanner: 'Load planner',
  landedCost: 'Cost at your door',
  features: 'Features',
  contacts: 'Contacts',
  claim: 'Fair trade between companies: goods, sellers and markets in one open hall.',
  privacyPolicy: 'Privacy Policy',
  terms: 'Terms',
  sourceCode: 'Source code',
})
