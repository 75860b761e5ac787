import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { codeOf } from '../../lib/api/problem.ts'
import { useProblemText } from '../../lib/api/use-problem-text.ts'
import { toastSuccess } from '../../lib/toast/toast.ts'
import { Button } from '../../ui/button/button.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { useAddImport } from './use-calendar-sync.ts'

/** As long as the service takes them. */
const longest = { name: 60, address: 2_000 } as const
const ofAddress: readonly string[] = [
  'calendarImport.addressInvalid',
  'calendarImport.addressPrivate',
  'calendarImport.ownExport',
  'calendarImport.duplicate',
]

/** Adds a calendar of another site. What is typed stays until it is added. */
export const ImportForm = ({ listingId }: { listingId: string }) => {
  const { t } = useTranslation('calendarSync')
  const problemText = useProblemText()
  const add = useAddImport(listingId)
  const [name, setName] = useState('')
  const [address, setAddress] = useState('')
  const [tried, setTried] = useState(false)
  const refused = add.error && ofAddress.includes(codeOf(add.error)) ? problemText(add.error) : undefined
  const submit = (): void => {
    setTried(true)
    if (name.trim() === '' || address.trim() === '') return
    add.mutate(
      { name: name.trim(), address: address.trim() },
      {
        onSuccess: () => {
          setName('')
          setAddress('')
          setTried(false)
          toastSuccess({ title: t('added'), description: t('addedText') })
        },
      },
    )
  }
  return (
    <form
      noValidate
      aria-label={t('addTitle')}
      className="grid grid-cols-1 gap-5 rounded-card bg-raised p-4 hairline border-line md:p-6"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <h3 className="text-18">{t('addTitle')}</h3>
      <div className="grid grid-cols-1 gap-x-6 gap-y-5 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <TextField
          label={t('name')}
          hint={t('nameHint')}
          maxLength={longest.name}
          value={name}
          error={tried && name.trim() === '' ? t('nameMissing') : undefined}
          onChange={(event) => setName(event.target.value)}
        />
        <TextField
          label={t('theirAddress')}
          hint={t('theirAddressHint')}
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          maxLength={longest.address}
          value={address}
          error={tried && address.trim() === '' ? t('addressMissing') : refused}
          onChange={(event) => {
            setAddress(event.target.value)
            if (add.error) add.reset()
          }}
        />
      </div>
      {add.error && refused === undefined ? (
        <Banner tone="danger" title={t('addFailed')}>
          {problemText(add.error)}
        </Banner>
      ) : null}
      <Button type="submit" className="justify-self-start" busy={add.isPending}>
        {t('add')}
      </Button>
    </form>
  )
}
