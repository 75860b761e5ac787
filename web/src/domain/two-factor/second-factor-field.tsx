import { useTranslation } from 'react-i18next'
import { productName } from '../../lib/page/product-name.ts'
import { TextField } from '../../ui/forms/text-field.tsx'
import type { SecondFactorInput } from './use-second-factor-field.ts'

/** The field for a second factor, with what to do before it. */
export const SecondFactorField = ({ input }: { input: SecondFactorInput }) => {
  const { t } = useTranslation('security')
  const { way, text, fault, field, type } = input
  const isCode = way === 'code'
  return (
    <>
      <p className="text-soft">{isCode ? t('codeLead', { product: productName }) : t('recoveryLead')}</p>
      <TextField
        key={way}
        ref={field}
        name={way}
        label={t(isCode ? 'code' : 'recoveryCode')}
        hint={t(isCode ? 'codeHint' : 'recoveryHint')}
        error={fault}
        inputMode={isCode ? 'numeric' : 'text'}
        autoComplete={isCode ? 'one-time-code' : 'off'}
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={isCode ? 7 : 13}
        className="tabular-nums"
        value={text}
        onChange={({ target }) => type(target.value)}
        required
      />
      <p role="status" className="sr-only">
        {fault}
      </p>
    </>
  )
}

/** Changes between the code of the app and a recovery code. */
export const OtherFactorButton = ({ input: { way, choose } }: { input: SecondFactorInput }) => {
  const { t } = useTranslation('security')
  const isCode = way === 'code'
  return (
    <button
      type="button"
      className="min-h-11 px-1 font-semibold text-primary underline underline-offset-4"
      onClick={() => choose(isCode ? 'recoveryCode' : 'code')}
    >
      {t(isCode ? 'useRecovery' : 'useApp')}
    </button>
  )
}
