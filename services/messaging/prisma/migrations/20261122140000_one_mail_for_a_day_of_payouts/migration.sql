-- A mail about payouts names all of a day.
update "mail_delivery" set "kind" = 'payoutsSent', "data" = jsonb_build_object(
    'kind', 'payoutsSent',
    'payouts', jsonb_build_array(jsonb_build_object('bookingId', "data" -> 'bookingId', 'amountOre', "data" -> 'amountOre')))
where "kind" = 'payoutSent';
