-- The numbered papers of deals, and needs that several sellers are asked for.

-- The last number a company has given to a kind of paper in a year. Raised in the transaction that stores the paper, so that no number is left out.
create table paper_numbers (
  company_id integer not null references companies,
  kind text not null,
  year integer not null check (year between 2000 and 2999),
  last integer not null check (last >= 1),
  primary key (company_id, kind, year)
);

-- What a paper says, word for word, as it was when it got its number: the PDF is set from it whenever somebody asks for it.
create table request_papers (
  id integer generated always as identity primary key,
  request_id integer not null references requests on delete cascade,
  kind text not null check (kind in ('quotation', 'proforma-invoice', 'packing-list', 'freight-request', 'customs-estimate')),
  issuer_company_id integer not null references companies,
  recipient_company_id integer not null references companies,
  -- What it was made from: 'revision 3 of 17' or 'deal of 17', 17 being the thread. One paper of a kind for each.
  source text not null check (length(source) <= 60),
  year integer not null,
  number integer not null check (number >= 1),
  currency char(3) not null,
  -- Minor units; what the paper prints as its total. Null where it names no money.
  total bigint check (total >= 0),
  data jsonb not null check (jsonb_typeof(data) = 'object'),
  issued_at timestamptz not null default now(),
  unique (issuer_company_id, kind, year, number),
  unique (request_id, kind, source)
);

create function refuse_paper_change() returns trigger language plpgsql as $$
begin
  raise exception 'A numbered paper cannot be changed';
end $$;
create trigger papers_stay before update on request_papers for each row execute function refuse_paper_change();

-- After this nobody answers the request any more; null: no such day.
alter table requests add column answer_until timestamptz;

create table sourcing_needs (
  id integer generated always as identity primary key,
  buyer_company_id integer not null references companies,
  buyer_user_id integer not null references users,
  status text not null default 'open' check (status in ('open', 'awarded', 'closed')),
  product_id integer references products on delete set null,
  title text not null check (length(title) between 2 and 200),
  quantity integer not null check (quantity between 1 and 1000000000),
  unit text not null check (length(unit) between 1 and 30),
  -- Minor units for one unit.
  target_price bigint check (target_price > 0),
  currency char(3) not null,
  -- The last day for answers, and the moment it ends in its time zone.
  deadline date not null,
  time_zone text not null check (length(time_zone) <= 60),
  answer_until timestamptz not null,
  note text not null default '' check (length(note) <= 2000),
  created_at timestamptz not null default now()
);
create index sourcing_needs_of_buyer on sourcing_needs (buyer_company_id, created_at desc, id desc);

create table sourcing_requests (
  request_id integer primary key references requests on delete cascade,
  need_id integer not null references sourcing_needs on delete cascade,
  seller_company_id integer not null references companies,
  awarded_quantity integer check (awarded_quantity >= 1),
  unique (need_id, seller_company_id)
);

-- What is awarded in parts is never more than what is needed, whatever asks for it.
create function check_awarded_quantity() returns trigger language plpgsql as $$
declare
  needed integer;
  awarded bigint;
begin
  select quantity into needed from sourcing_needs where id = new.need_id for update;
  select coalesce(sum(awarded_quantity), 0) into awarded from sourcing_requests where need_id = new.need_id;
  if awarded > needed then
    raise exception 'More is awarded than needed';
  end if;
  return null;
end $$;
create trigger awards_fit after insert or update of awarded_quantity on sourcing_requests
  for each row execute function check_awarded_quantity();
