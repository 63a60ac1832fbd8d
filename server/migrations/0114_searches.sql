-- What is searched for, as counts of days and words alone: nobody who searched stands in it.

-- Words that somebody searched for. Until three different companies or networks have searched for them within a month they are shown to nobody, and then for
-- good. Which of 64 each of those was, by a hash with a secret of the month, is all that is remembered of them, and only so long.
create table search_words (
  id integer generated always as identity primary key,
  words text not null unique check (length(words) between 2 and 60),
  is_shown boolean not null default false,
  month date not null,
  seen_by bigint not null default 0,
  last_day date not null
);
create index search_words_by_age on search_words (is_shown, last_day);

create table searches_by_day (
  words_id integer not null references search_words on delete cascade,
  day date not null,
  searches integer not null default 0 check (searches >= 0),
  found_nothing integer not null default 0 check (found_nothing between 0 and searches),
  primary key (day, words_id)
);
create index searches_by_day_of_words on searches_by_day (words_id);

-- Looks at goods of a company that began with a search; they stand in views_by_day too.
create table search_views_by_day (
  company_id integer not null references companies on delete cascade,
  words_id integer not null references search_words on delete cascade,
  day date not null,
  views integer not null default 0 check (views >= 0),
  primary key (company_id, day, words_id)
);
create index search_views_by_day_of_words on search_views_by_day (words_id);
create index search_views_by_day_by_age on search_views_by_day (day);

-- The secret of a month, shared by all processes; the next month's takes its place, and nobody can tell any more who stood behind which of the 64.
create table search_secrets (
  month date primary key,
  secret bytea not null check (length(secret) = 32)
);

alter table recent_looks drop constraint recent_looks_kind_check;
alter table recent_looks add check (kind in ('showroom', 'product', 'cart', 'search'));
