-- What a seller begins new products with: a form as the editor sends it, without what is one product's alone.
create table product_templates (
  id integer generated always as identity primary key,
  company_id integer not null references companies on delete cascade,
  name text not null,
  form jsonb not null,
  changed_by integer references users on delete set null,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now()
);
create unique index product_templates_by_name on product_templates (company_id, lower(name));
