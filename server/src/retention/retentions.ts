import { oldCompanySignIns } from '../accounts/company-sign-in/pending.ts'
import { oldChallenges } from '../accounts/passkeys/challenges.ts'
import { oldDevices } from '../accounts/sweep-devices.ts'
import { lastMails } from '../accounts/sweep-last-mails.ts'
import { oldLinks } from '../accounts/sweep-links.ts'
import { unconfirmedRegistrations } from '../accounts/sweep-registrations.ts'
import { oldTickets } from '../accounts/two-step/tickets.ts'
import { oldAttempts } from '../attempts.ts'
import { oldMails } from '../empty-old-mails.ts'
import { oldKeys } from '../idempotency.ts'
import { oldFeedRuns } from '../imports/feeds/sweep-runs.ts'
import { oldAwaitedPictures, oldOutcomes, oldParts } from '../imports/sweep-imports.ts'
import { oldReturns } from '../mail-returns/sweep-returns.ts'
import { oldInvitations } from '../members/sweep-invitations.ts'
import { oldReports } from '../moderation/sweep-reports.ts'
import { readNotifications, unreadNotifications } from '../notifications/sweep-notifications.ts'
import { unusedDocuments } from '../products/sweep-documents.ts'
import { oldPlans, oldPrices } from '../products/sweep-plans.ts'
import { oldAskedFacts } from '../readiness/sweep-asked.ts'
import { oldSessions } from '../session.ts'
import { oldAppointments } from '../setup/sweep-appointments.ts'
import { oldShipmentPlans } from '../shipment-plans/sweep-plans.ts'
import { oldStockChanges } from '../stock/sweep-changes.ts'
import { oldSupportAccess } from '../support-access/sweep-access.ts'
import type { Sweep } from '../sweep.ts'
import { oldTokens } from '../tokens/sweep-tokens.ts'
import { strayFiles } from '../uploads/sweep-files.ts'
import { unusedPictures } from '../uploads/sweep-pictures.ts'
import { oldSearches, oldSearchViews, oldSearchWords, rareSearchWords } from '../visits/sweep-searches.ts'
import { oldViews, oldViewsOfCompanies, oldViewsOfMonths, oldVisits } from '../visits/sweep-views.ts'
import { oldDeliveries, replacedSecrets } from '../webhooks/sweep-deliveries.ts'

/** Everything that is not kept for ever and has no job of its own to throw it away; docs/retention.md names both. */
export const retentions: readonly Sweep[] = [
  oldKeys,
  oldAttempts,
  oldSessions,
  oldLinks,
  unconfirmedRegistrations,
  oldDevices,
  oldTickets,
  oldChallenges,
  oldCompanySignIns,
  oldInvitations,
  oldAppointments,
  oldTokens,
  readNotifications,
  unreadNotifications,
  oldAskedFacts,
  oldDeliveries,
  replacedSecrets,
  oldMails,
  lastMails,
  oldReturns,
  oldReports,
  oldSupportAccess,
  oldViews,
  oldViewsOfMonths,
  oldViewsOfCompanies,
  oldVisits,
  oldSearches,
  oldSearchViews,
  oldSearchWords,
  rareSearchWords,
  oldStockChanges,
  oldParts,
  oldOutcomes,
  oldAwaitedPictures,
  oldFeedRuns,
  oldPlans,
  oldShipmentPlans,
  oldPrices,
  unusedPictures,
  unusedDocuments,
  strayFiles,
]
