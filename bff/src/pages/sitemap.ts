import { escapeHtml } from './document.ts'

const head = '<?xml version="1.0" encoding="UTF-8"?>'
const space = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** A sitemap index of absolute addresses. */
export const sitemapIndex = (addresses: readonly string[]): string =>
  `${head}\n<sitemapindex ${space}>${addresses.map((address) => `<sitemap><loc>${escapeHtml(address)}</loc></sitemap>`).join('')}</sitemapindex>\n`

/** A sitemap of pages, with the date of their last change where it is known. */
export const sitemapOf = (pages: readonly { address: string; changedOn?: string }[]): string =>
  `${head}\n<urlset ${space}>${pages
    .map(
      ({ address, changedOn }) =>
        `<url><loc>${escapeHtml(address)}</loc>${changedOn ? `<lastmod>${changedOn}</lastmod>` : ''}</url>`,
    )
    .join('')}</urlset>\n`

/** The robots.txt. It excludes the API and private pages. */
export const robotsText = (publicUrl: string): string =>
  [
    'User-agent: *',
    ...['/api/', '/trips', '/host/', '/pay/', '/reserve/', '/wishlists', '/auth', '/styleguide'].map(
      (path) => `Disallow: ${path}`,
    ),
    `Sitemap: ${new URL('/sitemap.xml', publicUrl).href}`,
    '',
  ].join('\n')
