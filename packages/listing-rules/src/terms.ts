/** The version of the host terms that a host must have accepted (docs/product/people.md, Host terms). */
export const hostTermsVersion = '1.0' as const
/** What a host accepts one by one. */
export const hostTermsParts = ['terms', 'privacy', 'liability'] as const
export type HostTermsPart = (typeof hostTermsParts)[number]
