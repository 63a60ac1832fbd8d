-- Orders: what was agreed, from its confirmation to its last unit received.

create table orders (
  id integer generated always as identity primary key,
  -- The accepted purchase request; what was agreed, whole and frozen, is its deal.
  request_id integer not null unique references requests,
  file_id integer not null references trade_files,
  seller_company_id integer not null references companies,
  buyer_company_id integer not null references companies,
  buyer_user_id integer not null references users,
  -- 'ORD-2026-00012': each seller counts from 1, every year anew.
  year integer not null check (year between 2000 and 2999),
  number integer not null check (number >= 1),
  status text not null default 'confirmed' check (status in
    ('confirmed', 'in_preparation', 'part_shipped', 'shipped', 'part_delivered', 'delivered', 'completed', 'cancelled')),
  currency char(3) not null,
  -- Minor units: what was agreed for the goods.
  goods_total bigint not null check (goods_total >= 0),
  incoterm text not null default '' check (length(incoterm) <= 10),
  place text not null default '' check (length(place) <= 120),
  payment_terms text not null default '' check (length(payment_terms) <= 300),
  -- The buyer's own number of it.
  po_number text not null default '' check (length(po_number) <= 60),
  wanted_date date,
  -- Where it is to go, as it was agreed: { company, street, city, zip, country, contact, phone }.
  delivery jsonb check (jsonb_typeof(delivery) = 'object'),
  -- When the seller has promised to have the goods ready.
  ready_on date,
  -- The latest planned arrival of what is under way; kept by shipments.
  arrives_on date,
  -- Minor units, kept by billing: invoiced less credited, and paid less returned; the day the next unpaid part is due.
  invoiced bigint not null default 0 check (invoiced >= 0),
  paid bigint not null default 0 check (paid >= 0),
  due_on date,
  -- Claims that are not settled; kept by claims.
  open_claims integer not null default 0 check (open_claims >= 0),
  -- For lists: the first of the goods, how many lines, and the words it is found by.
  first_product text not null,
  line_count integer not null check (line_count >= 1),
  words text not null default '',
  ordered_at timestamptz not null,
  changed_at timestamptz not null default now(),
  prepared_at timestamptz,
  delivered_at timestamptz,
  completed_at timestamptz,
  cancelled_at timestamptz,
  cancelled_by text check (cancelled_by in ('buyer', 'seller')),
  cancel_reason text not null default '' check (length(cancel_reason) <= 500),
  -- The buyer has asked for it to be cancelled and the seller has not said.
  cancel_asked_at timestamptz,
  cancel_asked_reason text not null default '' check (length(cancel_asked_reason) <= 500),
  unique (seller_company_id, year, number),
  check ((status = 'cancelled') = (cancelled_at is not null))
);
create index orders_of_seller on orders (seller_company_id, ordered_at desc, id desc);
create index orders_of_buyer on orders (buyer_company_id, ordered_at desc, id desc);
create index orders_newest on orders (ordered_at desc, id desc);
-- One state of a company, newest first, and what other programs ask for: changed since.
create index orders_of_seller_by_status on orders (seller_company_id, status, ordered_at desc, id desc);
create index orders_of_buyer_by_status on orders (buyer_company_id, status, ordered_at desc, id desc);
create index orders_of_seller_by_change on orders (seller_company_id, changed_at, id);
create index orders_of_buyer_by_change on orders (buyer_company_id, changed_at, id);
create index orders_by_change on orders (changed_at, id);
create index orders_of_file on orders (file_id);
-- Delivered ones that nobody has completed yet.
create index orders_delivered on orders (delivered_at) where status = 'delivered';

create table order_lines (
  order_id integer not null references orders on delete cascade,
  position integer not null check (position >= 0),
  product_id integer references products on delete set null,
  -- The combination of the product, '' where it has no options.
  variant_key text not null default '',
  name text not null,
  options jsonb not null default '[]' check (jsonb_typeof(options) = 'array'),
  sku text,
  barcode text,
  hts text,
  -- ISO code and English name of the country of origin; '' where it is not known.
  origin_code text not null default '' check (origin_code ~ '^([A-Z]{2})?$'),
  origin text not null default '',
  quantity integer not null check (quantity >= 1),
  order_measure text not null,
  -- Millionths, for one price_unit.
  unit_price bigint not null check (unit_price >= 0),
  price_unit text not null,
  -- What one unit weighs in price_unit; null unless priced by weight.
  unit_weight numeric,
  -- Minor units.
  total bigint not null check (total >= 0),
  lead_time_days integer,
  -- How many have left, have arrived whole, damaged, or not at all, and how many will never be sent.
  shipped integer not null default 0 check (shipped >= 0),
  received integer not null default 0 check (received >= 0),
  damaged integer not null default 0 check (damaged >= 0),
  short integer not null default 0 check (short >= 0),
  cancelled integer not null default 0 check (cancelled >= 0),
  primary key (order_id, position),
  check (shipped::bigint + cancelled <= quantity),
  check (received::bigint + damaged + short <= shipped)
);
create index order_lines_of_product on order_lines (product_id) where product_id is not null;

