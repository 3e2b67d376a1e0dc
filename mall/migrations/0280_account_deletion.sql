-- When an account is deleted, unless its shopper logs in before; and when that was done.
alter table shopper add column delete_at bigint, add column erased_at bigint;
