import { accountRows } from './account-rows.ts'
import { billingRows, moneyRows, orderMoneyRows } from './billing-rows.ts'
import { claimRows } from './claim-rows.ts'
import { companyRows } from './company-rows.ts'
import { companySignInRows } from './company-sign-in-rows.ts'
import { figureRows } from './figure-rows.ts'
import { goodsLifeRows, planRows } from './goods-life-rows.ts'
import { feedRows, importRows } from './import-rows.ts'
import { integrationRows } from './integration-rows.ts'
import { kindRows } from './kind-rows.ts'
import { limitRows } from './limit-rows.ts'
import { memberRows } from './member-rows.ts'
import { operatorMatrix } from './operator-matrix.ts'
import { orderRows } from './order-rows.ts'
import { orderValueRows } from './order-value-rows.ts'
import { passkeyRows } from './passkey-rows.ts'
import { productRows } from './product-rows.ts'
import { publicRows } from './public-rows.ts'
import { readinessRows } from './readiness-rows.ts'
import { reportRows } from './report-rows.ts'
import { requestRows } from './request-rows.ts'
import { reviewRows } from './review-rows.ts'
import type { Row } from './row.ts'
import { shipmentRows } from './shipment-rows.ts'
import { sourcingRows } from './sourcing-rows.ts'
import { supportAccessRows } from './support-access-rows.ts'

/** Who is answered what by every call there is. The calls of each capability stand in a file of their own. */
export const accessMatrix: readonly Row[] = [
  ...accountRows,
  ...passkeyRows,
  ...companySignInRows,
  ...memberRows,
  ...companyRows,
  ...billingRows,
  ...orderMoneyRows,
  ...moneyRows,
  ...operatorMatrix,
  ...productRows,
  ...goodsLifeRows,
  ...planRows,
  ...orderValueRows,
  ...readinessRows,
  ...importRows,
  ...feedRows,
  ...kindRows,
  ...publicRows,
  ...integrationRows,
  ...requestRows,
  ...sourcingRows,
  ...orderRows,
  ...figureRows,
  ...shipmentRows,
  ...claimRows,
  ...reviewRows,
  ...limitRows,
  ...supportAccessRows,
  ...reportRows,
]

/**
 * Addresses that are no endpoints of the contract: files, pages, documentation. They answer everybody alike and know nobody; a new one is added here by
 * somebody who has thought about that.
 */
export const openAddresses: readonly RegExp[] = [
  /^\/files\/:name$/,
  /^\/(live|ready)$/,
  /^\/docs(\/.*)?$/,
  /^\/[ps]\/:slug(\/picture\.jpg)?$/,
  /^\/(robots\.txt|sitemap\.xml|sitemaps\/:file|share\.(js|css))$/,
  // Where providers send browsers back to: who that is, the state in the address says.
  /^\/company-sign-in\/return$/,
  // Preflight answers of CORS.
  /^\*$/,
]
