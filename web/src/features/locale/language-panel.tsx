import { type Language, languages } from '@nordbo/texts'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { languageName, offeredLanguage, suggestedLanguages } from '../../domain/locale/languages.ts'
import { answer, api } from '../../lib/api/client.ts'
import { queryKeys } from '../../lib/api/query-keys.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { ChoiceList, type ListedChoice } from '../../ui/forms/choice-list.tsx'
import { Switch } from '../../ui/forms/switch.tsx'
import { useChooseLanguage } from './use-choose-locale.ts'

const heading = 'mb-3 font-body text-16 font-semibold tracking-normal'

/** Translation of what people wrote. Nobody can translate it yet, and the switch says so. */
const TranslationSwitch = () => {
  const { t } = useTranslation('locale')
  const id = useId()
  return (
    <div className="flex items-start justify-between gap-6 rounded-card bg-sunken p-4">
      <div>
        <p className="font-semibold">{t('translation')}</p>
        <p id={id} className="mt-1 text-14 text-soft">
          {t('translationText')} {t('translationMissing')}
        </p>
      </div>
      <Switch checked={false} disabled label={t('translation')} describedBy={id} onChange={() => undefined} />
    </div>
  )
}

/** The language of the page, and that of the signed-in person's mails where it is another one. */
export const LanguagePanel = () => {
  const { t, i18n } = useTranslation('locale')
  const id = useId()
  const { user } = useSession()
  const choose = useChooseLanguage()
  const profile = useQuery({
    queryKey: queryKeys.profile,
    queryFn: ({ signal }) => answer(api.GET('/api/me/profile', { signal })),
    enabled: user !== null,
    staleTime: 0,
  })
  const toChoice = ({ code, name, region }: Language): ListedChoice => {
    const offered = offeredLanguage(code) !== undefined
    return {
      ...{ value: code, label: name, lang: code, disabled: !offered },
      note: offered ? <bdi lang={code}>{region}</bdi> : t('notYet', { region }),
    }
  }
  const lists = [
    { key: 'suggested', title: t('suggested'), items: suggestedLanguages(navigator.languages) },
    { key: 'all', title: t('all'), items: languages },
  ]
  const mails = profile.data?.preferredLocale
  return (
    <div className="grid gap-8">
      <TranslationSwitch />
      {mails !== undefined && mails !== i18n.language ? (
        <p className="text-14 text-soft">{t('mailsIn', { language: languageName(mails) })}</p>
      ) : null}
      {lists.map(({ key, title, items }) => (
        <section key={key}>
          <h3 id={`${id}-${key}`} className={heading}>
            {title}
          </h3>
          <ChoiceList
            labelledBy={`${id}-${key}`}
            value={i18n.language}
            choices={items.map(toChoice)}
            onChoose={(code) => {
              const language = offeredLanguage(code)
              if (language && !choose.isPending) choose.mutate(language)
            }}
          />
        </section>
      ))}
    </div>
  )
}
