import { type PhotoDescriptor, type PhotoFormat, photoKey, photoWidths } from '@nordbo/contracts'
import type { PageLanguage } from '../http/language.ts'

/** An address below the public one. `lang` stands in it where it is not Danish. */
export const pageUrl = (publicUrl: string, path: string, query: URLSearchParams, language: PageLanguage): string => {
  const url = new URL(path, publicUrl)
  for (const [name, value] of query) url.searchParams.append(name, value)
  if (language !== 'da') url.searchParams.set('lang', language)
  return url.href
}

/** One address for the page and one for each language of it. */
export const pageAddresses = (
  publicUrl: string,
  path: string,
  query: URLSearchParams,
  language: PageLanguage,
): { canonical: string; alternates: { language: string; href: string }[] } => ({
  canonical: pageUrl(publicUrl, path, query, language),
  alternates: [
    { language: 'da', href: pageUrl(publicUrl, path, query, 'da') },
    { language: 'en', href: pageUrl(publicUrl, path, query, 'en') },
    { language: 'x-default', href: pageUrl(publicUrl, path, query, 'da') },
  ],
})

/** Where a picture lies for others than our own pages: as WebP, which previews and crawlers read. */
export const photoAddress = (publicUrl: string, photo: Pick<PhotoDescriptor, 'hash' | 'width'>): string =>
  new URL(`/media/${photoKey(photo.hash, photo.width, 'webp')}`, publicUrl).href

/** The `srcset` of a picture in one format. */
export const photoSrcSet = (photo: Pick<PhotoDescriptor, 'hash' | 'width'>, format: PhotoFormat): string =>
  photoWidths(photo.width)
    .map((width) => `/media/${photoKey(photo.hash, width, format)} ${width}w`)
    .join(', ')
