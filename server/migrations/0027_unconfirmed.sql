-- Registrations that nobody confirms are looked for once a day.
create index users_unconfirmed on users (id) where email_confirmed_at is null;
