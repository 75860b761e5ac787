import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LocaleTab } from '../../lib/locale/open-locale.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Tabs } from '../../ui/layout/tabs.tsx'
import { CurrencyPanel } from './currency-panel.tsx'
import { LanguagePanel } from './language-panel.tsx'

/** Chooses language, region and currency. A choice is in force at once. */
export const LocaleDialog = ({ first, onClose }: { first: LocaleTab; onClose: () => void }) => {
  const { t } = useTranslation('locale')
  const [tab, setTab] = useState(first)
  return (
    <Dialog open onClose={onClose} width="tall" title={t('title')}>
      <Tabs
        label={t('title')}
        value={tab}
        tabs={[
          { value: 'language', label: t('languageTab') },
          { value: 'currency', label: t('currencyTab') },
        ]}
        onChoose={setTab}
      >
        {tab === 'language' ? <LanguagePanel /> : <CurrencyPanel />}
      </Tabs>
    </Dialog>
  )
}
