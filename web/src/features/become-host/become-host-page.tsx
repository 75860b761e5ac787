import { CalendarRange, CircleDollarSign, House, type LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { DraftList } from '../../domain/drafts/draft-list.tsx'
import { usePageTitle } from '../../lib/page/use-page-title.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { EstimateFigures } from './estimate-figures.tsx'
import { completeEstimate, readEstimate, writeEstimate } from './estimate-input.ts'
import { Estimator } from './estimator.tsx'
import { Questions } from './questions.tsx'
import { useEstimate } from './use-hosting.ts'

const steps = [
  { name: 'describe', icon: House },
  { name: 'decide', icon: CalendarRange },
  { name: 'earn', icon: CircleDollarSign },
] as const satisfies { name: string; icon: LucideIcon }[]

const Steps = () => {
  const { t } = useTranslation('hosting')
  return (
    <section aria-labelledby="steps" className="page pt-16 md:pt-24">
      <h2 id="steps" className="text-28 md:text-36">
        {t('stepsTitle')}
      </h2>
      <ol className="mt-8 grid gap-9 md:grid-cols-3 md:gap-12">
        {steps.map(({ name, icon: Icon }) => (
          <li key={name} className="grid content-start gap-2">
            <Icon aria-hidden="true" className="mb-1 size-7 text-accent" strokeWidth={1.5} />
            <h3 className="text-18 md:text-22">{t(`step.${name}Title`)}</h3>
            <p className="text-soft">{t(`step.${name}Text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The page for people who think about letting their home. The estimator's input is in the address. */
export const BecomeHostPage = () => {
  const { t } = useTranslation('hosting')
  usePageTitle(t('title'))
  const [params, setParams] = useSearchParams()
  const input = readEstimate(params)
  const complete = completeEstimate(input)
  const { isFetching } = useEstimate(complete)
  const { user } = useSession()
  return (
    <>
      <section className="page pt-6 md:pt-12">
        <h1 className="max-w-[46rem] text-36 md:text-48">{t('heroTitle')}</h1>
        <p className="mt-2 max-w-[36rem] text-16 text-soft md:text-18">{t('heroLead')}</p>
        <div className="mt-6">
          <ButtonLink to="/host/create" size="large">
            {t('createHome')}
          </ButtonLink>
        </div>
        {user ? (
          <div className="max-w-[46rem] not-empty:mt-10">
            <DraftList quiet />
          </div>
        ) : null}
        <div className="mt-10 grid gap-6 lg:grid-cols-2">
          <Estimator
            input={input}
            busy={complete !== null && isFetching}
            onEstimate={(entered) => setParams(writeEstimate(entered), { preventScrollReset: true })}
          />
          <EstimateFigures input={complete} />
        </div>
      </section>
      <Steps />
      <Questions />
      <section className="page pt-16 md:pt-24">
        <div className="flex flex-col items-start gap-2 rounded-card bg-sunken hairline border-line px-6 py-9 md:px-10 md:py-12">
          <h2 className="text-28">{t('endTitle')}</h2>
          <p className="mb-4 max-w-reading text-soft">{t('endText')}</p>
          <ButtonLink to="/host/create" size="large">
            {t('createHome')}
          </ButtonLink>
        </div>
      </section>
    </>
  )
}
