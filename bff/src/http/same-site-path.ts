import { z } from 'zod'

const longestPath = 1_000
const base = 'https://nordbo.invalid'

/** Whether a text is a path of this site's pages, however a browser reads it. */
export const isSameSitePath = (path: string): boolean => {
  if (!path.startsWith('/') || path.startsWith('//') || path.includes('\\')) return false
  if (!URL.canParse(path, base)) return false
  const { origin, pathname } = new URL(path, base)
  return origin === base && !pathname.startsWith('//') && !pathname.startsWith('/api/')
}

/** A path of this site's pages, to which a browser returns. */
export const SameSitePath = z.string().max(longestPath).refine(isSameSitePath, 'Must be a path of this site')
