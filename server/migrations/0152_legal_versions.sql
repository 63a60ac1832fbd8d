-- Terms and privacy policy as they were published, and who accepted which of them.

-- Number 0 is the text the marketplace comes with; an operator's own begin with 1 and never change.
create table legal_versions (
  document text not null check (document in ('terms', 'privacy')),
  number smallint not null check (number > 0),
  text text not null check (length(text) between 1 and 100000),
  -- What is new in it, in the operator's words; '' for the first.
  changes text not null check (length(changes) <= 4000),
  -- Whether people must accept it before they go on.
  is_asked boolean not null,
  in_force_on date not null,
  published_at timestamptz not null default now(),
  published_by integer references users on delete set null,
  primary key (document, number)
);
create index legal_versions_by_publisher on legal_versions (published_by);

create table acceptances (
  user_id integer not null references users on delete cascade,
  document text not null check (document in ('terms', 'privacy')),
  number smallint not null check (number >= 0),
  accepted_at timestamptz not null default now(),
  -- When they came, or when they were asked.
  way text not null check (way in ('registered', 'asked')),
  primary key (user_id, document, number)
);
create index acceptances_by_version on acceptances (document, number);

-- The newest each person has accepted, beside what every call reads of them anyway.
alter table users
  add column accepted_terms smallint not null default 0,
  add column accepted_privacy smallint not null default 0;

-- Which privacy policy stood beside the form.
alter table newsletter_subscribers add column privacy_number smallint not null default 0;
