-- Figures that help a seller: what was put into carts is counted as looks are, sums are kept beside the days, and threads know when they were first answered.

-- A product that was put into a cart is counted like a look at it: once an hour for each visitor.
alter table views_by_day drop constraint views_by_day_kind_check;
alter table views_by_day add check (kind in ('showroom', 'product', 'cart'));
alter table recent_looks drop constraint recent_looks_kind_check;
alter table recent_looks add check (kind in ('showroom', 'product', 'cart'));

-- The same views summed by month (its first day): a year of fifty thousand products is read from a twentieth of the rows.
create table views_by_month (
  company_id integer not null references companies on delete cascade,
  kind text not null check (kind in ('showroom', 'product', 'cart')),
  thing_id integer not null,
  month date not null check (extract(day from month) = 1),
  views integer not null default 0 check (views >= 0),
  primary key (company_id, kind, month, thing_id)
);
create index views_by_month_by_age on views_by_month (month);

-- And of all things of a company together, by day: what its charts show.
create table company_views_by_day (
  company_id integer not null references companies on delete cascade,
  kind text not null check (kind in ('showroom', 'product', 'cart')),
  day date not null,
  views integer not null default 0 check (views >= 0),
  primary key (company_id, kind, day)
);
create index company_views_by_day_by_age on company_views_by_day (day);

insert into views_by_month (company_id, kind, thing_id, month, views)
select company_id, kind, thing_id, date_trunc('month', day)::date, sum(views) from views_by_day group by 1, 2, 3, 4;
insert into company_views_by_day (company_id, kind, day, views)
select company_id, kind, day, sum(views) from views_by_day group by 1, 2, 3;

-- When the company that answers first wrote, made an offer or declined; opening a request is no answer.
alter table request_threads add column answered_at timestamptz;
update request_threads t set answered_at = e.at
from (
  select x.thread_id, x.company_id, min(x.at) as at from request_events x where x.thread_id is not null and x.action <> 'open' group by 1, 2
) e
where e.thread_id = t.id and e.company_id = t.company_id;
