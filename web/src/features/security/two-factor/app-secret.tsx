import { Copy } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useProblemText } from '../../../lib/api/use-problem-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { useCopy } from '../use-copy.ts'
import { QrCode } from './qr-code.tsx'
import type { useTwoFactorChanges } from './use-two-factor.ts'

interface AppSecretProps {
  secret: { uri: string; key: string }
  confirm: ReturnType<typeof useTwoFactorChanges>['confirm']
  onConfirmed: (codes: string[]) => void
}

const inGroups = (key: string): string => key.replaceAll(/(.{4})(?=.)/g, '$1 ')

/** The secret for the person's app, as a picture and as text, and the field for its first code. */
export const AppSecret = ({ secret, confirm, onConfirmed }: AppSecretProps) => {
  const { t } = useTranslation('security')
  const problemText = useProblemText()
  const copy = useCopy()
  const field = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [missing, setMissing] = useState(false)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const wrong = !/^\s*\d{3}\s?\d{3}\s*$/.test(code)
    setMissing(wrong)
    if (wrong) {
      field.current?.focus()
      return
    }
    confirm.mutate(code.trim(), {
      onSuccess: ({ recoveryCodes }) => onConfirmed(recoveryCodes),
      onError: () => {
        setCode('')
        field.current?.focus()
      },
    })
  }
  const fault = missing ? t('codeMissing') : confirm.error && !code ? problemText(confirm.error) : undefined
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <p>{t('setUpScan')}</p>
      <div className="grid justify-items-center">
        <QrCode text={secret.uri} label={t('qrLabel')} />
      </div>
      <div>
        <p className="text-14 text-soft">{t('setUpKey')}</p>
        <p dir="ltr" data-key={secret.key} className="my-2 font-mono text-16 wrap-anywhere">
          {inGroups(secret.key)}
        </p>
        <Button
          variant="outline"
          size="small"
          icon={<Copy aria-hidden="true" className="size-4" />}
          onClick={() => void copy(secret.key)}
        >
          {t('copyKey')}
        </Button>
      </div>
      <p>{t('setUpCode')}</p>
      <TextField
        ref={field}
        label={t('code')}
        hint={t('codeHint')}
        error={fault}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        className="tabular-nums"
        value={code}
        onChange={(event) => {
          setCode(event.target.value)
          setMissing(false)
        }}
        required
      />
      <p role="status" className="sr-only">
        {fault}
      </p>
      <Button type="submit" size="large" busy={confirm.isPending}>
        {t('turnOn')}
      </Button>
    </form>
  )
}
