-- Who carries out the call that holds the key; while he lives he renews claimed_at, by the server's clock.
alter table idempotency add column owner text;
