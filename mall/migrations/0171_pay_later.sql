-- Paid later: in how many months the shopper pays the provider, and what that costs beside the amount, in thousandths of it.
alter table payment add column months smallint check (months in (3, 6, 12));
alter table payment add column plan_permille smallint check (plan_permille >= 0);
alter table payment add constraint payment_plan check ((months is null) = (pay_type <> 23) and (months is null) = (plan_permille is null));
