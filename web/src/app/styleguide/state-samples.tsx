import { Luggage } from 'lucide-react'
import { useState } from 'react'
import { ApiProblem } from '../../lib/api/problem.ts'
import { serverNow } from '../../lib/clock/server-clock.ts'
import { Button } from '../../ui/button/button.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Countdown } from '../../ui/feedback/countdown.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { PageSpinner } from '../../ui/feedback/page-spinner.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Tabs } from '../../ui/layout/tabs.tsx'
import { Sample } from './sample.tsx'

const tones = ['info', 'success', 'warning', 'danger'] as const

export const StateSamples = () => {
  const [tab, setTab] = useState<'upcoming' | 'past'>('upcoming')
  const [started] = useState(serverNow)
  const inMs = (ms: number): string => new Date(started + ms).toISOString()
  return (
    <div className="grid gap-10">
      <div className="grid gap-3 md:grid-cols-2">
        {tones.map((tone) => (
          <Banner key={tone} tone={tone} title={`Banner: ${tone}`}>
            En linje om det, der står nedenfor.
          </Banner>
        ))}
      </div>
      <Tabs
        label="Eksempel"
        value={tab}
        onChoose={setTab}
        tabs={[
          { value: 'upcoming', label: 'Kommende (2)' },
          { value: 'past', label: 'Tidligere (9)' },
        ]}
      >
        <p>Fanens indhold: {tab}</p>
      </Tabs>
      <Sample name="Countdown: hours, minutes, over">
        <Countdown until={inMs(93_600_000)} />
        <Countdown until={inMs(540_000)} />
        <Countdown until={inMs(-1)} />
      </Sample>
      <EmptyState
        icon={<Luggage className="size-7" />}
        title="Ingen kommende rejser"
        text="Når du har booket et hjem, ligger turen her."
      >
        <Button>Find et hjem</Button>
      </EmptyState>
      <ErrorState
        title="Boligerne kunne ikke hentes"
        error={new ApiProblem('service.unavailable', 503)}
        onRetry={() => undefined}
      />
      <PageSpinner label="Tjekker adgang..." />
      <Skeleton className="h-24" />
    </div>
  )
}
