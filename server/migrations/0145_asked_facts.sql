-- What buyers have asked the sellers of products for (contract/src/readiness): once by each company, until the product says it. Its seller is told once in a few days, whoever asks.
create table fact_requests (
  id integer generated always as identity primary key,
  product_id integer not null references products on delete cascade,
  fact text not null,
  company_id integer not null references companies on delete cascade,
  asked_by integer references users on delete set null,
  asked_at timestamptz not null default now(),
  -- When the seller's people were told of this one; null where others had asked a moment before.
  told_at timestamptz,
  -- When it was last looked up whether the product says it by now.
  looked_at timestamptz not null default now(),
  given_at timestamptz,
  unique (product_id, fact, company_id)
);
create index fact_requests_open on fact_requests (looked_at) where given_at is null;
create index fact_requests_company on fact_requests (company_id);
create index fact_requests_asked_by on fact_requests (asked_by);
create index fact_requests_asked_at on fact_requests (asked_at);
comment on column fact_requests.fact is 'One of the seller''s facts: contract/src/readiness/shapes.ts.';
