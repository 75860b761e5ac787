import { type PhotoDescriptor, type PhotoFormat, photoKey, photoWidths } from '@nordbo/contracts'
import type { PageLanguage } from '../http/language.ts'

/** An absolute address of a page, with `lang` unless it is Danish. */
export const pageUrl = (publicUrl: string, path: string, query: URLSearchParams, language: PageLanguage): string => {
  const url = new URL(path, publicUrl)
  for (const [name, value] of query) url.searchParams.append(name, value)
  if (language !== 'da') url.searchParams.set('lang', language)
  return url.href
}

/** The canonical address of a page, and its address in each language. */
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

/** The absolute address of a photo as WebP, which link previews and crawlers can read. */
export const photoAddress = (publicUrl: string, photo: Pick<PhotoDescriptor, 'hash' | 'width'>): string =>
  new URL(`/media/${photoKey(photo.hash, photo.width, 'webp')}`, publicUrl).href

/** The `srcset` of a photo in one format. */
export const photoSrcSet = (photo: Pick<PhotoDescriptor, 'hash' | 'width'>, format: PhotoFormat): string =>
  photoWidths(photo.width)
    .map((width) => `/media/${photoKey(photo.hash, width, format)} ${width}w`)
    .join(', ')
