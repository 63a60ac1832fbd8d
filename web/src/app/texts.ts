import { defineMessages } from '@fairquay/contract/locale.ts'

/** What the screens of this folder say. */
export const appTexts = defineMessages({
  // account-menu
  accountOf: 'Account of',
  dashboard: 'Dashboard',
  myRequests: 'My requests',
  myProfile: 'My Profile',
  myProducts: 'My Products',
  logout: 'Logout',
  // admin-layout
  menu: 'Menu',
  // admin-sidebar
  approvals: 'Approvals',
  people: 'People',
  companies: 'Companies',
  categories: 'Categories',
  brands: 'Brands',
  families: 'Families',
  countries: 'Countries',
  outbox: 'Outbox',
  auditLog: 'Audit log',
  settings: 'Settings',
  products: 'Products',
  importAndExport: 'Import and export',
  profile: 'Profile',
  companyProfile: 'Company Profile',
  integrations: 'Integrations',
  members: 'Members',
  sellerShowroom: 'Seller Showroom',
  companyFacts: 'Company Facts',
  marketplace: 'Marketplace',
  // frame-notices
  youOfflineWhatOnScreen: 'You are offline. What is on the screen stays; new pages load once you are connected again.',
  // login-layout
  backMarketplace: 'Back to the marketplace',
  // logo
  home: (name: string | number) => `${name}, home`,
  // main-menu
  markets: 'Markets',
  about: 'About',
  catalogue: 'Catalogue',
  companyProfile2: 'Company profile',
  businessFacts: 'Business facts',
  main: 'Main',
  seller: 'Seller',
  // market-footer
  company: 'Company',
  aboutUs: 'About Us',
  howItWorks: 'How It Works',
  players: 'Players',
  discover: 'Discover',
  features: 'Features',
  contacts: 'Contacts',
  fairTradeBetweenCompaniesGoods: 'Fair trade between companies: goods, sellers and markets in one open hall.',
  privacyPolicy: 'Privacy Policy',
  terms: 'Terms',
  // outside-link
  opensNewTab: '(opens in a new tab)',
  // page-error
  thisPageCouldNotShown: 'This page could not be shown',
  // skip-link
  skipToContent: 'Skip to content',
  // theme-switch
  system: 'System',
  light: 'Light',
  dark: 'Dark',
  theme: 'Theme',
  // user-menu
  login: 'Login',
})
