-- Feeds: addresses from which a company's goods are fetched on a schedule, what each fetch came to, and which goods a feed brought.

create table feeds (
  id integer generated always as identity primary key,
  company_id integer not null references companies on delete cascade,
  created_by integer references users on delete set null,
  name text not null check (length(name) between 1 and 80),
  url text not null check (length(url) <= 1000),
  user_name text not null default '' check (length(user_name) <= 200),
  password text not null default '' check (length(password) <= 500),
  rhythm text not null check (rhythm in ('hourly', 'six-hourly', 'daily', 'weekly')),
  hour integer not null check (hour between 0 and 23),
  weekday integer not null check (weekday between 1 and 7),
  time_zone text not null,
  missing text not null check (missing in ('keep', 'hide', 'unavailable')),
  most_missing integer not null check (most_missing between 1 and 100),
  publish_incomplete boolean not null,
  tell text not null check (tell in ('problems', 'changes', 'never')),
  -- How its file is read, with the titles of the columns; null until somebody has named them.
  format jsonb,
  header jsonb,
  -- What the address said of the file that was imported last, and its content: when it is the same again, there is nothing to do.
  etag text,
  last_modified text,
  content_hash bytea,
  failures integer not null default 0,
  paused_because text check (paused_because in ('set-up', 'person', 'failing', 'undone')),
  next_at timestamptz,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  check (paused_because is null or next_at is null)
);
create index feeds_by_company on feeds (company_id, id);
create index feeds_due on feeds (next_at) where next_at is not null;

create table feed_runs (
  id bigint generated always as identity primary key,
  feed_id integer not null references feeds on delete cascade,
  import_id integer references imports on delete set null,
  state text not null default 'waiting' check (state in (
    'waiting', 'fetching', 'reading', 'mapping', 'applied', 'unchanged', 'held', 'failed', 'discarded')),
  -- Somebody names its columns, as with a file.
  is_mapped boolean not null,
  is_forced boolean not null,
  attempts integer not null default 0,
  started_at timestamptz not null default now(),
  ended_at timestamptz,
  bytes bigint,
  etag text,
  last_modified text,
  content_hash bytea,
  fault text,
  counts jsonb
);
create index feed_runs_of_feed on feed_runs (feed_id, id desc);
create unique index feed_runs_open on feed_runs (feed_id) where ended_at is null;
create index feed_runs_ended on feed_runs (ended_at);
create index feed_runs_of_import on feed_runs (import_id) where import_id is not null;

-- What a feed has brought, by what its file calls it. Without a product: it was deleted here, and the feed leaves it away.
create table feed_goods (
  feed_id integer not null references feeds on delete cascade,
  key text not null,
  product_id integer references products on delete set null,
  -- Of what the file said of it, and the product's version after that: where both are as they were, nothing is compared.
  hash bytea not null,
  version integer not null,
  -- How it was taken out when it was not in the file any more, so that it can come back as it was.
  taken_out jsonb,
  primary key (feed_id, key)
);
create index feed_goods_of_product on feed_goods (product_id) where product_id is not null;
