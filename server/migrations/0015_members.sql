-- What a person may do for their company, who is invited to join one, and which state of a company a form was filled in from.

-- Whoever registers a company owns it; so do all who act for one already.
alter table users add column company_role text not null default 'owner' check (company_role in ('owner', 'editor', 'viewer'));

-- Whoever leaves a company keeps their account, without one.
alter table users drop constraint users_check;
alter table users add constraint users_act_for_a_company check (role in ('admin', 'buyer') or company_id is not null);

-- Only the hash of an invitation's link is kept. The row goes when it is accepted or taken back.
create table invitations (
  id integer generated always as identity primary key,
  company_id integer not null references companies on delete cascade,
  email text not null check (email = lower(email) and length(email) <= 254),
  role text not null check (role in ('owner', 'editor', 'viewer')),
  token_hash bytea not null unique check (length(token_hash) = 32),
  invited_by integer references users on delete set null,
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null,
  unique (company_id, email)
);

-- Raised by every change of the profile or banner, so that the second of two editors is told.
alter table companies add column version integer not null default 1;
