import type { LanguageCode } from '@nordbo/texts'
import { pageAddresses } from './addresses.ts'
import { escapeHtml } from './document.ts'

const head = '<?xml version="1.0" encoding="UTF-8"?>'
const space = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** A sitemap index of absolute addresses. */
export const sitemapIndex = (addresses: readonly string[]): string =>
  `${head}\n<sitemapindex ${space}>${addresses.map((address) => `<sitemap><loc>${escapeHtml(address)}</loc></sitemap>`).join('')}</sitemapindex>\n`

const linkSpace = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"'

/** The address of a page in each offered language. */
const alternatesOf = (address: string, offered: readonly LanguageCode[]): string => {
  const { origin, pathname, searchParams } = new URL(address)
  return pageAddresses(origin, pathname, searchParams, { language: 'da', offered })
    .alternates.map(
      ({ language, href }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(href)}"/>`,
    )
    .join('')
}

/** A sitemap of pages in all offered languages, with the date of their last change where it is known. */
export const sitemapOf = (
  pages: readonly { address: string; changedOn?: string }[],
  offered: readonly LanguageCode[],
): string =>
  `${head}\n<urlset ${space} ${linkSpace}>${pages
    .map(
      ({ address, changedOn }) =>
        `<url><loc>${escapeHtml(address)}</loc>${changedOn ? `<lastmod>${changedOn}</lastmod>` : ''}${alternatesOf(address, offered)}</url>`,
    )
    .join('')}</urlset>\n`

/** The robots.txt. It excludes the API and private pages. */
export const robotsText = (publicUrl: string): string =>
  [
    'User-agent: *',
    ...['/api/', '/trips', '/host/', '/pay/', '/reserve/', '/wishlists', '/auth', '/hotel/partner/', '/styleguide'].map(
      (path) => `Disallow: ${path}`,
    ),
    `Sitemap: ${new URL('/sitemap.xml', publicUrl).href}`,
    '',
  ].join('\n')
