-- How often somebody did something in the window that began with his first time (mall/rateLimit.ts). Counted by all processes,
-- and not worth a log: after a crash of the database everybody begins anew.
create unlogged table rate_limit (
  rule text not null,
  -- A digest: nobody's address or contact can be read here.
  subject text not null,
  hits int not null,
  until bigint not null,
  primary key (rule, subject)
);

-- An open stream of events; `until` is the wall's time, moved on with each heartbeat.
create unlogged table stream_slot (
  id text primary key,
  user_id text not null,
  network text not null,
  until bigint not null
);
create index stream_slot_by_user on stream_slot (user_id);
create index stream_slot_by_network on stream_slot (network);
