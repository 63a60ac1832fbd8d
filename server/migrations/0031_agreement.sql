-- Who answers can agree to the buyer's counter-proposal: the deal is made on its terms.

alter table request_events drop constraint request_events_action_check;
alter table request_events add check (action in
  ('send', 'open', 'say', 'ask', 'reply', 'quote', 'revise', 'counter', 'accept', 'agree', 'decline', 'withdraw', 'expire', 'pass_over'));

-- From now on a thread ends when the newest offer of either side ends. A counter-proposal that is there already keeps to its own day where that comes first;
-- none is made to stand for longer than was said of it.
update request_threads t set valid_until = o.valid_until
from request_offers o
where o.thread_id = t.id and o.number = t.revision and t.status = 'countered' and o.valid_until < t.valid_until;
