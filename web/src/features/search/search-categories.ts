/** Categories that have words and a picture here; the server says which are shown, and in which order. */
export const categorySlugs = [
  'sommerhuse',
  'ved-stranden',
  'ferieboliger',
  'lejligheder',
  'villaer',
  'i-naturen',
  'sauna-og-spa',
  'familievenlige',
  'ved-soeen',
  'i-fjeldet',
  'med-pool',
  'romantiske',
  'unikke',
  'private-hjem',
  'vaerelser',
] as const
export type CategorySlug = (typeof categorySlugs)[number]

/** The category with this slug. */
export const categoryOf = (slug: string): CategorySlug | null => categorySlugs.find((each) => each === slug) ?? null
