create table conversation (
  conversation_id bigint primary key,
  user_id text not null,
  -- 0 is the mall's own support.
  shop_id bigint not null,
  context jsonb,
  latest_msg_id bigint,
  latest_at bigint not null,
  buyer_read bigint not null default 0,
  seller_read bigint not null default 0,
  unique (user_id, shop_id)
);
create index conversation_by_user on conversation (user_id, latest_at desc);

create table message (
  msg_id bigint not null,
  conversation_id bigint not null references conversation on delete cascade,
  client_msg_id text not null,
  sender text not null check (sender in ('BUYER', 'SELLER', 'SYSTEM')),
  type text not null check (type in ('TEXT', 'IMAGE', 'PRODUCT', 'ORDER', 'VOUCHER', 'SYSTEM')),
  content text not null,
  payload jsonb,
  created_at bigint not null,
  primary key (conversation_id, msg_id),
  unique (conversation_id, client_msg_id)
);
