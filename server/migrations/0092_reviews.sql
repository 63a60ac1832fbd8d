-- Reviews: what companies whose order is completed say of its goods and of its seller.

create table reviews (
  id integer generated always as identity primary key,
  order_id integer not null references orders,
  -- What it is about; null: the seller itself.
  product_id integer references products on delete cascade,
  seller_company_id integer not null references companies,
  -- Null: a company that is no more.
  buyer_company_id integer references companies on delete set null,
  user_id integer references users on delete set null,
  -- Of the buyer when it was written.
  country_code char(2) not null references countries,
  stars smallint not null check (stars between 1 and 5),
  title text not null default '' check (length(title) <= 120),
  text text not null default '' check (length(text) <= 4000),
  -- Whether the buyer wants its name beside it.
  is_named boolean not null,
  -- Hidden by the operator, or withdrawn by whoever wrote it.
  status text not null default 'shown' check (status in ('shown', 'hidden', 'withdrawn')),
  written_at timestamptz not null default now(),
  edited_at timestamptz,
  -- The seller's, '' while there is none.
  answer text not null default '' check (length(answer) <= 4000),
  answered_at timestamptz,
  answer_edited_at timestamptz,
  hidden_reason text not null default '' check (length(hidden_reason) <= 1000),
  changed_at timestamptz not null default now(),
  unique nulls not distinct (order_id, product_id),
  check ((answer <> '') = (answered_at is not null))
);
-- What a page shows: newest or oldest first, and best or worst first or with so many stars, each a walk along one index.
create index reviews_of_product on reviews (product_id, written_at, id) where status = 'shown' and product_id is not null;
create index reviews_of_product_by_stars on reviews (product_id, stars, written_at, id) where status = 'shown' and product_id is not null;
create index reviews_of_seller on reviews (seller_company_id, written_at, id) where status = 'shown' and product_id is null;
create index reviews_of_seller_by_stars on reviews (seller_company_id, stars, written_at, id) where status = 'shown' and product_id is null;
-- One's own: received and written, newest first or changed since; and of a product that goes.
create index reviews_received on reviews (seller_company_id, written_at, id);
create index reviews_received_by_change on reviews (seller_company_id, changed_at, id);
create index reviews_written on reviews (buyer_company_id, written_at, id);
create index reviews_written_by_change on reviews (buyer_company_id, changed_at, id);
create index reviews_about on reviews (product_id) where product_id is not null;
create index reviews_hidden on reviews (changed_at, id) where status = 'hidden';

create table review_pictures (
  review_id integer not null references reviews on delete cascade,
  position integer not null check (position >= 0),
  image_id integer not null references images,
  primary key (review_id, position)
);
create index review_pictures_by_image on review_pictures (image_id);

create table review_reports (
  id integer generated always as identity primary key,
  review_id integer not null references reviews on delete cascade,
  user_id integer not null references users on delete cascade,
  reason text not null check (length(reason) between 2 and 20),
  text text not null default '' check (length(text) <= 1000),
  at timestamptz not null default now(),
  -- When the operator has decided.
  settled_at timestamptz,
  unique (review_id, user_id)
);
create index review_reports_open on review_reports (at, id) where settled_at is null;

-- Whose buyers were asked for a review, once each.
create table review_asks (
  order_id integer primary key references orders on delete cascade,
  asked_at timestamptz not null
);
create index orders_completed on orders (completed_at) where status = 'completed';
-- Whether its buyer has written a review; kept by reviews.
alter table orders add column is_reviewed boolean not null default false;

-- How many of the shown reviews have one star, two stars … five.
create table product_ratings (
  product_id integer primary key references products on delete cascade,
  counts integer[] not null default '{0,0,0,0,0}' check (cardinality(counts) = 5)
);
create table company_ratings (
  company_id integer primary key references companies on delete cascade,
  counts integer[] not null default '{0,0,0,0,0}' check (cardinality(counts) = 5)
);

-- The counts follow whatever is done to a review, by whatever way: nobody has to remember to keep them.
create function count_stars(of_product integer, of_company integer, given integer, change integer) returns void language plpgsql as $$
begin
  if of_product is not null then
    if change > 0 then insert into product_ratings (product_id) values (of_product) on conflict do nothing; end if;
    update product_ratings set counts[given] = counts[given] + change where product_id = of_product;
  else
    if change > 0 then insert into company_ratings (company_id) values (of_company) on conflict do nothing; end if;
    update company_ratings set counts[given] = counts[given] + change where company_id = of_company;
  end if;
end $$;

create function count_reviews() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.status = 'shown' then
    perform count_stars(old.product_id, old.seller_company_id, old.stars, -1);
  end if;
  if tg_op <> 'DELETE' and new.status = 'shown' then
    perform count_stars(new.product_id, new.seller_company_id, new.stars, 1);
  end if;
  return null;
end $$;

create trigger reviews_written_or_gone after insert or delete on reviews for each row execute function count_reviews();
create trigger reviews_changed after update on reviews for each row
  when (old.status <> new.status or old.stars <> new.stars) execute function count_reviews();

-- What people are told of is a closed list of the contract; a list of it here would have to be changed with each capability.
alter table notifications drop constraint notifications_topic_check;
alter table notifications add check (length(topic) between 3 and 30);
alter table notification_choices drop constraint notification_choices_topic_check;
alter table notification_choices add check (length(topic) between 3 and 30);
