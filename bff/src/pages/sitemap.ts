import { escapeHtml } from './document.ts'

const head = '<?xml version="1.0" encoding="UTF-8"?>'
const space = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** The list of all sitemaps. */
export const sitemapIndex = (addresses: readonly string[]): string =>
  `${head}\n<sitemapindex ${space}>${addresses.map((address) => `<sitemap><loc>${escapeHtml(address)}</loc></sitemap>`).join('')}</sitemapindex>\n`

/** Pages, with the date of their last change where it is known. */
export const sitemapOf = (pages: readonly { address: string; changedOn?: string }[]): string =>
  `${head}\n<urlset ${space}>${pages
    .map(
      ({ address, changedOn }) =>
        `<url><loc>${escapeHtml(address)}</loc>${changedOn ? `<lastmod>${changedOn}</lastmod>` : ''}</url>`,
    )
    .join('')}</urlset>\n`

/** What crawlers may read: what is public and lasts. */
export const robotsText = (publicUrl: string): string =>
  [
    'User-agent: *',
    ...['/api/', '/trips', '/host/', '/pay/', '/reserve/', '/wishlists', '/auth', '/styleguide'].map(
      (path) => `Disallow: ${path}`,
    ),
    `Sitemap: ${new URL('/sitemap.xml', publicUrl).href}`,
    '',
  ].join('\n')
