-- Orders of which all was sent while the buyer wished to cancel them: nothing is left to be called off, and nobody can answer any more.
update orders o set cancel_asked_at = null, cancel_asked_reason = ''
where cancel_asked_at is not null and not exists (select from order_lines l where l.order_id = o.id and l.quantity > l.shipped + l.cancelled);
