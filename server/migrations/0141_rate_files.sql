-- Files of exchange rates that were taken, each with what it changed: the rate in force of that currency and day before (null: none) and after, so that it can be undone exactly.
create table rate_files (
  id integer generated always as identity primary key,
  name text not null,
  added integer not null,
  replaced integer not null,
  made_by integer references users on delete set null,
  made_at timestamptz not null default now(),
  undone_at timestamptz,
  -- [{ currency, day, rate, source, after }], rates in millionths.
  changed jsonb not null
);
create index rate_files_made_by on rate_files (made_by);
