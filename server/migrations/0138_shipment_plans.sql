-- Load plans that were kept so that others can open them. Whoever knows the key may: it is never listed and never guessed.
create table shipment_plans (
  key text primary key check (key ~ '^[A-Za-z0-9_-]{16,40}$'),
  title text not null check (char_length(title) <= 120),
  -- The cartons and how they travel, and the plan that was made of them (docs/planner.md): what was shared stays what it was when the planner gets better.
  input jsonb not null,
  plan jsonb not null,
  created_at timestamptz not null default now()
);
create index shipment_plans_by_age on shipment_plans (created_at);
