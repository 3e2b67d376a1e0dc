-- Coins are earned and used now, each for a reason, and end; what was given before stays for good.
alter table coin_record add column reason text, add column seq int, add column expires_at bigint;
update coin_record set reason = 'CASH_REFUND', seq = line.seq
from (select id, row_number() over (partition by user_id order by id) as seq from coin_record) line where line.id = coin_record.id;
alter table coin_record alter column reason set not null, alter column seq set not null, add constraint coin_record_in_order unique (user_id, seq);
drop index coin_record_by_user;
create unique index coin_record_once on coin_record (order_number, reason) where refund_sn is null;

create function coin_record_stays() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger of coins is append-only';
end $$;
create trigger coin_record_stays before update or delete on coin_record for each row execute function coin_record_stays();

-- Orders that were received before bring their coins, too.
insert into timer (kind, ref, id, due, data, tries)
select 'coin.earning', order_number, order_number::bigint, (life ->> 'refundBy')::bigint, '{}', 0
from orders where status in (4, 5) and life ->> 'refundBy' is not null;

-- Checkouts that are open now use no coins.
update checkout set param = param || '{"useCoins": false}'::jsonb;
