-- Prices of several currencies are compared by a dated rate the operator keeps: what one euro costs in the currency, in millionths of its unit.
create table currency_rates (
  currency char(3) not null check (currency ~ '^[A-Z]{3}$' and currency <> 'EUR'),
  day date not null,
  rate bigint not null check (rate > 0),
  source text not null check (source in ('file', 'hand')),
  changed_by integer references users on delete set null,
  changed_at timestamptz not null default now(),
  primary key (currency, day)
);

-- What a company's people compare prices in; null: the marketplace's currency.
alter table companies add column currency char(3) check (currency ~ '^[A-Z]{3}$');
