-- Which vouchers an order is cheaper by, and by how much in minor units: off its goods and its delivery.
create table order_voucher (
  order_number text not null,
  coupon_user_id bigint not null,
  coupon_id bigint not null,
  off bigint not null,
  primary key (order_number, coupon_user_id)
);
create index order_voucher_by_voucher on order_voucher (coupon_user_id);

-- A voucher may be used for several orders of one submit: order_voucher says which.
alter table user_voucher drop column order_number;

-- Checkouts that are open now have no vouchers.
update checkout set param = param || '{"couponUserIds": [], "isVoucherChoice": false}'::jsonb;
