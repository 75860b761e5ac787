import { useQuery } from '@tanstack/react-query'
import { Download, FileText } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SupportTicketFile } from '../../lib/api/model.ts'
import { queryKeys } from '../../lib/api/query-keys.ts'
import { useProblemText } from '../../lib/api/use-problem-text.ts'
import { saveFile } from '../../lib/browser/save-file.ts'
import { toastError } from '../../lib/toast/toast.ts'
import { Button } from '../../ui/button/button.tsx'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { useFileSize } from './file-size.ts'
import { fetchTicketFile } from './ticket-file-calls.ts'

interface FileProps {
  token: string
  file: SupportTicketFile
}

/** Pictures are made anew as WebP. */
const nameToSave = ({ name, type }: SupportTicketFile): string =>
  type === 'pdf' ? name : `${name.replace(/\.[^.]+$/, '')}.webp`

/** An address of a fetched file for as long as it is shown. */
const useObjectUrl = (content: Blob | undefined): string | undefined => {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!content) return
    const made = URL.createObjectURL(content)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [content])
  return url
}

const Picture = ({ token, file: { id, name } }: FileProps) => {
  const { t } = useTranslation('contact')
  const query = useQuery({
    queryKey: [...queryKeys.mailLink, 'ticket-file', token, id],
    queryFn: ({ signal }) => fetchTicketFile(token, id, signal),
    // A sent file stays as it is.
    staleTime: Number.POSITIVE_INFINITY,
  })
  const url = useObjectUrl(query.data)
  if (query.isError)
    return (
      <div className="grid justify-items-start gap-2">
        <p role="alert" className="text-14 text-danger">
          {t('fileOpenFailed')}
        </p>
        <Button variant="outline" size="small" busy={query.isFetching} onClick={() => void query.refetch()}>
          {t('fileRetry', { name })}
        </Button>
      </div>
    )
  const box = 'h-48 w-full max-w-72 rounded-control'
  return url ? <img src={url} alt={name} className={`${box} bg-sunken object-contain`} /> : <Skeleton className={box} />
}

const SentFile = ({ token, file }: FileProps) => {
  const { t } = useTranslation('contact')
  const problemText = useProblemText()
  const size = useFileSize()
  const [busy, setBusy] = useState(false)
  const { id, name, type, bytes } = file
  const save = async (): Promise<void> => {
    setBusy(true)
    try {
      saveFile(nameToSave(file), await fetchTicketFile(token, id))
    } catch (error) {
      toastError({ title: t('fileOpenFailed'), description: problemText(error) })
    }
    setBusy(false)
  }
  return (
    <li className="grid gap-1">
      {type === 'picture' ? <Picture token={token} file={file} /> : null}
      <div className="flex items-center gap-3">
        {type === 'pdf' ? (
          <FileText aria-hidden="true" className="size-6 shrink-0 text-soft" strokeWidth={1.5} />
        ) : null}
        <p className="min-w-0 text-14">
          <bdi className="wrap-anywhere">{name}</bdi> <span className="text-soft">· {size(bytes)}</span>
        </p>
        <IconButton label={t('fileSave', { name })} disabled={busy} onClick={() => void save()}>
          <Download aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
    </li>
  )
}

/** The files of a message about a question, by the secret of its link. */
export const TicketFiles = ({ token, files }: { token: string; files: readonly SupportTicketFile[] }) => {
  const { t } = useTranslation('contact')
  return (
    <ul aria-label={t('filesOf')} className="mt-3 grid gap-3">
      {files.map((file) => (
        <SentFile key={file.id} token={token} file={file} />
      ))}
    </ul>
  )
}
