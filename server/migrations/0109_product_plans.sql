-- What is to happen to a product on its own: publishing from (and until) a moment, and new prices from one on.
create table product_plans (
  id integer generated always as identity primary key,
  product_id integer not null references products on delete cascade,
  kind text not null check (kind in ('publish', 'prices')),
  starts_at timestamptz not null,
  ends_at timestamptz check (ends_at > starts_at),
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed', 'cancelled')),
  -- When it is to be looked at next; null once it is over.
  next_at timestamptz,
  -- Of the prices: those of another currency are not written.
  currency text not null,
  fault text,
  created_by integer references users on delete set null,
  created_at timestamptz not null default now(),
  ended_at timestamptz
);
create index product_plans_by_product on product_plans (product_id, starts_at);
create index product_plans_due on product_plans (next_at) where next_at is not null;
create index product_plans_ended on product_plans (ended_at) where ended_at is not null;

-- A line that is taken out of the price list meanwhile is taken out of the plan.
create table product_plan_lines (
  plan_id integer not null references product_plans on delete cascade,
  sales_term_id integer not null references sales_terms on delete cascade,
  price bigint not null check (price >= 0),
  list_price bigint check (list_price > price),
  primary key (plan_id, sales_term_id)
);
create index product_plan_lines_by_term on product_plan_lines (sales_term_id);
