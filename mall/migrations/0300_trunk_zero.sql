-- The zero that is dialled at home only is no part of a number any more. Where both forms have an account, each keeps what it has.
update shopper as one set mobile = left(mobile, 4) || right(mobile, 9)
where mobile ~ '^[0-9]{4}0[0-9]{9}$' and left(mobile, 4) not in ('0039', '0225', '0229')
  and not exists (select from shopper as other where other.mobile = left(one.mobile, 4) || right(one.mobile, 9));
