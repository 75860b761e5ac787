import { FileText, Image, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PartnerApplication } from '../../lib/api/model.ts'
import { useProblemText } from '../../lib/api/use-problem-text.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { Button } from '../../ui/button/button.tsx'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'
import { Select } from '../../ui/forms/select.tsx'
import { type CompanyDocument, documentKinds, useCompanyDocuments } from './use-company-documents.ts'

/** What the file dialog offers. The server decides by the bytes. */
const offered = 'application/pdf,image/jpeg,image/png,image/webp,image/avif'

interface DocumentRowProps {
  document: CompanyDocument
  busy: boolean
  /** Undefined where documents stay as they are. */
  onRemove: (() => void) | undefined
}

const DocumentRow = ({ document: { id, kind, type, createdAt }, busy, onRemove }: DocumentRowProps) => {
  const { t } = useTranslation('partner')
  const format = useFormat()
  const name = t(`documentKind.${kind}`)
  const Icon = type === 'pdf' ? FileText : Image
  return (
    <li className="flex items-center gap-3 py-3">
      <Icon aria-hidden="true" className="size-6 shrink-0 text-soft" strokeWidth={1.5} />
      <div className="min-w-0 grow">
        <a
          href={`/api/partner/documents/${id}`}
          target="_blank"
          rel="noreferrer"
          aria-label={t('openDocument', { name })}
          className="inline-flex min-h-6 items-center font-medium underline underline-offset-4"
        >
          {name}
        </a>
        <p className="text-14 text-soft">
          {t(`documentType.${type}`)} · {format.moment(createdAt)}
        </p>
      </div>
      {onRemove ? (
        <IconButton label={t('removeDocument', { name })} disabled={busy} onClick={onRemove}>
          <Trash2 aria-hidden="true" className="size-5" />
        </IconButton>
      ) : null}
    </li>
  )
}

/** Chooses the kind of a document and its file, and sends it. */
const AddDocument = ({ adding, part }: Pick<ReturnType<typeof useCompanyDocuments>, 'adding' | 'part'>) => {
  const { t } = useTranslation('partner')
  const input = useRef<HTMLInputElement>(null)
  const [kind, setKind] = useState<CompanyDocument['kind']>('registration')
  return (
    <div className="grid gap-3">
      <div className="grid items-end gap-3 sm:grid-cols-[1fr_auto]">
        <Select
          label={t('documentKind')}
          value={kind}
          options={documentKinds.map((each) => ({ value: each, label: t(`documentKind.${each}`) }))}
          onChoose={setKind}
        />
        <input
          ref={input}
          type="file"
          accept={offered}
          tabIndex={-1}
          aria-hidden="true"
          className="hidden"
          data-testid="company-document"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? []
            if (file) adding.mutate({ kind, file })
            // Allows choosing the same file again.
            currentTarget.value = ''
          }}
        />
        <Button
          variant="outline"
          aria-describedby="company-document-hint"
          busy={adding.isPending}
          onClick={() => input.current?.click()}
        >
          {t('addDocument')}
        </Button>
      </div>
      <p id="company-document-hint" className="text-14 text-soft">
        {t('addDocumentHint')}
      </p>
      {adding.isPending ? (
        <ProgressBar label={t('documentSending', { percent: Math.round(part * 100) })} value={part} most={1} />
      ) : null}
    </div>
  )
}

/** Why the last document was refused, for as long as none was added. */
const Refusal = ({ error }: { error: unknown }) => {
  const problemText = useProblemText()
  return <Banner tone="warning">{problemText(error)}</Banner>
}

/** The documents of a company (docs/product/partners.md, Documents). Those of an approved one stay as they are. */
export const CompanyDocuments = ({ application: { documents, status } }: { application: PartnerApplication }) => {
  const { t } = useTranslation('partner')
  const { adding, removing, part } = useCompanyDocuments()
  const heading = useRef<HTMLHeadingElement>(null)
  const locked = status === 'approved'
  return (
    <section aria-labelledby="company-documents" className="grid gap-4">
      <h2 id="company-documents" ref={heading} tabIndex={-1} className="text-22 outline-none md:text-28">
        {t('documents')}
      </h2>
      <p className="max-w-reading text-soft">
        {t(!locked ? 'documentsLead' : documents.length > 0 ? 'documentsLocked' : 'documentsNone')}
      </p>
      {documents.length > 0 ? (
        <ul className="divide-y divide-line border-y border-line">
          {documents.map((document) => (
            <DocumentRow
              key={document.id}
              document={document}
              busy={removing.isPending}
              onRemove={
                locked
                  ? undefined
                  : () => {
                      removing.mutate(document.id)
                      // The button goes with its row.
                      heading.current?.focus()
                    }
              }
            />
          ))}
        </ul>
      ) : locked ? null : (
        <p className="text-14 text-soft">{t('noDocuments')}</p>
      )}
      {adding.isError ? <Refusal error={adding.error} /> : null}
      {locked ? null : <AddDocument adding={adding} part={part} />}
    </section>
  )
}
