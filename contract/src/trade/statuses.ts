/**
 * Where a request stands between who asked and who answers. `asked`: the answering side waits to be told something; `countered`: the buyer has proposed
 * other terms; `revised`: there is a newer answer than the first.
 */
export const requestStatuses = [
  'sent',
  'seen',
  'asked',
  'answered',
  'quoted',
  'countered',
  'revised',
  'accepted',
  'declined',
  'withdrawn',
  'expired',
] as const
export type RequestStatus = (typeof requestStatuses)[number]
