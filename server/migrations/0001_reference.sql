-- Words the whole marketplace shares: countries, industries, brands, families, attributes, tags, and the pictures everything points to.

create extension if not exists pg_trgm;
create extension if not exists unaccent;
create extension if not exists btree_gist;

create table countries (
  code char(2) primary key check (code ~ '^[A-Z]{2}$'),
  name text not null unique check (length(name) between 2 and 80),
  dial_code text not null check (dial_code ~ '^[0-9 ]*$'),
  -- Excluded countries are left out of the explore screen (spec §2), not out of addresses.
  is_excluded boolean not null default false
);

-- One stored picture. The files are {name}.webp, {name}-medium.webp and {name}-preview.webp, or {name}.svg for the product's own drawings.
create table images (
  id integer generated always as identity primary key,
  name text not null unique check (name ~ '^[a-z0-9-]{16,80}$'),
  format text not null check (format in ('webp', 'svg')),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  bytes integer not null check (bytes > 0),
  created_at timestamptz not null default now()
);

create table industries (
  id integer generated always as identity primary key,
  name text not null unique check (length(name) between 2 and 80),
  slug text not null unique,
  icon text not null,
  position integer not null default 0
);

create table sub_industries (
  id integer generated always as identity primary key,
  industry_id integer not null references industries on delete cascade,
  name text not null check (length(name) between 2 and 80),
  position integer not null default 0,
  unique (industry_id, name)
);

create table brands (
  id integer generated always as identity primary key,
  name text not null unique check (length(name) between 1 and 80),
  slug text not null unique,
  logo_image_id integer references images on delete set null
);

create table families (
  id integer generated always as identity primary key,
  name text not null unique check (length(name) between 2 and 80),
  slug text not null unique
);

-- Attribute 14 is kept for the house and never shown on a product page (spec §2).
create table attributes (
  id integer primary key,
  name text not null unique check (length(name) between 2 and 60)
);

create table tags (
  id integer generated always as identity primary key,
  name text not null unique check (length(name) between 2 and 40)
);

-- A renamed thing keeps answering at its old address (readings §9).
create table old_slugs (
  kind text not null check (kind in ('product', 'company')),
  slug text not null,
  target_id integer not null,
  retired_at timestamptz not null default now(),
  primary key (kind, slug)
);
