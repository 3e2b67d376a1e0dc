-- 4 is deleted: its shopper does not see it any more, what he used it for still does.
comment on column user_voucher.status is '0 expired, 1 usable, 2 used, 3 locked by an order, 4 deleted';
create index user_voucher_by_status on user_voucher (user_id, status, valid_until);
