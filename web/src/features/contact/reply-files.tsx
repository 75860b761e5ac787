import { FileText, Image, Paperclip, RotateCw, X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { SupportTicketFile } from '../../lib/api/model.ts'
import { useProblemText } from '../../lib/api/use-problem-text.ts'
import { Button } from '../../ui/button/button.tsx'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'
import { useFileSize } from './file-size.ts'
import { mayArriveAgain, mostFiles, type TicketUpload, type TicketUploads } from './use-ticket-uploads.ts'

/** What the file dialog offers. The server decides by the bytes. */
const offered = 'application/pdf,image/jpeg,image/png,image/webp,image/avif'

interface RowProps {
  name: string
  isPdf: boolean
  /** What becomes of it, below its name. */
  children: ReactNode
  onRetry?: () => void
  onRemove: () => void
}

const Row = ({ name, isPdf, children, onRetry, onRemove }: RowProps) => {
  const { t } = useTranslation('contact')
  const Icon = isPdf ? FileText : Image
  return (
    <li className="flex items-center gap-3 py-2">
      <Icon aria-hidden="true" className="size-6 shrink-0 text-soft" strokeWidth={1.5} />
      <div className="min-w-0 grow">
        <p dir="auto" className="wrap-anywhere">
          {name}
        </p>
        {children}
      </div>
      {onRetry ? (
        <IconButton label={t('fileRetry', { name })} onClick={onRetry}>
          <RotateCw aria-hidden="true" className="size-5" />
        </IconButton>
      ) : null}
      <IconButton label={t('fileRemove', { name })} onClick={onRemove}>
        <X aria-hidden="true" className="size-5" />
      </IconButton>
    </li>
  )
}

const WaitingRow = ({ file: { name, type, bytes }, onRemove }: { file: SupportTicketFile; onRemove: () => void }) => {
  const { t } = useTranslation('contact')
  const size = useFileSize()
  return (
    <Row name={name} isPdf={type === 'pdf'} onRemove={onRemove}>
      <p className="text-14 text-soft">
        {size(bytes)} · {t('fileWaits')}
      </p>
    </Row>
  )
}

interface UploadRowProps {
  upload: TicketUpload
  onRetry: () => void
  onRemove: () => void
}

const UploadRow = ({ upload: { file, part, error }, onRetry, onRemove }: UploadRowProps) => {
  const { t } = useTranslation('contact')
  const problemText = useProblemText()
  const { name, type } = file
  const isPdf = type === 'application/pdf'
  if (error !== null)
    return (
      <Row name={name} isPdf={isPdf} {...(mayArriveAgain(error) ? { onRetry } : {})} onRemove={onRemove}>
        <p role="alert" className="text-14 text-danger">
          {t('fileFailed', { name })}: {problemText(error)}
        </p>
      </Row>
    )
  return (
    <Row name={name} isPdf={isPdf} onRemove={onRemove}>
      <ProgressBar
        label={t('fileSending', { name, percent: Math.round(part * 100) })}
        value={part}
        most={1}
        className="mt-2"
      />
    </Row>
  )
}

/** The files of a reply: added, seen on their way, tried again and removed before it is sent (docs/product/pages.md, Files about a question). */
export const ReplyFiles = ({ files }: { files: TicketUploads }) => {
  const { t } = useTranslation('contact')
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  // The button of a removed row goes with it.
  const refocus = (): void => button.current?.focus()
  return (
    <div className="grid gap-2">
      {files.waiting.length + files.uploads.length > 0 ? (
        <ul aria-label={t('filesToSend')} className="divide-y divide-line border-y border-line">
          {files.waiting.map((file) => (
            <WaitingRow
              key={file.id}
              file={file}
              onRemove={() => {
                files.remove(file.id)
                refocus()
              }}
            />
          ))}
          {files.uploads.map((upload) => (
            <UploadRow
              key={upload.id}
              upload={upload}
              onRetry={() => {
                files.retry(upload)
                refocus()
              }}
              onRemove={() => {
                files.drop(upload)
                refocus()
              }}
            />
          ))}
        </ul>
      ) : null}
      <input
        ref={input}
        type="file"
        accept={offered}
        multiple
        tabIndex={-1}
        aria-hidden="true"
        className="hidden"
        data-testid="ticket-files"
        onChange={({ currentTarget }) => {
          files.add([...(currentTarget.files ?? [])])
          // Allows choosing the same file again.
          currentTarget.value = ''
        }}
      />
      <div>
        <Button
          ref={button}
          variant="outline"
          size="small"
          aria-disabled={files.full || undefined}
          aria-describedby="ticket-files-hint"
          icon={<Paperclip aria-hidden="true" className="size-4" />}
          onClick={() => (files.full ? files.add([]) : input.current?.click())}
        >
          {t('addFiles')}
        </Button>
      </div>
      <p id="ticket-files-hint" className="text-14 text-soft">
        {t('addFilesHint', { most: mostFiles })}
      </p>
    </div>
  )
}
