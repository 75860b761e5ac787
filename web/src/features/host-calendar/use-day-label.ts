import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../lib/format/use-format.ts'
import { blockAt, type CalendarRow, noteAt, stayAt } from './calendar-days.ts'

/** Stand for the date and the fact in a text that is translated once. */
const marks = { date: '\u0001', fact: '\u0002' }

/**
 * What a screen reader says of a day: its date, whether it is free and its price, or whose it is. Texts and dates are made once, because
 * a year that scrolls labels hundreds of days in a frame.
 */
export const useDayLabel = (): ((row: CalendarRow, date: string) => string) => {
  const { t } = useTranslation('host-calendar')
  const format = useFormat()
  return useMemo(() => {
    const { date: day, fact } = marks
    const texts = {
      free: t('day.free', { date: day, price: fact }),
      own: t('day.own', { date: day, price: fact }),
      blocked: t('day.blocked', { date: day, reason: fact }),
      imported: t('day.imported', { date: day, calendar: fact }),
      booked: t('day.booked', { date: day, guest: fact }),
      proposed: t('day.proposed', { date: day, guest: fact }),
    }
    const [unknownGuest, noPrice] = [t('unknownGuest'), t('noPrice')]
    const dates = new Map<string, string>()
    const prices = new Map<number, string>()
    const kept = <Key>(known: Map<Key, string>, key: Key, make: (key: Key) => string): string => {
      const text = known.get(key) ?? make(key)
      known.set(key, text)
      return text
    }
    const write = (text: string, date: string, what: string): string =>
      text.replace(marks.date, kept(dates, date, format.longDay)).replace(marks.fact, () => what)
    const stateOf = (row: CalendarRow, date: string): string => {
      const stay = stayAt(row, date)
      if (stay) return write(stay.proposed ? texts.proposed : texts.booked, date, stay.guest ?? unknownGuest)
      const block = blockAt(row, date)
      if (block) return write(block.source === 'import' ? texts.imported : texts.blocked, date, block.reason)
      const night = row.priceOf(date)
      const price = night ? kept(prices, night.price, format.kroner) : noPrice
      return write(night?.own ? texts.own : texts.free, date, price)
    }
    return (row, date) => {
      const label = stateOf(row, date)
      const note = noteAt(row, date)
      if (!note) return label
      return note.text === null ? t('hasNote', { day: label }) : t('noted', { day: label, note: note.text })
    }
  }, [t, format])
}
