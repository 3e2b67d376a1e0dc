-- Where a shopper's browsers hear of his notices while no page of the shop is open (contract U9). A session that ran out goes on being
-- told: an order takes longer than a login lasts. One that was ended is forgotten with it.
create table push_subscription (
  endpoint text primary key,
  user_id text not null references shopper,
  session_id text not null,
  p256dh text not null,
  auth text not null,
  locale text not null,
  at bigint not null
);
create index push_subscription_by_user on push_subscription (user_id, at desc);
create index push_subscription_by_session on push_subscription (session_id);

-- What is still to be sent there. Push services know no other time than the world's: the mall's clock may stand still.
create table push_message (
  notice_id bigint not null references notice on delete cascade,
  endpoint text not null references push_subscription on delete cascade,
  tries int not null default 0,
  next_at timestamptz not null default now(),
  primary key (notice_id, endpoint)
);
create index push_message_by_time on push_message (next_at);
create index push_message_by_endpoint on push_message (endpoint);
