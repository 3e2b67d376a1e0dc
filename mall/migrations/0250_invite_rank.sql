-- The greater, the earlier it was reached: so a place on the board is one comparison of a row, which its index answers.
alter table invite_score add column earliness bigint generated always as (-reached_at) stored;
drop index invite_score_by_rank;
create index invite_score_by_rank on invite_score (period, confirmed desc, referral desc, earliness desc, user_id desc) where is_shown;
-- Small, since equal rows share an entry: it counts those who are clearly before, and all of a board.
create index invite_score_by_confirmed on invite_score (period, confirmed) where is_shown;
