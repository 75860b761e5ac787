import { createServer } from 'node:http'
import type { DateRange } from '@nordbo/contracts'

/** Serves calendar files to the service under test. */
export interface CalendarServer extends AsyncDisposable {
  /** The beginning of all addresses. */
  origin: string
  /** Answers a path with this file, or with another status. Returns its address. */
  put(path: string, file: string | number): string
  /** How often each path was asked for. */
  asked: Map<string, number>
}

/** Starts a server on the loopback interface. */
export const startCalendarServer = async (): Promise<CalendarServer> => {
  const files = new Map<string, string | number>()
  const asked = new Map<string, number>()
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    asked.set(path, (asked.get(path) ?? 0) + 1)
    const file = files.get(path) ?? 404
    if (typeof file === 'number') response.writeHead(file).end()
    else response.writeHead(200, { 'content-type': 'text/calendar' }).end(file)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the calendar server has no port')
  const origin = `http://127.0.0.1:${address.port}/`
  return {
    origin,
    asked,
    put: (path, file) => {
      files.set(`/${path}`, file)
      return origin + path
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

const compact = (date: string): string => date.replaceAll('-', '')
/** A calendar file with an event for each range of nights, and more lines. */
export const calendarOf = (nights: readonly DateRange[], ...more: string[]): string =>
  [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//x//x//EN'],
    ...nights.flatMap(({ from, to }, index) => [
      ...['BEGIN:VEVENT', `UID:${index}@x`, `DTSTART;VALUE=DATE:${compact(from)}`, `DTEND;VALUE=DATE:${compact(to)}`],
      ...['SUMMARY:Airbnb (Not available)', 'END:VEVENT'],
    ]),
    ...more,
    ...['END:VCALENDAR', ''],
  ].join('\r\n')
