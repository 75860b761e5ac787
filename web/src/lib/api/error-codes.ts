import type { ErrorCode } from '@nordbo/contracts'
import i18next from 'i18next'
import type { danish } from '../../i18n/danish.ts'

/** A text for every error code. A missing one does not compile, in Danish and in English. */
export type ErrorTexts = Record<ErrorCode, string>
type HasEveryText<Texts extends ErrorTexts> = keyof Texts

/** Is this an error code whose text is loaded? */
export const isKnownCode = (code: string): code is ErrorCode & HasEveryText<(typeof danish)['errors']> =>
  i18next.exists(code, { ns: 'errors' })
