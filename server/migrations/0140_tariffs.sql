-- What countries take when goods are imported, as an operator has brought it: each row said once by one change, and dropped by another. A change is undone by
-- taking its rows away and giving back those it dropped. The row itself is JSON in the shape of contract/src/tariffs/shapes.ts; beside it stands what rows are found by.
create table tariff_changes (
  id integer generated always as identity primary key,
  what text not null check (what in ('file', 'hand')),
  title text not null,
  format text not null,
  -- How many rows it added, replaced, ended and found as they were, and how many rows of the file could not be read.
  added integer not null,
  replaced integer not null,
  ended integer not null,
  unchanged integer not null,
  refused integer not null,
  made_by integer references users on delete set null,
  made_at timestamptz not null default now(),
  undone_at timestamptz
);
create index tariff_changes_made_by on tariff_changes (made_by);

create table tariff_rows (
  id integer generated always as identity primary key,
  -- What it is a rate of, whatever the rate: country, code, origin, programme, kind, name, transport.
  identity text collate "C" not null,
  country text collate "C" not null,
  hs text collate "C" not null,
  kind text not null,
  valid_from date not null,
  valid_to date,
  said jsonb not null,
  added_by integer not null references tariff_changes on delete cascade,
  dropped_by integer references tariff_changes on delete set null
);
create index tariff_rows_found on tariff_rows (country, hs) where dropped_by is null;
create index tariff_rows_identity on tariff_rows (identity) where dropped_by is null;
create index tariff_rows_added on tariff_rows (added_by);
create index tariff_rows_dropped on tariff_rows (dropped_by);
