import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { openConsent } from '../../lib/consent/consent.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { usePageTitle } from '../../lib/page/use-page-title.ts'

/** When the policy was changed last (docs/product/data-rights.md, Privacy policy). */
const updatedOn = '2025-10-05'

const sections = ['stored', 'contact', 'seen', 'shared', 'kept', 'rights', 'cookies', 'questions'] as const
type Section = (typeof sections)[number]

const link = 'inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4'

/** Where a person does what a section speaks of. */
const SectionLink = ({ of }: { of: Section }) => {
  const { t } = useTranslation('privacyPolicy')
  if (of === 'rights')
    return (
      <Link to="/profile?profile=privacy-data" className={link}>
        {t('rightsLink')}
      </Link>
    )
  if (of === 'cookies')
    return (
      <button type="button" onClick={openConsent} className={link}>
        {t('cookiesLink')}
      </button>
    )
  return null
}

/** What is stored of people, what for, and what they decide themselves. */
export const PrivacyPolicyPage = () => {
  const { t } = useTranslation('privacyPolicy')
  const { longDay } = useFormat()
  usePageTitle(t('title'))
  return (
    <article className="page max-w-[52rem] pt-6 md:pt-12">
      <h1 className="text-36 md:text-48">{t('title')}</h1>
      <p className="mt-2 text-14 text-soft">{t('updated', { date: longDay(updatedOn) })}</p>
      <p className="mt-5 max-w-reading text-18">{t('lead')}</p>
      {sections.map((name) => (
        <section key={name} aria-labelledby={`policy-${name}`} className="mt-9">
          <h2 id={`policy-${name}`} className="text-22">
            {t(`${name}Title`)}
          </h2>
          <p className="mt-2 max-w-reading">{t(`${name}Text`)}</p>
          <SectionLink of={name} />
        </section>
      ))}
    </article>
  )
}
