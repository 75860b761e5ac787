import { useTranslation } from 'react-i18next'

const documents = ['terms', 'privacy'] as const

/** What a new account agrees to, with the pages in a tab of their own, so that nothing typed is lost (docs/product/people.md, Terms and privacy policy). */
export const AgreementNote = ({ at }: { at: 'signUp' | 'provider' }) => {
  const { t } = useTranslation('auth')
  return (
    <div className="text-14 text-soft">
      <p>{t(`agree.${at}`)}</p>
      <p className="flex flex-wrap gap-x-5">
        {documents.map((document) => (
          <a
            key={document}
            href={`/${document}`}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4"
          >
            {t(`agree.${document}`)}
            <span className="sr-only"> {t('agree.newTab')}</span>
          </a>
        ))}
      </p>
    </div>
  )
}
