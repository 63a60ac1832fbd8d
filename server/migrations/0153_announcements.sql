-- What an operator tells everybody, on top of every page, for a time.
create table announcements (
  id integer generated always as identity primary key,
  text text not null check (length(text) between 1 and 300),
  -- Where more stands; '' for nowhere.
  link text not null default '' check (length(link) <= 500),
  is_warning boolean not null default false,
  starts_at timestamptz not null,
  -- Null: until somebody ends it.
  ends_at timestamptz check (ends_at >= starts_at),
  created_at timestamptz not null default now(),
  created_by integer references users on delete set null
);
create index announcements_newest on announcements (starts_at desc, id desc);
create index announcements_by_creator on announcements (created_by);
