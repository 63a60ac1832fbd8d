-- What service providers ask for carrying goods, kept before anybody asks. A lane is said once by one change, and dropped by another, as tariffs are: a change is undone by taking
-- its lanes away and giving back those it dropped. Card and lane are JSON in the shapes of contract/src/rate-cards/shapes.ts; beside it stands what they are found by.
create table rate_cards (
  id integer generated always as identity primary key,
  company_id integer not null references companies on delete cascade,
  said jsonb not null,
  -- Days on the calendar of UTC, both included.
  valid_from date not null,
  valid_until date not null,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now()
);
create index rate_cards_company on rate_cards (company_id);

create table rate_card_changes (
  id integer generated always as identity primary key,
  card_id integer not null references rate_cards on delete cascade,
  what text not null check (what in ('file', 'hand')),
  title text not null,
  -- How many lanes it added, replaced, ended and found as they were, and how many rows of the file could not be read.
  added integer not null,
  replaced integer not null,
  ended integer not null,
  unchanged integer not null,
  refused integer not null,
  made_by integer references users on delete set null,
  made_at timestamptz not null default now(),
  undone_at timestamptz
);
create index rate_card_changes_card on rate_card_changes (card_id);
create index rate_card_changes_made_by on rate_card_changes (made_by);

create table rate_lanes (
  id integer generated always as identity primary key,
  card_id integer not null references rate_cards on delete cascade,
  -- What it is a price of, whatever the price: both ends, equipment and basis.
  identity text collate "C" not null,
  from_country text collate "C" not null,
  to_country text collate "C" not null,
  from_port text collate "C" not null,
  to_port text collate "C" not null,
  -- What postcodes begin with; none for a whole country.
  from_zones text[] not null,
  to_zones text[] not null,
  said jsonb not null,
  added_by integer not null references rate_card_changes on delete cascade,
  dropped_by integer references rate_card_changes on delete set null
);
create index rate_lanes_way on rate_lanes (from_country, to_country) where dropped_by is null;
create unique index rate_lanes_identity on rate_lanes (card_id, identity) where dropped_by is null;
create index rate_lanes_added on rate_lanes (added_by);
create index rate_lanes_dropped on rate_lanes (dropped_by);
