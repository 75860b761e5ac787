import { createInstantOf } from '@nordbo/contracts'

/** Quiet hours begin and end at these hours of the device's clock (docs/product/notifications.md, Quiet hours). */
const beginsAt = 22
const endsAt = 7

/** The end of the quiet hours that a moment is in, on the clock of a time zone; null outside of them. */
export const quietUntil = (now: Date, timeZone: string): Date | null => {
  const clock = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', hourCycle: 'h23' },
  })
  const parts = clock.formatToParts(now)
  const part = (type: string): string => parts.find((entry) => entry.type === type)?.value ?? ''
  const hour = Number(part('hour'))
  if (hour >= endsAt && hour < beginsAt) return null
  const day = new Date(`${part('year')}-${part('month')}-${part('day')}T00:00:00Z`)
  if (hour >= beginsAt) day.setUTCDate(day.getUTCDate() + 1)
  return createInstantOf(timeZone)(day.toISOString().slice(0, 10), `0${endsAt}:00`)
}
