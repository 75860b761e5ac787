import type { ErrorCode } from '@nordbo/contracts'
import texts from '../../i18n/locales/da/errors.json' with { type: 'json' }

/** A text for every error code: a code without one does not compile here, nor in the English twin. */
const worded: Record<ErrorCode, string> = texts

/** Is this an error code with a text? */
export const isKnownCode = (code: string): code is ErrorCode => Object.hasOwn(worded, code)
