import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { HubTab } from '../../../domain/profile-hub/hub-tabs.ts'
import { HubContext } from '../../../domain/profile-hub/use-hub.ts'
import { UnsavedContext } from '../../../domain/profile-hub/use-unsaved.ts'
import { useIsWide } from '../../../lib/browser/use-media-query.ts'
import { useLeaveGuard } from '../../../lib/navigation/use-leave-guard.ts'
import { usePageTitle } from '../../../lib/page/use-page-title.ts'
import { DialogFrame, DialogStep } from '../../../ui/dialog/dialog.tsx'
import { BackToOverview } from './back-to-overview.tsx'
import { HubTabs } from './hub-tabs.tsx'
import { UnsavedQuestion } from './unsaved-question.tsx'
import { useGuardedLinks } from './use-guarded-links.ts'
import type { HubAddress } from './use-hub-address.ts'
import { useUnsavedForms } from './use-unsaved-forms.ts'

interface HubDialogProps {
  tab: HubTab
  address: Pick<HubAddress, 'go' | 'close'>
  /** The tab's content. */
  children: ReactNode
}

/**
 * The profile hub (docs/product/people.md, Profile hub): the tabs beside their content, on phones one tab at a time.
 * Leaving a tab with unsaved changes asks first.
 */
export const HubDialog = ({ tab, address, children }: HubDialogProps) => {
  const { t } = useTranslation('profile')
  const wide = useIsWide()
  const body = useRef<HTMLDivElement>(null)
  const [dirty, report] = useUnsavedForms()
  // A tab whose changes are given up is rendered anew.
  const [given, setGiven] = useState(0)
  const guard = useLeaveGuard(dirty, () => setGiven((before) => before + 1))
  usePageTitle(t('pageTitle', { tab: t(`tab.${tab}`) }))
  useEffect(() => {
    body.current?.closest('[data-width]')?.scrollTo({ top: 0 })
  }, [tab])
  const go = (next: HubTab): void => (next === tab ? undefined : guard.leave(() => address.go(next)))
  const close = (): void => guard.leave(address.close)
  const content = (
    <UnsavedContext value={report} key={`${tab}-${given}`}>
      {children}
    </UnsavedContext>
  )
  return (
    <HubContext value={{ go, close }}>
      <DialogFrame open onClose={close} full headingFirst={!wide} returnTo="[data-hub-entry]">
        <DialogStep
          width="split"
          step={wide ? null : tab}
          title={t(`tab.${tab}`)}
          before={wide || tab === 'overview' ? null : <BackToOverview onBack={() => go('overview')} />}
        >
          <div ref={body} onClickCapture={useGuardedLinks(dirty, guard)}>
            {wide ? (
              <HubTabs tab={tab} onChoose={go}>
                {content}
              </HubTabs>
            ) : (
              content
            )}
          </div>
        </DialogStep>
        <UnsavedQuestion guard={guard} />
      </DialogFrame>
    </HubContext>
  )
}
