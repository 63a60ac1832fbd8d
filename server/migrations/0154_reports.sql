-- What people lay before the operator: goods, companies and messages they found wrong. Reviews have reports of their own (0092).

-- All reports of one thing are one case, decided on once.
create table report_cases (
  id integer generated always as identity primary key,
  thing text not null check (length(thing) between 3 and 20),
  thing_id integer not null,
  -- Whose it is; null: a company that is no more.
  company_id integer references companies on delete set null,
  -- What it was called when it was reported last.
  name text not null check (length(name) <= 200),
  is_open boolean not null default true,
  opened_at timestamptz not null default now(),
  -- The last word on it; it stands while the case is open anew.
  decision text check (length(decision) between 3 and 20),
  reason text not null default '' check (length(reason) <= 1000),
  decided_at timestamptz,
  decided_by integer references users on delete set null,
  decided_by_name text not null default '',
  unique (thing, thing_id),
  check ((decision is null) = (decided_at is null)),
  check (is_open or decision is not null)
);
create index report_cases_open on report_cases (opened_at, id) where is_open;
create index report_cases_decided on report_cases (decided_at, id) where not is_open;
create index report_cases_by_decider on report_cases (decided_by);
create index report_cases_of_company on report_cases (company_id);

create table reports (
  id integer generated always as identity primary key,
  case_id integer not null references report_cases on delete cascade,
  user_id integer not null references users on delete cascade,
  reason text not null check (length(reason) between 2 and 20),
  text text not null default '' check (length(text) <= 1000),
  -- The thing as it was at that moment, whatever becomes of it.
  shown_title text not null default '',
  shown_text text not null default '',
  at timestamptz not null default now(),
  -- What became of it; null while nobody has decided.
  decision text check (length(decision) between 3 and 20),
  decided_at timestamptz,
  check ((decision is null) = (decided_at is null))
);
-- Each person once, until it was decided.
create unique index reports_waiting on reports (case_id, user_id) where decision is null;
create index reports_of_case on reports (case_id, at, id);
create index reports_of_person on reports (user_id, at, id);

-- A message taken off by the operator: the record stays, its readers see a note.
alter table request_messages add column removed_at timestamptz;

-- What became of a report of a review: 'hide', 'keep'; of those settled before, nobody has kept it.
alter table review_reports add column decision text check (length(decision) between 3 and 20);
create index review_reports_of_person on review_reports (user_id, at, id);
