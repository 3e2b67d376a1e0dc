-- A refund that the acquirer refused for good waits for a person, not for a timer.
alter table payment_refund drop constraint payment_refund_status_check;
alter table payment_refund add constraint payment_refund_status_check check (status in ('OPEN', 'DONE', 'REFUSED'));
