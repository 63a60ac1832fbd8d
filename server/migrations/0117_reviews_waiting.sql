-- A seller's list begins with what nobody has answered: a walk along this index.
create index reviews_received_waiting on reviews (seller_company_id, (answered_at is null and status = 'shown'), written_at, id)
  where status <> 'withdrawn';
