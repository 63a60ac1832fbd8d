/** What can be done to a thing; a closed list, so that the log can be filtered by it. Add a word when none of these is true. */
export const auditActions = [
  'created',
  'changed',
  'deleted',
  'restored',
  'published',
  'hidden',
  'shown',
  'approved',
  'refused',
  'suspended',
  'reinstated',
  'moved',
  'merged',
  'invited',
  'joined',
  'removed',
  'imported',
  'undone',
  'resent',
] as const
export type AuditAction = (typeof auditActions)[number]

/** What an entry of the audit log is about; a closed list. */
export const auditThings = [
  'product',
  'product-template',
  'company',
  'person',
  'member',
  'invitation',
  'api-token',
  'banner',
  'import',
  'feed',
  'industry',
  'sub-industry',
  'brand',
  'family',
  'country',
  'setting',
  'rate',
  'tariff',
  'mail',
  'request',
  'review',
] as const
export type AuditThing = (typeof auditThings)[number]
