-- Canadian and Australian dollars are no longer offered. Those who chose them see what is charged.
update "user" set "currency" = 'DKK' where "currency" in ('CAD', 'AUD');
