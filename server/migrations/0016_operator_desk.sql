-- The operator's desk: who changed what, what was decided about whom, what was set, and what was looked at.

-- Written in the transaction of the change it tells of. Only what differs is kept; secrets never get in (contract/src/audit/difference.ts).
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- Null: the house itself (a job, a command), or somebody who is gone. The name stays as it was then.
  actor_id integer references users on delete set null,
  actor text not null check (length(actor) <= 200),
  action text not null check (length(action) between 2 and 40),
  thing text not null check (length(thing) between 2 and 40),
  thing_id integer,
  -- What the thing was called then, for a reader.
  name text not null default '' check (length(name) <= 200),
  before jsonb,
  after jsonb
);
-- Every filter of the log is a walk along an index from the newest entry on.
create index audit_log_by_actor on audit_log (actor_id, id desc);
create index audit_log_by_thing on audit_log (thing, thing_id, id desc);
create index audit_log_of_thing on audit_log (thing, id desc);
create index audit_log_by_action on audit_log (action, id desc);
create index audit_log_by_time on audit_log (at, id desc);

-- An operator's word on a company that wants to sell or serve, with what was given and what was looked at. It stays readable.
create table approval_decisions (
  id integer generated always as identity primary key,
  company_id integer not null references companies on delete cascade,
  approved boolean not null,
  reason text not null default '' check (length(reason) <= 1000),
  -- Keys of the checks an operator ticked, and what the company had given when they did.
  checked text[] not null default '{}',
  given jsonb not null,
  note text not null default '' check (length(note) <= 1000),
  decided_by integer references users on delete set null,
  decided_by_name text not null check (length(decided_by_name) <= 200),
  decided_at timestamptz not null default now()
);
create index approval_decisions_newest on approval_decisions (decided_at desc, id desc);
create index approval_decisions_by_company on approval_decisions (company_id, decided_at desc);

-- What an operator set over the defaults of the environment. A name that is not here has its default.
create table settings (
  name text primary key check (length(name) between 2 and 40),
  value text not null check (length(value) <= 500),
  changed_at timestamptz not null default now(),
  changed_by integer references users on delete set null
);

-- How often something was looked at, a day (UTC). No person, no address, no cookie: only the number.
create table views_by_day (
  company_id integer not null references companies on delete cascade,
  kind text not null check (kind in ('showroom', 'product')),
  -- The company of a showroom, the product of a product page.
  thing_id integer not null,
  day date not null,
  views integer not null default 0 check (views >= 0),
  primary key (company_id, kind, day, thing_id)
);

-- The mails that do not get out.
create index mails_failing on mails (created_at desc, id desc) where sent_at is null and last_error is not null;
-- The operator's lists of people and companies.
create index users_newest on users (created_at desc, id desc);
create index companies_all_newest on companies (created_at desc, id desc);
