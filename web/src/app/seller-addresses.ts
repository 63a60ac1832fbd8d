import { settings } from '../settings.ts'

const outside = settings.links.sellerDashboard?.replace(/\/$/, '')

/** Where the user menu leads: to the operator's own seller dashboard when there is one, else to ours (docs/product.md#menus). */
export const sellerAddresses = {
  dashboard: outside ? `${outside}/dashboard` : '#/dashboard',
  profile: outside ? `${outside}/profile` : '#/profile',
  products: outside ? `${outside}/products-parent` : '#/products-parent',
}
