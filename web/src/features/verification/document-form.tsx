import { LockKeyhole } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useUnsaved } from '../../domain/profile-hub/use-unsaved.ts'
import { Button } from '../../ui/button/button.tsx'
import { DocumentField } from './document-field.tsx'
import { documentKinds, useDocuments } from './use-documents.ts'
import { documentDays, useSendDocuments } from './use-verification.ts'

/** Chooses and sends the documents. */
export const DocumentForm = () => {
  const { t } = useTranslation('verification')
  const documents = useDocuments()
  const sending = useSendDocuments()
  useUnsaved(documents.dirty && !sending.isSuccess)
  return (
    <form
      noValidate
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        const files = documents.check()
        if (files) sending.mutate(files)
      }}
    >
      <div className="grid gap-6 lg:grid-cols-3">
        {documentKinds.map((kind) => (
          <DocumentField
            key={kind}
            kind={kind}
            preview={documents.previews[kind]}
            fault={documents.faults[kind]}
            disabled={sending.isPending}
            onChoose={(file) => documents.choose(kind, file)}
            onRemove={() => documents.remove(kind)}
          />
        ))}
      </div>
      <p className="flex gap-3 text-14 text-soft">
        <LockKeyhole aria-hidden="true" className="mt-px size-5 shrink-0" />
        {t('privacy', { count: documentDays })}
      </p>
      {sending.isPending ? (
        <progress
          className="h-1.5 w-full accent-primary"
          max={1}
          value={sending.part}
          aria-label={t('sending', { percent: Math.round(sending.part * 100) })}
        />
      ) : null}
      <div>
        <Button type="submit" busy={sending.isPending}>
          {t('send')}
        </Button>
      </div>
    </form>
  )
}
