-- Companies, the people who act for them, and their sessions.

create table companies (
  id integer generated always as identity primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null check (length(name) between 2 and 120),
  kind text not null check (kind in ('buyer', 'seller', 'provider', 'broker', 'operator')),
  description text not null default '' check (length(description) <= 10000),
  logo_image_id integer references images on delete set null,
  banner_image_id integer references images on delete set null,
  banner_title text check (length(banner_title) <= 120),
  banner_subtitle text check (length(banner_subtitle) <= 200),
  established_on date,
  employees integer check (employees >= 0),
  ownership text check (length(ownership) <= 80),
  turnover_usd bigint check (turnover_usd >= 0),
  export_percent integer check (export_percent between 0 and 100),
  website text check (website ~ '^https?://' and length(website) <= 300),
  email text check (length(email) <= 254),
  address text not null default '' check (length(address) <= 200),
  city text not null default '' check (length(city) <= 100),
  zip text not null default '' check (length(zip) <= 20),
  country_code char(2) not null references countries,
  lat double precision check (lat between -90 and 90),
  lng double precision check (lng between -180 and 180),
  registration_number text check (length(registration_number) <= 60),
  tax_number text check (length(tax_number) <= 60),
  -- Set when an operator has approved a seller or provider.
  verified_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index companies_newest on companies (kind, created_at desc, id desc);
create index companies_by_country on companies (country_code);

create table company_industries (
  company_id integer not null references companies on delete cascade,
  industry_id integer not null references industries on delete cascade,
  primary key (company_id, industry_id)
);

create table company_brands (
  company_id integer not null references companies on delete cascade,
  brand_id integer not null references brands on delete cascade,
  primary key (company_id, brand_id)
);

create table company_export_countries (
  company_id integer not null references companies on delete cascade,
  country_code char(2) not null references countries,
  primary key (company_id, country_code)
);

create table company_images (
  id integer generated always as identity primary key,
  company_id integer not null references companies on delete cascade,
  image_id integer not null references images,
  kind text not null check (kind in ('gallery', 'certificate')),
  title text not null default '' check (length(title) <= 120),
  position integer not null default 0
);
create index company_images_by_company on company_images (company_id, kind, position);

-- Places of a company beside its headquarters (which is the company's own address).
create table branches (
  id integer generated always as identity primary key,
  company_id integer not null references companies on delete cascade,
  kind text not null default 'branch' check (kind in ('branch', 'warehouse')),
  name text not null check (length(name) between 1 and 120),
  code text not null default '' check (length(code) <= 20),
  country_code char(2) not null references countries,
  city text not null default '' check (length(city) <= 100),
  address text not null default '' check (length(address) <= 200),
  zip text not null default '' check (length(zip) <= 20),
  lat double precision check (lat between -90 and 90),
  lng double precision check (lng between -180 and 180),
  is_primary boolean not null default false
);
create index branches_by_company on branches (company_id);
create unique index one_primary_branch on branches (company_id) where is_primary;

create table users (
  id integer generated always as identity primary key,
  email text not null unique check (email = lower(email) and length(email) <= 254),
  password_hash text not null,
  first_name text not null check (length(first_name) between 1 and 80),
  last_name text not null check (length(last_name) between 1 and 80),
  phone_code text not null default '' check (length(phone_code) <= 8),
  phone text not null default '' check (length(phone) <= 30),
  role text not null check (role in ('buyer', 'seller', 'provider', 'broker', 'admin')),
  -- 1 active, 0 waiting for approval, 2 suspended (readings §2).
  status smallint not null default 0 check (status in (0, 1, 2)),
  email_confirmed_at timestamptz,
  company_id integer references companies,
  created_at timestamptz not null default now(),
  check (role = 'admin' or company_id is not null)
);
create index users_by_company on users (company_id, id);

-- Only the SHA-256 of a token is kept: a stolen copy of the database opens no session.
create table sessions (
  token_hash bytea primary key check (length(token_hash) = 32),
  user_id integer not null references users on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  user_agent text not null default '' check (length(user_agent) <= 300)
);
create index sessions_by_user on sessions (user_id);
create index sessions_by_expiry on sessions (expires_at);

-- Attempts at things that can be guessed or flooded (sign-in, newsletter …), per account and per address; see attempts.ts.
create table attempts (
  subject text primary key check (length(subject) <= 400),
  window_start timestamptz not null,
  count integer not null
);
