import stayRules from './locales/da/stay-rules.json' with { type: 'json' }

/** Danish texts of a home's rules. They load with their editor. */
export const danishStayRules = { stayRules }
