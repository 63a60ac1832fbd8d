-- Claims: what was missing, damaged or wrong, and what became of it.

create table claims (
  id integer generated always as identity primary key,
  order_id integer not null references orders,
  -- Of its order, from 1: 'ORD-2026-00012/C1'.
  number integer not null check (number >= 1),
  seller_company_id integer not null references companies,
  buyer_company_id integer not null references companies,
  shipment_id integer references shipments,
  status text not null default 'open' check (status in
    ('open', 'offered', 'refused', 'returning', 'credit_due', 'replacing', 'settled', 'withdrawn')),
  wanted text not null check (wanted in ('credit', 'replacement', 'any')),
  -- What the seller offered last, or what was agreed.
  remedy text check (remedy in ('credit', 'replacement')),
  is_returned boolean not null default false,
  currency char(3) not null,
  -- Minor units: what the goods claimed cost, and what is to be credited for them.
  value bigint not null check (value >= 0),
  credit_amount bigint not null default 0 check (credit_amount >= 0 and credit_amount <= value),
  -- The number of the credit note.
  credit_reference text not null default '' check (length(credit_reference) <= 60),
  replacement_shipment_id integer references shipments,
  first_product text not null,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  sent_back_at timestamptz,
  settled_at timestamptz,
  unique (order_id, number)
);
create index claims_of_seller on claims (seller_company_id, id desc);
create index claims_of_buyer on claims (buyer_company_id, id desc);
create index claims_of_seller_by_change on claims (seller_company_id, changed_at, id);
create index claims_of_buyer_by_change on claims (buyer_company_id, changed_at, id);

create table claim_lines (
  claim_id integer not null references claims on delete cascade,
  -- Of the order's line.
  position integer not null check (position >= 0),
  quantity integer not null check (quantity >= 1),
  reason text not null check (reason in ('short', 'damaged', 'wrong', 'quality', 'late', 'other')),
  -- Minor units: what this part of the line costs, and what is credited of it.
  value bigint not null check (value >= 0),
  credit bigint not null default 0 check (credit >= 0 and credit <= value),
  -- How many came back, and how many of those can be sold again.
  returned integer not null default 0 check (returned >= 0 and returned <= quantity),
  restocked integer not null default 0 check (restocked >= 0 and restocked <= returned),
  primary key (claim_id, position)
);

create table claim_entries (
  id bigint generated always as identity primary key,
  claim_id integer not null references claims on delete cascade,
  action text not null check (length(action) between 2 and 20),
  side text not null check (side in ('buyer', 'seller')),
  company_id integer not null references companies,
  user_id integer references users on delete set null,
  at timestamptz not null default now(),
  text text not null default '' check (length(text) <= 2000)
);
create index claim_entries_of_claim on claim_entries (claim_id, id);

-- Pictures and PDFs; those no claim has taken go after a day.
create table claim_files (
  id integer generated always as identity primary key,
  order_id integer not null references orders,
  company_id integer not null references companies,
  claim_id integer references claims on delete cascade,
  file text not null unique,
  name text not null check (length(name) between 1 and 200),
  bytes integer not null check (bytes > 0),
  created_at timestamptz not null default now()
);
create index claim_files_of_claim on claim_files (claim_id, id);
