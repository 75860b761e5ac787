import { noStayRules } from '@nordbo/stay-rules'
import { useTranslation } from 'react-i18next'
import type { RevisedStayRules } from '../../lib/api/model.ts'
import { useToday } from '../../lib/clock/use-now.ts'
import { Button } from '../../ui/button/button.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { FormSummary } from '../../ui/forms/form-summary.tsx'
import { type RuleNumber, ruleNumbers, type ValuesDraft } from './rule-draft.ts'
import { RuleFields, useFaultText } from './rule-fields.tsx'
import { SeasonList } from './season-list.tsx'
import { useRulesForm } from './use-rules-form.ts'
import { useStayRules } from './use-stay-rules.ts'

type Defaults = Record<RuleNumber, string>

const homeDefaults = (noWindow: string): Defaults => ({
  minNights: String(noStayRules.minNights),
  maxNights: String(noStayRules.maxNights),
  noticeDays: String(noStayRules.noticeDays),
  preparationDays: String(noStayRules.preparationDays),
  windowDays: noWindow,
})

/** What an empty field of a season stands for: the home's own value. */
const seasonDefaults = (home: Defaults, own: ValuesDraft): Defaults => {
  const shown = { ...home }
  for (const name of ruleNumbers) shown[name] = own[name].trim() || home[name]
  return shown
}

const RulesForm = ({ id, stored }: { id: string; stored: RevisedStayRules }) => {
  const { t } = useTranslation('stayRules')
  const faultText = useFaultText()
  const today = useToday()
  const form = useRulesForm(id, stored)
  const { draft, faults } = form
  const defaults = homeDefaults(t('noWindow'))
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-9"
      onSubmit={(event) => {
        event.preventDefault()
        form.save()
      }}
    >
      {form.overtaken ? (
        <Banner tone="warning" title={t('overtakenTitle')}>
          <p>{t('overtakenText')}</p>
          <div className="mt-3 flex flex-wrap gap-3">
            <Button variant="outline" size="small" busy={form.busy} onClick={form.saveOver}>
              {t('keepMine')}
            </Button>
            <Button variant="quiet" size="small" onClick={form.discard}>
              {t('takeTheirs')}
            </Button>
          </div>
        </Banner>
      ) : null}
      <FormSummary
        attempt={form.attempt}
        errors={faults.map(({ field }) => ({ field, text: faultText(faults, field) ?? '' }))}
      />
      <section aria-labelledby="year" className="grid grid-cols-1 gap-5">
        <h2 id="year" className="text-22">
          {t('allYear')}
        </h2>
        <RuleFields
          season={null}
          draft={draft}
          defaults={defaults}
          faults={faults}
          onChange={(values) => form.change({ ...draft, ...values })}
        />
      </section>
      <SeasonList
        draft={draft}
        defaults={seasonDefaults(defaults, draft)}
        faults={faults}
        today={today}
        onChange={(seasons) => form.change({ ...draft, seasons })}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" busy={form.busy} disabled={!form.changed || form.overtaken}>
          {t('save')}
        </Button>
        {form.changed && !form.overtaken ? (
          <Button variant="quiet" onClick={form.discard}>
            {t('undo')}
          </Button>
        ) : null}
      </div>
    </form>
  )
}

/** Edits what a host asks of stays in a home: a rule for all year, and seasons. */
export const StayRulesEditor = ({ listingId }: { listingId: string }) => {
  const { t } = useTranslation('stayRules')
  const rules = useStayRules(listingId)
  if (rules.data) return <RulesForm id={listingId} stored={rules.data} />
  if (rules.isError)
    return (
      <ErrorState
        title={t('loadFailed')}
        error={rules.error}
        onRetry={() => void rules.refetch()}
        busy={rules.isFetching}
      />
    )
  return (
    <div role="status" aria-label={t('loading')} className="grid gap-5">
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-20 w-full" />
      ))}
    </div>
  )
}
