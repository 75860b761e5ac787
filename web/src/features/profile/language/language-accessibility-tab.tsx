import { languages } from '@nordbo/texts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AccessibilityChoices } from '../../../domain/accessibility/accessibility-choices.tsx'
import { languageName } from '../../../domain/locale/languages.ts'
import { usePatchProfile, useProfile } from '../../../domain/profile/use-profile.ts'
import { changeLanguage, currentLanguage, languages as offered } from '../../../i18n/i18n.ts'
import { drawAccessibility } from '../../../lib/accessibility/drawn-accessibility.ts'
import type { Accessibility, Profile } from '../../../lib/api/model.ts'
import { Button } from '../../../ui/button/button.tsx'
import { RadioList } from '../../../ui/forms/radio-list.tsx'
import { TabState } from '../tab-state.tsx'
import { useSaveToasts } from '../use-save-toasts.ts'

/** The language's texts, if it has them. */
const spoken = (locale: string) => offered.find((language) => language === locale)

const Choices = ({ profile }: { profile: Profile }) => {
  const { t } = useTranslation('profile')
  const patch = usePatchProfile()
  const toasts = useSaveToasts()
  // Until it is stored.
  const [chosen, setChosen] = useState<Profile['preferredLocale'] | null>(null)
  const chooseLanguage = async (preferredLocale: Profile['preferredLocale']): Promise<void> => {
    const language = spoken(preferredLocale)
    if (!language) return
    setChosen(preferredLocale)
    try {
      await changeLanguage(language)
      await patch.mutateAsync({ preferredLocale })
      toasts.saved()
    } catch (error) {
      toasts.failed(error)
    }
    setChosen(null)
  }
  const chooseAccessibility = (accessibility: Accessibility): void => {
    const before = profile.accessibility
    drawAccessibility(accessibility)
    patch.mutate(
      { accessibility },
      {
        onSuccess: toasts.saved,
        onError: (error) => {
          drawAccessibility(before)
          toasts.failed(error)
        },
      },
    )
  }
  const kept = spoken(profile.preferredLocale)
  const shown = patch.isPending ? (patch.variables.accessibility ?? profile.accessibility) : profile.accessibility
  return (
    <div className="grid max-w-[44rem] gap-10">
      <section aria-labelledby="hub-language">
        <h3 id="hub-language" className="mb-1 text-22">
          {t('language')}
        </h3>
        <p className="mb-4 text-14 text-soft">{t('languageText')}</p>
        {/* A link may name another language than the one that is kept, whose choice is already made. */}
        {chosen === null && kept && kept !== currentLanguage() ? (
          <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
            <p className="text-14">{t('pageIn', { language: languageName(currentLanguage()) })}</p>
            <Button variant="outline" size="small" onClick={() => void changeLanguage(kept)}>
              {t('readIn', { language: languageName(kept) })}
            </Button>
          </div>
        ) : null}
        <RadioList
          legend={t('language')}
          value={chosen ?? profile.preferredLocale}
          options={languages.map(({ code, name, region }) => ({
            value: code,
            label: `${name} (${region})`,
            lang: code,
            ...(spoken(code) ? {} : { note: t('languageComing'), disabled: true }),
          }))}
          onChoose={(locale) => void chooseLanguage(locale)}
        />
      </section>
      <section aria-labelledby="hub-accessibility">
        <h3 id="hub-accessibility" className="mb-1 text-22">
          {t('accessibility')}
        </h3>
        <p className="mb-5 text-14 text-soft">{t('accessibilityText')}</p>
        <AccessibilityChoices value={shown} onChange={chooseAccessibility} />
      </section>
    </div>
  )
}

/** Language of pages and mails, and how the interface is drawn (docs/product/people.md, Accessibility). */
export const LanguageAccessibilityTab = () => {
  const { t } = useTranslation('profile')
  return (
    <TabState query={useProfile()} failed={t('profileFailed')}>
      {(profile) => <Choices profile={profile} />}
    </TabState>
  )
}
