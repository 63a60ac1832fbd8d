-- What an operator has checked of a company, with what there is to show for it: the seal says it to everybody. One row a kind, the latest; earlier ones stand in
-- the audit log.
create table company_checks (
  company_id integer not null references companies on delete cascade,
  kind text not null check (kind in ('registry', 'address', 'bank', 'person')),
  checked_on date not null,
  evidence text not null check (length(evidence) between 3 and 1000),
  checked_by integer references users on delete set null,
  checked_by_name text not null check (length(checked_by_name) <= 200),
  recorded_at timestamptz not null default now(),
  primary key (company_id, kind)
);

-- Nothing was recorded until now: who is approved stays approved, and shows no seal until somebody has checked. What is ready to send is JSON, in which a quote
-- within a text is written with a backslash: these letters are only ever the field.
update company_listings set
  supplier = replace(supplier, '"is_verified":true', '"is_verified":false'),
  card = replace(card, '"is_verified":true', '"is_verified":false'),
  facts = replace(facts, '"is_verified":true', '"is_verified":false');
update company_listings set
  supplier = replace(supplier, '"is_verified":false', '"is_verified":false,"checks":[]'),
  card = replace(card, '"is_verified":false', '"is_verified":false,"checks":[]'),
  facts = replace(facts, '"is_verified":false', '"is_verified":false,"checks":[]');
