import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import type { ChangedDocument } from '../../lib/api/model.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { isPutOff, putOff } from './terms-later.ts'
import { useAgree, useChangedDocuments } from './use-changed-documents.ts'

/** Where nobody is interrupted: the pages themselves, booking, paying and signing in. */
const undisturbed = /^\/(terms|privacy|reserve|pay|auth)(\/|$)/

const titleOf = (changed: readonly ChangedDocument[]) => {
  if (changed.length > 1) return 'noticeBoth'
  return changed[0]?.document === 'privacy' ? 'noticePrivacy' : 'noticeTerms'
}

const Changed = ({ document, title, changes }: ChangedDocument) => {
  const { t } = useTranslation('written')
  const { longDay } = useFormat()
  return (
    <section aria-label={title} className="grid gap-2">
      <ul className="grid gap-3">
        {changes.map(({ version, date, text }) => (
          <li key={version}>
            <p className="text-14 text-soft">
              {t('version', { number: version })} · {longDay(date)}
            </p>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <a
        href={`/${document}`}
        target="_blank"
        rel="noreferrer"
        className="inline-flex min-h-11 items-center justify-self-start font-semibold text-primary underline underline-offset-4"
      >
        {title}
        <span className="sr-only"> {t('newTab')}</span>
      </a>
    </section>
  )
}

/** Tells a signed-in person once what changed in the terms or the privacy policy, and stores that they agree. They may do so later. */
export const TermsNotice = () => {
  const { t } = useTranslation('written')
  const { pathname } = useLocation()
  const [closed, setClosed] = useState(isPutOff)
  const changed = useChangedDocuments().data?.changed ?? []
  const agree = useAgree(changed)
  if (closed || changed.length === 0 || undisturbed.test(pathname)) return null
  const later = (): void => {
    putOff()
    setClosed(true)
  }
  const title = titleOf(changed)
  return (
    <Dialog
      open
      onClose={later}
      headingFirst
      title={t(title)}
      description={t('noticeText')}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onClick={later}>
            {t('noticeLater')}
          </Button>
          <Button busy={agree.isPending} onClick={() => agree.mutate()}>
            {t(title === 'noticePrivacy' ? 'noticeRead' : 'noticeAccept')}
          </Button>
        </div>
      }
    >
      <div className="grid gap-6">
        {changed.map((each) => (
          <Changed key={each.document} {...each} />
        ))}
      </div>
    </Dialog>
  )
}
