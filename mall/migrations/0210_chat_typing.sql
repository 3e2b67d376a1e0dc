-- Until when a shopper counts as typing; what he sends ends it.
alter table conversation add column buyer_typing_until bigint;
