/** A path of this site from an untrusted `next`, or the fallback: nothing may send a person elsewhere after signing in. */
export const sameOriginPath = (next: string | null, fallback: string): string => {
  if (!next?.startsWith('/') || next.startsWith('//') || next.includes('\\')) return fallback
  const base = 'https://nordbo.invalid'
  if (!URL.canParse(next, base)) return fallback
  const url = new URL(next, base)
  if (url.origin !== base || url.pathname.startsWith('//') || url.pathname === '/auth') return fallback
  return `${url.pathname}${url.search}${url.hash}`
}
