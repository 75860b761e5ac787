-- The VAT within the guest's service fee, which is owed to the state. In use from the next migration on: a value is not to be used where it is made.
alter type "ledger_account" add value 'vat';
