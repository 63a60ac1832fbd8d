-- The cart of a signed-in person, and what is sent out of it.

create table cart_lines (
  user_id integer not null references users on delete cascade,
  product_id integer not null references products on delete cascade,
  -- The combination of options, as in sales_terms.variant_key: the same product in two sizes is two lines.
  variant_key text not null default '',
  sales_term_id integer references sales_terms on delete set null,
  quantity integer not null check (quantity between 1 and 1000000000),
  added_at timestamptz not null default now(),
  -- Two machines: the later change of a line wins (readings §5).
  changed_at timestamptz not null default now(),
  primary key (user_id, product_id, variant_key)
);

create table requests (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('purchase', 'logistic', 'customs')),
  status text not null default 'sent' check (status in ('sent', 'withdrawn')),
  buyer_user_id integer not null references users,
  buyer_company_id integer not null references companies,
  supplier_company_id integer not null references companies,
  currency char(3) not null,
  -- Minor units; the sum of the lines.
  total_price bigint not null check (total_price >= 0),
  created_at timestamptz not null default now()
);
create index requests_of_buyer on requests (buyer_company_id, created_at desc, id desc);
create index requests_of_supplier on requests (supplier_company_id, created_at desc, id desc);

-- What was asked for, as it was: names and prices are a snapshot and do not follow the product.
create table request_lines (
  request_id integer not null references requests on delete cascade,
  position integer not null,
  product_id integer references products on delete set null,
  product_name text not null,
  options jsonb not null default '{}',
  sales_term_id integer references sales_terms on delete set null,
  quantity integer not null check (quantity >= 1),
  order_measure text not null,
  unit_price integer not null check (unit_price >= 0),
  list_price integer,
  -- Set when priced by weight: weight of one unit, in the measure the price is for.
  weight_value numeric(12, 4),
  line_total bigint not null check (line_total >= 0),
  primary key (request_id, position)
);
create index request_lines_by_product on request_lines (product_id);

-- Every mail, sent or not: the outbox an operator reads. The job that sends it carries only the id.
create table mails (
  id integer generated always as identity primary key,
  message_id text not null unique,
  to_name text not null,
  to_address text not null,
  subject text not null,
  text text not null,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  attempts integer not null default 0,
  last_error text
);
create index mails_newest on mails (created_at desc, id desc);

-- First answers, kept so that a retry gets the same one (safety.md G1).
create table idempotency_keys (
  user_id integer not null references users on delete cascade,
  route text not null,
  key text not null check (length(key) between 8 and 100),
  fingerprint bytea not null,
  status integer not null,
  answer text not null,
  created_at timestamptz not null default now(),
  primary key (user_id, route, key)
);
create index idempotency_keys_by_age on idempotency_keys (created_at);
