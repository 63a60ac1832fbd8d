-- Signing in at the OpenID Connect provider of one's company.
create table company_providers (
  company_id integer primary key references companies on delete cascade,
  issuer text not null check (length(issuer) between 1 and 500),
  client_id text not null check (length(client_id) between 1 and 300),
  -- Shown to nobody again; sent to the provider alone.
  client_secret text not null check (length(client_secret) between 1 and 1000),
  -- What came of the last try with these settings; nothing: nobody has tried them.
  trial_outcome text,
  tried_at timestamptz,
  is_on boolean not null default false,
  -- Whether the company's people, its owners excepted, sign in by it alone.
  is_required boolean not null default false,
  check ((trial_outcome is null) = (tried_at is null)),
  -- Nobody is led to a provider that has never answered.
  check (not is_on or trial_outcome = 'right'),
  check (is_on or not is_required)
);

-- For which addresses a company's provider speaks: the part behind the @. It counts once an operator has approved it.
create table sign_in_domains (
  id integer generated always as identity primary key,
  company_id integer not null references companies on delete cascade,
  domain text not null check (domain = lower(domain) and length(domain) between 3 and 253),
  claimed_by integer references users on delete set null,
  claimed_at timestamptz not null default now(),
  state text not null default 'waiting' check (state in ('waiting', 'approved', 'refused')),
  decided_at timestamptz,
  -- Why it was refused, in the operator's words.
  reason text not null default '' check (length(reason) <= 1000),
  unique (company_id, domain)
);
-- One company at most speaks for an address.
create unique index sign_in_domains_approved on sign_in_domains (domain) where state = 'approved';
create index sign_in_domains_waiting on sign_in_domains (id) where state = 'waiting';

-- Who somebody is at the provider (`sub`), from their first sign-in on: after that the address counts for nothing.
create table company_logins (
  company_id integer not null references company_providers on delete cascade,
  subject text not null check (length(subject) between 1 and 300),
  user_id integer not null references users on delete cascade,
  created_at timestamptz not null default now(),
  primary key (company_id, subject),
  unique (company_id, user_id)
);
create index company_logins_by_user on company_logins (user_id);

-- Sign-ins under way: from the address to the provider, and back. Of each secret only the hash, but for the two that have to be shown to the provider.
create table company_sign_ins (
  id integer generated always as identity primary key,
  company_id integer not null references company_providers on delete cascade,
  -- Gone when the provider has answered: an answer is taken once.
  state_hash bytea unique check (length(state_hash) = 32),
  -- The browser that began, and the only one that may go on.
  browser_hash bytea not null check (length(browser_hash) = 32),
  nonce text not null,
  verifier text not null,
  -- An owner who tries the provider out; nobody is signed in by it.
  tried_by integer references users on delete cascade,
  -- From the provider's answer on: whoever is to be signed in, and the code that does it once.
  user_id integer references users on delete cascade,
  code_hash bytea unique check (length(code_hash) = 32),
  expires_at timestamptz not null
);
create index company_sign_ins_by_expiry on company_sign_ins (expires_at);
create index company_sign_ins_by_company on company_sign_ins (company_id);
create index company_sign_ins_by_user on company_sign_ins (user_id);
