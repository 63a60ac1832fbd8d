-- Customs requests, what happened to requests, and the prices a person has seen in the cart.

create table customs_requests (
  request_id integer primary key references requests on delete cascade,
  exporting_country char(2) not null references countries,
  importing_country char(2) not null references countries,
  broker text not null check (broker in ('ttw_broker')),
  -- As they were: a new customs code of the product is not what was asked about.
  hts text,
  origin_country char(2) not null references countries
);

-- Beside the sending itself, which is the request's own row.
create table request_events (
  id integer generated always as identity primary key,
  request_id integer not null references requests on delete cascade,
  action text not null check (action in ('withdraw')),
  user_id integer references users on delete set null,
  company_id integer references companies on delete set null,
  at timestamptz not null default now()
);
create index request_events_by_request on request_events (request_id, id);

-- What reaches every provider, or every broker.
create index requests_of_desk on requests (kind, created_at desc, id desc);
create index request_lines_by_name on request_lines using gin (product_name gin_trgm_ops);

-- Minor units for one unit, as the person saw it when the line was last changed: so that a new price is told before anything is sent.
alter table cart_lines
  add column seen_price integer check (seen_price >= 0),
  add column seen_currency char(3),
  add check ((seen_price is null) = (seen_currency is null));
