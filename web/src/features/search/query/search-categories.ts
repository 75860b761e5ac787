/** Categories that the web has texts and icons for. The server decides which are shown, in which order. */
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

/** The known category of a slug, or null. */
export const categoryOf = (slug: string): CategorySlug | null => categorySlugs.find((each) => each === slug) ?? null
