-- Refunds, returns and insurance claims (contract N, M17). Amounts in minor units of the order's currency.
create table refund (
  refund_sn text primary key,
  user_id text not null,
  order_number text not null references orders,
  kind text not null check (kind in ('REFUND', 'CLAIM')),
  -- The state and the context of machines/refund.lifecycle.ts.
  state text not null,
  life jsonb not null,
  version int not null,
  -- Null: the whole order.
  order_item_id bigint references order_item,
  goods_num int not null check (goods_num > 0),
  is_receiver smallint not null,
  reason text not null,
  buyer_desc text not null,
  buyer_mobile text,
  photo_files text[] not null,
  -- How the amount is shared over lines; what they do not have is fees.
  shares jsonb not null,
  seller_msg text,
  reject_message text,
  escalation jsonb,
  express jsonb,
  applied_at bigint not null,
  handled_at bigint,
  shipped_at bigint,
  received_at bigint,
  refunded_at bigint,
  updated_at bigint not null
);
create index refund_by_user on refund (user_id, applied_at desc, refund_sn desc);
create index refund_by_order on refund (order_number);

create table refund_timeline (
  refund_sn text not null references refund,
  seq int not null,
  at bigint not null,
  event text not null,
  from_state text not null,
  to_state text not null,
  actor text not null,
  primary key (refund_sn, seq)
);

-- The last refund of a line, how it stands, what went back of the line's money, and pieces that were never sent or came back.
alter table order_item
  add column refund_sn text,
  add column refund_state text,
  add column refunded_amount bigint not null default 0,
  add column withdrawn_count int not null default 0,
  add column returned_count int not null default 0,
  add constraint refunded_within_line check (refunded_amount between 0 and actual_total),
  add constraint withdrawn_was_unsent check (withdrawn_count between 0 and count - shipped_count),
  add constraint returned_was_sent check (returned_count between 0 and shipped_count);

-- The end of the last day that an order's parcels were promised for.
alter table orders add column promised_by bigint;
update orders o set promised_by = (select extract(epoch from (max(p.eta)::date + 1)::timestamp at time zone 'UTC')::bigint * 1000
  from parcel p where p.order_number = o.order_number and p.eta is not null);

-- Orders of before refunds: nothing is asked, nothing held.
update orders o set life = life || jsonb_build_object('refundsOpen', 0, 'linesHeld', 0, 'pausedAt', null,
  'linesLeft', (select count(*) from order_item i where i.order_number = o.order_number))
where not life ? 'linesLeft';

-- An order may be paid back in parts: '' is the order's own refund when it closes.
alter table payment_refund add column refund_sn text not null default '';
alter table payment_refund drop constraint payment_refund_pkey;
alter table payment_refund add primary key (pay_no, order_number, refund_sn);

-- Coins of a shopper: every change one line, the balance after it beside it.
create table coin_record (
  id bigint primary key,
  user_id text not null,
  type text not null check (type in ('EARN', 'SPEND', 'RETURN', 'EXPIRE', 'INVITE', 'ADJUST')),
  amount int not null check (amount <> 0),
  balance_after int not null check (balance_after >= 0),
  order_number text,
  refund_sn text unique,
  at bigint not null
);
create index coin_record_by_user on coin_record (user_id, id desc);
