import { type HomeRules, lastArrival, noStayRules, withPreparation } from '@nordbo/stay-rules'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ruleWords } from '../../lib/api/rule-words.ts'
import type { Stay } from '../stay/stay.ts'
import { dayHint, dayProblem, type RuledHome, reaches } from './day-rules.ts'
import { freeOwnNights } from './free-own-nights.ts'
import type { DayRules } from './pick-day.ts'
import { RangeCalendar, type RangeCalendarProps } from './range-calendar.tsx'
import { useDayOver } from './use-day-over.ts'

interface RuledCalendarProps extends Omit<RangeCalendarProps, 'rules' | 'hint'> {
  /** What the home's host asks of stays; null for nothing. */
  home: HomeRules | null
  /** The booked stay that is altered: its own nights may be picked. */
  altered: Stay | undefined
}

/** The calendar of a home with rules: it disables what they refuse, and says why before and while a stay is picked. */
export const RuledCalendar = ({ home: asked, altered, taken = [], ...calendar }: RuledCalendarProps) => {
  const rules = asked ?? noStayRules
  const { t, i18n } = useTranslation('errors')
  const box = useRef<HTMLDivElement>(null)
  const over = useDayOver(box)
  const { today, draft } = calendar
  const own = altered && withPreparation(rules, { from: altered.checkIn, to: altered.checkOut })
  const closed = own ? freeOwnNights(taken, { checkIn: own.from, checkOut: own.to }) : taken
  const ruled: RuledHome = { rules, today, taken: closed, altered }
  const textOf = (problem: ReturnType<typeof dayProblem>): string | null =>
    problem ? t(problem.code, ruleWords(problem.params, i18n.language)) : null
  const dayRules: DayRules = {
    refusal: (at, day) => textOf(dayProblem(at, day, ruled)),
    reaches: (started, day) => reaches(rules, started, day),
    lastArrival: lastArrival(rules, today),
  }
  return (
    <div ref={box}>
      <RangeCalendar {...calendar} taken={closed} rules={dayRules} hint={textOf(dayHint(draft, over, ruled))} />
    </div>
  )
}
