-- What a seller gives for bigger orders: from a value of the goods on, so much off, in one currency (docs/decisions/0068-prices-by-order-value.md). The row stays when all steps go,
-- so that its version goes on.
create table company_order_value (
  company_id integer primary key references companies on delete cascade,
  version integer not null check (version > 0),
  currency char(3) not null,
  updated_at timestamptz not null default now()
);

create table order_value_steps (
  company_id integer not null references company_order_value on delete cascade,
  -- Minor units of the currency.
  from_amount bigint not null check (from_amount > 0),
  -- Hundredths of a percent.
  share integer not null check (share between 1 and 9999),
  primary key (company_id, from_amount)
);
