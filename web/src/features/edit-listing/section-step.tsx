import type { EditSection } from '@nordbo/listing-rules'
import { ArrowLeft } from 'lucide-react'
import { useEffect } from 'react'
import { FormProvider } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { EditableListing } from '../../lib/api/model.ts'
import { useIsWide } from '../../lib/browser/use-media-query.ts'
import { useLeaveGuard } from '../../lib/navigation/use-leave-guard.ts'
import { Button } from '../../ui/button/button.tsx'
import { DialogStep } from '../../ui/dialog/dialog.tsx'
import { LeaveQuestion } from '../../ui/dialog/leave-question.tsx'
import { ConflictPanel } from './conflict-panel.tsx'
import { PublishBar } from './publish-bar.tsx'
import { SectionBody } from './section-body.tsx'
import { SectionNav } from './section-nav.tsx'
import { useSaveSection } from './use-save-section.ts'
import { useSectionForm } from './use-section-form.ts'

interface SectionStepProps {
  home: EditableListing
  section: EditSection
  /** Null is a phone's list. */
  onSection: (section: EditSection | null) => void
  onPage: (page: 'extras' | 'rules') => void
  onClose: () => void
  /** Tells the frame, which Escape and the cross ask, how to leave. */
  onAsk: (leave: (action: () => void) => void) => void
}

/** One section of the dialog with its form. */
export const SectionStep = ({ home, section, onSection, onPage, onAsk }: SectionStepProps) => {
  const { t } = useTranslation('editListing')
  const wide = useIsWide()
  const state = useSectionForm(section, home)
  const { form, changed, changes } = state
  const save = useSaveSection(section, home, state)
  const dirty = changed.length > 0
  const guard = useLeaveGuard(dirty, state.discard)
  useEffect(() => onAsk(guard.leave))
  const conflict = changes.length > 0 && dirty
  const submit = (): void => void form.handleSubmit(() => save.mutate())()
  const go = (to: EditSection | null): void => (to === section ? undefined : guard.leave(() => onSection(to)))
  return (
    <FormProvider {...form}>
      <form
        noValidate
        className="contents"
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation()
          if (dirty && !conflict && !save.isPending) submit()
        }}
      >
        <DialogStep
          title={t('title')}
          width="split"
          step={section}
          footer={
            section === 'photos' ? null : (
              <div className="flex items-center justify-end gap-3">
                <p role="status" data-testid="edit-state" className="grow text-14 text-soft">
                  {dirty ? t('unsaved') : null}
                </p>
                {dirty ? (
                  <Button variant="quiet" disabled={save.isPending} onClick={state.discard}>
                    {t('undo')}
                  </Button>
                ) : null}
                <Button type="submit" busy={save.isPending} disabled={!dirty || conflict}>
                  {t('save')}
                </Button>
              </div>
            )
          }
        >
          <div className="grid gap-6">
            {wide ? <PublishBar home={home} onSection={go} /> : null}
            <div className="grid items-start gap-8 md:grid-cols-[13rem_minmax(0,1fr)]">
              {wide ? (
                <SectionNav current={section} onSection={go} onPage={(page) => guard.leave(() => onPage(page))} />
              ) : null}
              <div className="grid min-w-0 gap-6">
                <header className="grid justify-items-start gap-1">
                  {wide ? null : (
                    <Button
                      variant="quiet"
                      size="small"
                      className="-ms-4"
                      icon={<ArrowLeft aria-hidden="true" className="size-4" />}
                      onClick={() => go(null)}
                    >
                      {t('allSections')}
                    </Button>
                  )}
                  <h2 className="text-22 md:text-28">{t(`section.${section}`)}</h2>
                  {section === 'photos' ? <p className="text-soft">{t('photosAtOnce')}</p> : null}
                </header>
                {conflict ? (
                  <ConflictPanel changes={changes} busy={save.isPending} onTake={state.takeTheirs} onSave={submit} />
                ) : null}
                <SectionBody id={home.id} section={section} changed={changed} />
              </div>
            </div>
          </div>
        </DialogStep>
      </form>
      <LeaveQuestion
        guard={guard}
        title={t('leaveTitle')}
        text={t('leaveText', { section: t(`section.${section}`) })}
        stay={t('stay')}
        discard={t('discard')}
      />
    </FormProvider>
  )
}
