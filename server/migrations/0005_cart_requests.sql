-- The cart of a signed-in person, and what is sent out of it.

create table cart_lines (
  user_id integer not null references users on delete cascade,
  product_id integer not null references products on delete cascade,
  -- The option values chosen, sorted and joined by '-': the same product in two sizes is two lines. The sales term is looked up from them and the
  -- quantity whenever the cart is read, so that a new price list does not empty carts.
  variant_key text not null default '' check (variant_key ~ '^([0-9]+(-[0-9]+)*)?$'),
  -- 0 is a line that was removed: kept for a while, so that the removal also wins on a machine that comes later.
  quantity integer not null check (quantity between 0 and 1000000000),
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
create index requests_newest on requests (created_at desc, id desc);
create index requests_of_buyer on requests (buyer_company_id, created_at desc, id desc);
create index requests_of_supplier on requests (supplier_company_id, created_at desc, id desc);

-- What was asked for, as it was: names and prices are a snapshot and do not follow the product.
create table request_lines (
  request_id integer not null references requests on delete cascade,
  position integer not null,
  product_id integer references products on delete set null,
  product_name text not null,
  -- [{ "name": "Size", "value": "250 ml" }], in the order of the product's options.
  options jsonb not null default '[]' check (jsonb_typeof(options) = 'array'),
  sales_term_id integer references sales_terms on delete set null,
  quantity integer not null check (quantity >= 1),
  order_measure text not null,
  unit_price integer not null check (unit_price >= 0),
  -- What one unit cost before the discount; equal to the price where there was none.
  original_unit_price integer not null check (original_unit_price >= unit_price),
  -- What the price is for: 'pc', or 'kg' when priced by weight.
  price_unit text not null,
  -- Set when priced by weight: what one unit weighs in price_unit.
  unit_weight numeric(18, 9) check (unit_weight > 0),
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

-- Who asked for the newsletter. Asking again changes nothing and mails nobody.
create table newsletter_subscribers (
  email text primary key check (email = lower(email) and length(email) <= 254),
  created_at timestamptz not null default now()
);
