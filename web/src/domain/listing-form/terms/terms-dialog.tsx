import { type HostTermsPart, hostTermsParts } from '@nordbo/listing-rules'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import type { Terms } from './use-terms.ts'

/** The pages that the boxes name. */
const readable = ['terms', 'privacy'] as const

interface TermsDialogProps {
  terms: Terms
  open: boolean
  onClose: () => void
}

/** The host terms with three boxes, all required. */
export const TermsDialog = ({ terms, open, onClose }: TermsDialogProps) => {
  const { t } = useTranslation('createListing')
  const [ticked, setTicked] = useState<readonly HostTermsPart[]>([])
  const complete = hostTermsParts.every((part) => ticked.includes(part))
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('termsTitle')}
      description={t('termsIntro')}
      footer={
        <div className="flex justify-end gap-3">
          <Button variant="quiet" onClick={onClose}>
            {t('termsDecline')}
          </Button>
          <Button
            disabled={!complete}
            busy={terms.accept.isPending}
            onClick={() => terms.accept.mutate(undefined, { onSuccess: onClose })}
          >
            {t('termsAccept')}
          </Button>
        </div>
      }
    >
      <p className="mb-3 flex flex-wrap gap-x-5">
        {readable.map((document) => (
          <a
            key={document}
            href={`/${document}`}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4"
          >
            {t(`termsRead.${document}`)}
          </a>
        ))}
      </p>
      <div className="grid gap-2">
        {hostTermsParts.map((part) => (
          <Checkbox
            key={part}
            required
            label={t(`termsPart.${part}`)}
            checked={ticked.includes(part)}
            onChange={({ target }) =>
              setTicked(target.checked ? [...ticked, part] : ticked.filter((each) => each !== part))
            }
          />
        ))}
      </div>
    </Dialog>
  )
}
