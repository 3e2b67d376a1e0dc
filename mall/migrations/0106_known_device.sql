-- Devices that an account was opened from: their own tries are counted apart from everybody else's.
create table known_device (
  user_id text not null references shopper,
  digest text not null,
  last_at bigint not null,
  primary key (user_id, digest)
);
create index known_device_by_time on known_device (last_at);

-- Who asked for a code has its tries; strangers share others, which burn nothing for him.
alter table code_sent add column asker_network text not null default '';
alter table code_sent add column asker_device text;
alter table code_sent add column stranger_tries int not null default 0;

-- Wrong passwords are counted among the limits (rate_limit), by who tries and not by whom it meets.
alter table shopper drop column failed_logins, drop column failed_at, drop column locked_until;
