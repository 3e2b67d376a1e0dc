-- Who was invited by whom; `confirmed_at`: since when a first order is his for good.
create table invitation (
  id bigint primary key,
  invitee_id text not null unique references shopper,
  inviter_id text not null references shopper,
  invited_at bigint not null,
  confirmed_at bigint
);
create index invitation_by_inviter on invitation (inviter_id, invited_at desc, id desc);

-- What each inviter has brought: over all time ('all'), and in each month ('2026-01').
create table invite_score (
  period text not null,
  user_id text not null references shopper,
  referral int not null,
  confirmed int not null,
  reached_at bigint not null,
  is_shown boolean not null,
  primary key (period, user_id)
);
create index invite_score_by_rank on invite_score (period, confirmed desc, referral desc, reached_at, user_id) where is_shown;

alter table shopper add column on_leaderboard boolean not null default true;

insert into invitation (id, invitee_id, inviter_id, invited_at, confirmed_at)
select row_number() over (order by created_at, user_id), user_id, invited_by, created_at,
  (select min(at) from coin_record where coin_record.user_id = shopper.user_id and reason = 'ORDER')
from shopper where invited_by in (select user_id from shopper);

insert into invite_score (period, user_id, referral, confirmed, reached_at, is_shown)
select period, inviter_id, sum(referral), sum(confirmed), max(at), true from (
  select inviter_id, invited_at as at, 1 as referral, 0 as confirmed from invitation
  union all select inviter_id, confirmed_at, 0, 1 from invitation where confirmed_at is not null
) brought, lateral (values ('all'), (to_char(to_timestamp(at / 1000) at time zone 'Asia/Colombo', 'YYYY-MM'))) boards (period)
group by period, inviter_id;
