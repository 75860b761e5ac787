import type { PrivateDocumentType } from '@nordbo/contracts'

/** Characters of a name at most, without its ending. */
const longest = 80

/** The endings that a file's name may keep, and what it ends in otherwise. Pictures are made anew as WebP. */
const endings = {
  pdf: { kept: /\.pdf$/i, otherwise: '.pdf', nameless: 'dokument' },
  picture: { kept: /\.(?:jpe?g|png|webp|avif)$/i, otherwise: '.webp', nameless: 'billede' },
} as const satisfies Record<PrivateDocumentType, object>

/**
 * The name of a file as the person's device has it, fit to be shown and mailed: its last part alone, in one line, without control and
 * direction marks and without what file systems refuse, cut, and with an ending that says what the file is.
 */
export const cleanFileName = (name: string, type: PrivateDocumentType): string => {
  const { kept, otherwise, nameless } = endings[type]
  const [last = ''] = name.normalize('NFC').split(/[\\/]/).slice(-1)
  const clean = last
    .replace(/[\p{C}\p{Zl}\p{Zp}<>:"|?*]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const [ending = otherwise] = kept.exec(clean) ?? []
  const stem = clean.replace(kept, '').replace(/^[. ]+|[. ]+$/g, '')
  return `${[...(stem || nameless)].slice(0, longest).join('')}${ending}`
}
