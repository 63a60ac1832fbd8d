-- An operator sees the marketplace as somebody else does: only after that person has allowed it, for a time, only looking, and on record.

create table support_access (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  -- The operator who asked and may look on; null: the person offered it themselves, to any operator.
  asked_by integer references users on delete set null,
  asked_by_name text not null default '' check (length(asked_by_name) <= 200),
  is_offered boolean not null default false,
  reason text not null check (length(reason) between 1 and 1000),
  asked_at timestamptz not null default now(),
  decided_at timestamptz,
  -- Until when it is allowed; null while nobody has decided, and when it was refused.
  until timestamptz,
  -- When the person took it back, or ended it before its time.
  ended_at timestamptz,
  check (until is null or decided_at is not null)
);
create index support_access_of_person on support_access (user_id, id);
create index support_access_by_asker on support_access (asked_by);
create index support_access_by_time on support_access (asked_at);

create table support_visits (
  id integer generated always as identity primary key,
  access_id integer not null references support_access on delete cascade,
  operator_id integer references users on delete set null,
  operator_name text not null check (length(operator_name) <= 200),
  began_at timestamptz not null default now(),
  ended_at timestamptz
);
create index support_visits_of_access on support_visits (access_id, id);
create index support_visits_by_operator on support_visits (operator_id);

alter table sessions drop constraint sessions_way_check;
alter table sessions add constraint sessions_way_check check (way in ('password', 'code', 'recovery', 'passkey', 'company', 'visit'));

-- The session an operator looks on in. It ends with the operator's own, whatever ends that.
alter table sessions add column visit_id integer references support_visits on delete cascade;
alter table sessions add column opened_from bytea references sessions (token_hash) on delete cascade;
alter table sessions add constraint sessions_of_visits check ((way = 'visit') = (visit_id is not null) and (visit_id is null) = (opened_from is null));
create index sessions_of_visit on sessions (visit_id) where visit_id is not null;
create index sessions_opened_from on sessions (opened_from) where opened_from is not null;

-- Sessions end in many ways; when a visit did stands on record whichever it was.
create function end_visit_with_session() returns trigger language plpgsql as $$
begin
  update support_visits set ended_at = least(now(), old.expires_at) where id = old.visit_id and ended_at is null;
  return null;
end $$;
create trigger visits_end_with_sessions after delete on sessions for each row when (old.visit_id is not null) execute function end_visit_with_session();
