import account from './locales/da/account.json' with { type: 'json' }

/** Danish texts of what protects an account. They load with the dialogs and pages that show them. */
export const danishAccount = { account }