-- What happened to an order, the oldest first.
create table order_events (
  id bigint generated always as identity primary key,
  order_id integer not null references orders on delete cascade,
  event text not null check (length(event) between 3 and 40),
  at timestamptz not null default now(),
  -- Who did it; null for what happened by itself.
  company_id integer references companies,
  user_id integer references users on delete set null,
  -- The words of its sentence, as they were then.
  facts jsonb not null default '{}' check (jsonb_typeof(facts) = 'object')
);
create index order_events_of_order on order_events (order_id, id);

-- What was agreed before there were orders is one now, in the order in which it was agreed.
with numbered as (
  select d.*, r.file_id, r.buyer_company_id, r.supplier_company_id, r.buyer_user_id, r.wanted_date,
    extract(year from d.accepted_at at time zone 'UTC')::integer as year,
    row_number() over (
      partition by r.supplier_company_id, extract(year from d.accepted_at at time zone 'UTC') order by d.accepted_at, d.request_id) as number
  from request_deals d join requests r on r.id = d.request_id
  where r.kind = 'purchase')
insert into orders (request_id, file_id, seller_company_id, buyer_company_id, buyer_user_id, year, number, currency, goods_total, incoterm, place,
  payment_terms, wanted_date, delivery, first_product, line_count, words, ordered_at, changed_at)
select n.request_id, n.file_id, n.supplier_company_id, n.buyer_company_id, n.buyer_user_id, n.year, n.number, n.snapshot ->> 'currency',
  (n.snapshot ->> 'total')::bigint, coalesce(n.snapshot ->> 'incoterm', ''), n.snapshot ->> 'place', n.snapshot ->> 'payment_terms', n.wanted_date,
  nullif(n.snapshot -> 'addresses' -> 'shipping', 'null'::jsonb), n.snapshot -> 'lines' -> 0 ->> 'name', jsonb_array_length(n.snapshot -> 'lines'),
  concat_ws(' ', n.snapshot -> 'buyer' ->> 'company', n.snapshot -> 'seller' ->> 'company',
    (select string_agg(l ->> 'name', ' ') from jsonb_array_elements(n.snapshot -> 'lines') l)),
  n.accepted_at, n.accepted_at
from numbered n where jsonb_array_length(n.snapshot -> 'lines') > 0;

insert into order_lines (order_id, position, product_id, name, options, hts, origin_code, origin, quantity, order_measure, unit_price, price_unit,
  unit_weight, total, lead_time_days, variant_key)
select o.id, (l ->> 'position')::integer, p.id, l ->> 'name', l -> 'options', l ->> 'hts', coalesce(c.code, ''), l ->> 'origin',
  (l ->> 'quantity')::integer, l ->> 'order_measure', (l ->> 'unit_price')::bigint, l ->> 'price_unit', (l ->> 'unit_weight')::numeric,
  (l ->> 'total')::bigint, (l ->> 'lead_time_days')::integer, coalesce(t.variant_key, '')
from orders o
join request_deals d on d.request_id = o.request_id
cross join lateral jsonb_array_elements(d.snapshot -> 'lines') l
left join products p on p.id = (l ->> 'product_id')::integer
left join countries c on c.name = l ->> 'origin'
left join request_lines r on r.request_id = o.request_id and r.position = (l ->> 'position')::integer
left join sales_terms t on t.id = r.sales_term_id and t.product_id = p.id;

insert into paper_numbers (company_id, kind, year, last)
select seller_company_id, 'order', year, max(number) from orders group by seller_company_id, year;

insert into order_events (order_id, event, at, company_id, user_id)
select o.id, 'order.created', o.ordered_at, u.company_id, d.user_id
from orders o join request_deals d on d.request_id = o.request_id left join users u on u.id = d.user_id;

-- What people are told of, and other programs: the thing itself is in what they are sent.
alter table notifications drop constraint notifications_topic_check;
alter table notifications add check (topic in
  ('requests', 'answers', 'decisions', 'messages', 'orders', 'shipments', 'money', 'claims', 'stock', 'integrations', 'security'));
alter table notification_choices drop constraint notification_choices_topic_check;
alter table notification_choices add check (topic in
  ('requests', 'answers', 'decisions', 'messages', 'orders', 'shipments', 'money', 'claims', 'stock', 'integrations'));
alter table webhooks drop constraint webhooks_events_check;
alter table webhooks add check (cardinality(events) between 1 and 60);
alter table webhook_deliveries drop constraint webhook_deliveries_body_check;
alter table webhook_deliveries add check (length(body) <= 400000);
alter table api_tokens drop constraint api_tokens_scopes_check;
alter table api_tokens add check (cardinality(scopes) between 1 and 20);
