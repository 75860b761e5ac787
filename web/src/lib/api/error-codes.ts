import type { ErrorCode } from '@nordbo/contracts'
import type { WebTexts } from '@nordbo/texts'
import i18next from 'i18next'

/** A text for every error code. A missing one does not compile. */
export type ErrorTexts = Record<ErrorCode, string>
type HasEveryText<Texts extends ErrorTexts> = keyof Texts

/** Is this an error code whose text is loaded? */
export const isKnownCode = (code: string): code is ErrorCode & HasEveryText<WebTexts['errors']> =>
  i18next.exists(code, { ns: 'errors' })
