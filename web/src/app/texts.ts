import { defineMessages } from '@fairquay/contract/locale.ts'

/** What the screens of this folder say that come with the first page. */
export const appTexts = defineMessages({
  // account-menu
  logout: 'Logout',
  // announcement-bar
  announcements: 'Announcements',
  readMore: 'Read more',
  closeAnnouncement: (text: string) => `Close: ${text}`,
  // frame-header
  menu: 'Menu',
  // bell-button
  notifications: 'Notifications',
  // cart-button
  cart: 'Cart',
  // desk-menu
  categories: 'Categories',
  brands: 'Brands',
  products: 'Products',
  // frame-notices
  pageUnfetched: 'The page could not be loaded. What is on the screen stays.',
  offline: 'You are offline. What is on the screen stays; new pages load once you are connected again.',
  sessionEnded: 'Your session has ended. Sign in to go on.',
  // logo
  home: (name: string) => `${name}, home`,
  // main-menu
  markets: 'Markets',
  about: 'About',
  catalogue: 'Catalogue',
  companyProfilePage: 'Company profile',
  businessFacts: 'Business facts',
  mainMenu: 'Main',
  sellerMenu: 'Seller',
  // requests-button
  requests: (waiting: number) => (waiting === 0 ? 'Requests' : `Requests, ${waiting} waiting for you`),
  // outside-link
  opensInNewTab: '(opens in a new tab)',
  // page-error
  pageFailed: 'This page could not be shown',
  // search-box
  search: 'Search',
  searchPlaceholder: 'Search products, sellers and brands',
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
