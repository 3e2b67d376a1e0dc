-- The pair that replaced this token, sealed with the token itself: whoever comes late with it gets the same pair.
alter table refresh_token add column successor text;
create index session_by_end on session (refresh_until);
