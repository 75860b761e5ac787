import { useTranslation } from 'react-i18next'
import type { PartnerApplication } from '../../lib/api/model.ts'
import { codeOf } from '../../lib/api/problem.ts'
import { useProblemText } from '../../lib/api/use-problem-text.ts'
import { Button } from '../../ui/button/button.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { FormSummary } from '../../ui/forms/form-summary.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { foundIn } from './use-company-check.ts'
import { useCompanyForm } from './use-company-form.ts'

interface CompanyStepProps {
  application: PartnerApplication | null
  /** The person's own mail address. */
  email: string
  onChecked: () => void
  /** Closes the form without a change. Undefined while no company has been checked. */
  onCancel: (() => void) | undefined
}

/** What the register said about the company, for as long as it holds. */
const Verdict = ({ error, onTake, busy }: { error: unknown; onTake: (name: string) => void; busy: boolean }) => {
  const { t } = useTranslation('partner')
  const problemText = useProblemText()
  const found = foundIn(error)
  if (codeOf(error) === 'partner.registerUnavailable') return <Banner tone="warning">{problemText(error)}</Banner>
  if (!found) return null
  const isOther = codeOf(error) === 'CVR_MISMATCH'
  return (
    <Banner tone="warning" title={t(isOther ? 'mismatchText' : 'closedText', { name: found.name })}>
      <p data-testid="found-company">
        {t('found')}: {found.name}, {found.address}, {found.zipcode} {found.city}
      </p>
      {isOther ? (
        <Button variant="outline" size="small" className="mt-3" busy={busy} onClick={() => onTake(found.name)}>
          {t('takeName')}
        </Button>
      ) : null}
    </Banner>
  )
}

/** The first step: the company, which is checked with the register. */
export const CompanyStep = ({ application, email, onChecked, onCancel }: CompanyStepProps) => {
  const { t } = useTranslation('partner')
  const { check, ...form } = useCompanyForm({ application, email, onChecked })
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-6">
      <p className="text-soft">{t('companyLead')}</p>
      <FormSummary errors={form.errors} attempt={form.attempt} />
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <TextField label={t('companyName')} autoComplete="organization" maxLength={120} {...form.bind('companyName')} />
        <TextField label={t('cvr')} hint={t('cvrHint')} inputMode="numeric" maxLength={8} {...form.bind('cvr')} />
        <TextField
          label={t('contactEmail')}
          type="email"
          autoComplete="email"
          maxLength={254}
          {...form.bind('contactEmail')}
        />
        <TextField
          label={t('contactPhone')}
          type="tel"
          autoComplete="tel"
          maxLength={30}
          {...form.bind('contactPhone')}
        />
      </div>
      <TextField
        label={t('addressLine1')}
        autoComplete="address-line1"
        maxLength={120}
        {...form.bind('addressLine1')}
      />
      <div className="grid items-start gap-6 sm:grid-cols-[10rem_1fr]">
        <TextField
          label={t('postalCode')}
          autoComplete="postal-code"
          inputMode="numeric"
          maxLength={12}
          {...form.bind('postalCode')}
        />
        <TextField label={t('city')} autoComplete="address-level2" maxLength={60} {...form.bind('city')} />
      </div>
      {check.isError ? <Verdict error={check.error} onTake={form.takeName} busy={check.isPending} /> : null}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="large" busy={check.isPending}>
          {t('check')}
        </Button>
        {onCancel ? (
          <Button variant="quiet" size="large" onClick={onCancel}>
            {t('cancel')}
          </Button>
        ) : null}
      </div>
    </form>
  )
}
