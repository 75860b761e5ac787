import type { ReactNode } from 'react'
import { usePageTitle } from '../../lib/page/use-page-title.ts'
import { Wordmark } from '../../ui/brand/wordmark.tsx'
import { ActionSamples } from './action-samples.tsx'
import { CardSamples } from './card-samples.tsx'
import { ContentSamples } from './content-samples.tsx'
import { FormSamples } from './form-samples.tsx'
import { StateSamples } from './state-samples.tsx'
import { ThemeControls } from './theme-controls.tsx'
import { TokenSamples } from './token-samples.tsx'

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid gap-8 border-t border-line pt-10">
    <h2 className="text-28">{title}</h2>
    {children}
  </section>
)

/** Every component of `ui/` in every state, for developers. Not linked anywhere. */
export const StyleguidePage = () => {
  usePageTitle('Styleguide')
  return (
    <div className="page grid gap-14 py-10">
      <header className="flex flex-wrap items-center justify-between gap-6">
        <div className="text-primary">
          <Wordmark />
        </div>
        <ThemeControls />
      </header>
      <h1 className="text-48">Styleguide</h1>
      <Section title="Tokens">
        <TokenSamples />
      </Section>
      <Section title="Actions">
        <ActionSamples />
      </Section>
      <Section title="Forms">
        <FormSamples />
      </Section>
      <Section title="Cards">
        <CardSamples />
      </Section>
      <Section title="Content">
        <ContentSamples />
      </Section>
      <Section title="States and news">
        <StateSamples />
      </Section>
    </div>
  )
}
