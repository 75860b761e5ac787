import { type PhotoDescriptor, type PhotoFormat, photoKey, photoWidths } from '@nordbo/contracts'
import type { LanguageCode } from '@nordbo/texts'

/** An absolute address of a page, with `lang` unless it is Danish. */
export const pageUrl = (publicUrl: string, path: string, query: URLSearchParams, language: LanguageCode): string => {
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
  { language, offered }: { language: LanguageCode; offered: readonly LanguageCode[] },
): { canonical: string; alternates: { language: string; href: string }[] } => ({
  canonical: pageUrl(publicUrl, path, query, language),
  alternates: [
    ...offered.map((code) => ({ language: code, href: pageUrl(publicUrl, path, query, code) })),
    { language: 'x-default', href: pageUrl(publicUrl, path, query, 'da') },
  ],
})

/** The absolute address of a photo as WebP, which link previews and crawlers can read. */
export const photoAddress = (publicUrl: string, photo: Pick<PhotoDescriptor, 'hash' | 'width'>): string =>
  new URL(`/media/${photoKey(photo.hash, photo.width, 'webp')}`, publicUrl).href

/** The absolute address of the picture that link previews show of a home or hotel (share-pictures/). */
export const shareAddress = (
  { publicUrl, language }: { publicUrl: string; language: LanguageCode },
  kind: 'homes' | 'hotels',
  id: string,
): string => new URL(`/media/share/${kind}/${id}/${language}.jpg`, publicUrl).href

/** The `srcset` of a photo in one format. */
export const photoSrcSet = (photo: Pick<PhotoDescriptor, 'hash' | 'width'>, format: PhotoFormat): string =>
  photoWidths(photo.width)
    .map((width) => `/media/${photoKey(photo.hash, width, format)} ${width}w`)
    .join(', ')
