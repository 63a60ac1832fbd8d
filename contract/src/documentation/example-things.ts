import type { Feed } from '../imports/feeds/endpoints.ts'
import type { RfqDetail } from '../sourcing/endpoints.ts'

const at = '2026-11-20T09:30:00.000Z'

/** Things that programs read and are never told of, so that no webhook has an example of them. */
export const exampleFeed: Feed = {
  id: 6,
  name: 'Warehouse',
  url: 'https://files.douro.example/goods.csv',
  rhythm: 'daily',
  hour: 5,
  weekday: 1,
  time_zone: 'Europe/Lisbon',
  missing: 'hide',
  most_missing: 20,
  publish_incomplete: false,
  tell: 'problems',
  user_name: 'fairquay',
  has_password: true,
  is_ready: true,
  paused_because: null,
  next_at: '2026-11-21T05:00:00.000Z',
  goods: 1840,
  created_at: at,
  changed_at: at,
  last_run: null,
}

export const exampleRfq: RfqDetail = {
  id: 4,
  status: 'open',
  title: 'Glass jars, 500 ml',
  quantity: 1000,
  unit: 'piece',
  target_price: 0.45,
  currency: 'EUR',
  deadline: { day: '2027-03-12', time_zone: 'Europe/Lisbon' },
  answer_until: '2027-03-12T23:59:59.999Z',
  created_at: at,
  changed_at: at,
  asked: 2,
  answered: 0,
  product: null,
  note: 'With lids, please.',
  answers: [],
}
