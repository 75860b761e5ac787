-- What hosts pay for extras, with its own account. In use from the next migration on: a value is not to be used where it is made.
alter type "ledger_account" add value 'extras';
alter type "transaction_kind" add value 'extra';
