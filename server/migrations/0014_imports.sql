-- Imports in the app: the file as it came, how it is read, what it does, and what is needed to take it back.

create table imports (
  id integer generated always as identity primary key,
  company_id integer not null references companies on delete cascade,
  user_id integer references users on delete set null,
  file_name text not null check (length(file_name) between 1 and 200),
  size integer not null check (size >= 0),
  received integer not null default 0,
  state text not null default 'uploading' check (state in (
    'uploading', 'inspecting', 'inspected', 'checking', 'checked', 'applying', 'applied', 'undoing', 'undone', 'failed', 'discarded')),
  -- How the file is read; what somebody asks for before the file is looked at again.
  format jsonb,
  reading jsonb,
  sample jsonb,
  fingerprint text,
  is_remembered boolean not null default false,
  unused_columns jsonb not null default '[]',
  counts jsonb,
  progress jsonb,
  undone jsonb,
  fault text,
  has_refused_rows boolean not null default false,
  -- How often the step at hand was begun: work that breaks off again and again is ended.
  attempts integer not null default 0,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  applied_at timestamptz
);
create index imports_by_company on imports (company_id, id desc);
-- One at a time for each company, whoever asks at the same moment.
create unique index imports_one_open on imports (company_id) where state in (
  'uploading', 'inspecting', 'inspected', 'checking', 'checked', 'applying', 'undoing');

-- The file in parts as they were sent, and the refused rows. Here rather than in a folder, so that whichever server takes up the work has it.
create table import_parts (
  import_id integer not null references imports on delete cascade,
  kind text not null check (kind in ('source', 'refused')),
  position integer not null,
  content bytea not null,
  primary key (import_id, kind, position)
);
alter table import_parts alter column content set storage external;

-- What happens to each product of the file.
create table import_outcomes (
  import_id integer not null references imports on delete cascade,
  position integer not null,
  action text not null check (action in ('create', 'change', 'skip', 'refuse')),
  handle text not null,
  name text not null,
  lines text not null,
  summary text not null,
  issues jsonb not null default '[]',
  primary key (import_id, position)
);
create index import_outcomes_by_action on import_outcomes (import_id, action, position);

-- What the last import of a company has written: new products, and changed ones as they were before. `version` tells whether somebody changed them since.
create table import_changes (
  import_id integer not null references imports on delete cascade,
  product_id integer not null,
  before jsonb,
  version integer not null,
  primary key (import_id, product_id)
);

-- How a company reads files with a certain header.
create table import_mappings (
  company_id integer not null references companies on delete cascade,
  fingerprint text not null,
  format jsonb not null,
  used_at timestamptz not null default now(),
  primary key (company_id, fingerprint)
);
