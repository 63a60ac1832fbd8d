-- When an order is paid, as the seller has entered it; without a row what the words of the deal say, else the seller's usual terms.
create table order_terms (
  order_id integer primary key references orders on delete cascade,
  deposit_percent integer not null check (deposit_percent between 0 and 100),
  net_days integer not null check (net_days between 0 and 365)
);

-- What is owed: the deposit of an order (no paper) and each of its invoices, in minor units. Kept true by whatever changes an invoice or a payment.
create table money_owed (
  id integer generated always as identity primary key,
  order_id integer not null references orders on delete cascade,
  paper_id integer unique references order_papers on delete cascade,
  seller_company_id integer not null references companies,
  buyer_company_id integer not null references companies,
  currency char(3) not null,
  amount bigint not null check (amount >= 0),
  credited bigint not null default 0 check (credited >= 0),
  paid bigint not null default 0 check (paid >= 0),
  open bigint not null generated always as (greatest(amount - credited - paid, 0)) stored,
  due_on date not null,
  reminders integer not null default 0,
  reminded_at timestamptz,
  changed_at timestamptz not null default now()
);
create unique index money_owed_as_deposit on money_owed (order_id) where paper_id is null;
create index money_owed_of_order on money_owed (order_id);
-- What is open of a company, the longest due first; and all of it as other programs ask for it: changed since.
create index money_owed_to_seller on money_owed (seller_company_id, due_on, id) where open > 0;
create index money_owed_by_buyer on money_owed (buyer_company_id, due_on, id) where open > 0;
create index money_owed_of_seller on money_owed (seller_company_id, changed_at, id);
create index money_owed_of_buyer on money_owed (buyer_company_id, changed_at, id);
create index money_owed_overdue on money_owed (due_on) where open > 0;

create table order_payments (
  id integer generated always as identity primary key,
  order_id integer not null references orders on delete cascade,
  -- The invoice it was made for; null: for the order.
  paper_id integer references order_papers,
  seller_company_id integer not null references companies,
  buyer_company_id integer not null references companies,
  currency char(3) not null,
  amount bigint not null check (amount >= 1),
  paid_on date not null,
  reference text not null default '' check (length(reference) <= 140),
  -- How it was recorded: by hand, or by a provider's name.
  channel text not null default 'manual' check (length(channel) <= 40),
  user_id integer references users on delete set null,
  recorded_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  reversed_at timestamptz,
  reverse_reason text not null default '' check (length(reverse_reason) <= 500)
);
create index order_payments_of_order on order_payments (order_id, id);
create index order_payments_of_seller on order_payments (seller_company_id, changed_at, id);
create index order_payments_of_buyer on order_payments (buyer_company_id, changed_at, id);
