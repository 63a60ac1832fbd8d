-- Who put a picture up: only their company may use it, and one that nothing uses after a day is thrown away.
create table uploads (
  image_id integer primary key references images on delete cascade,
  user_id integer references users on delete set null,
  company_id integer references companies on delete cascade,
  created_at timestamptz not null default now()
);
create index uploads_by_company on uploads (company_id);
