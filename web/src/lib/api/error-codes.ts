import type { ErrorCode } from '@nordbo/contracts'
import texts from '../../i18n/locales/da/errors.json' with { type: 'json' }

/** A text for every error code. A missing one does not compile, in Danish and in English. */
const errorTexts: Record<ErrorCode, string> = texts

/** Is this an error code that has a text? */
export const isKnownCode = (code: string): code is ErrorCode => Object.hasOwn(errorTexts, code)
