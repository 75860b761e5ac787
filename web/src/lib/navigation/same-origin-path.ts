/** An untrusted `next` as a path of this site, or the fallback. Prevents open redirects after signing in. */
export const sameOriginPath = (next: string | null, fallback: string): string => {
  if (!next?.startsWith('/') || next.startsWith('//') || next.includes('\\')) return fallback
  const base = 'https://nordbo.invalid'
  if (!URL.canParse(next, base)) return fallback
  const url = new URL(next, base)
  if (url.origin !== base || url.pathname.startsWith('//') || url.pathname === '/auth') return fallback
  return `${url.pathname}${url.search}${url.hash}`
}
