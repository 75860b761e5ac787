/** The next two years from 1 May 2031, as tests read files. */
export const window = { from: '2031-05-01', to: '2033-05-01' }

/** A calendar file of these lines, with the line ends of RFC 5545. */
export const fileOf = (...lines: string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test//test//EN', ...lines, 'END:VCALENDAR', ''].join('\r\n')

/** The lines of an event. */
export const event = (...lines: string[]): string[] => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']

/** An event of whole days. */
export const days = (from: string, to: string, uid = from): string[] =>
  event(`UID:${uid}`, `DTSTART;VALUE=DATE:${from}`, `DTEND;VALUE=DATE:${to}`, 'SUMMARY:Optaget')

/** The definition of a zone as Outlook writes it, with the change of clocks of the European Union. */
export const outlookZone = [
  ...['BEGIN:VTIMEZONE', 'TZID:Romance Standard Time'],
  ...['BEGIN:STANDARD', 'DTSTART:16010101T030000', 'TZOFFSETFROM:+0200', 'TZOFFSETTO:+0100'],
  ...['RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10', 'END:STANDARD'],
  ...['BEGIN:DAYLIGHT', 'DTSTART:16010101T020000', 'TZOFFSETFROM:+0100', 'TZOFFSETTO:+0200'],
  ...['RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3', 'END:DAYLIGHT', 'END:VTIMEZONE'],
]

/** The definition of Copenhagen's zone as Google writes it. */
export const copenhagenZone = [
  ...['BEGIN:VTIMEZONE', 'TZID:Europe/Copenhagen', 'X-LIC-LOCATION:Europe/Copenhagen'],
  ...['BEGIN:DAYLIGHT', 'TZOFFSETFROM:+0100', 'TZOFFSETTO:+0200', 'TZNAME:CEST', 'DTSTART:19700329T020000'],
  ...['RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU', 'END:DAYLIGHT'],
  ...['BEGIN:STANDARD', 'TZOFFSETFROM:+0200', 'TZOFFSETTO:+0100', 'TZNAME:CET', 'DTSTART:19701025T030000'],
  ...['RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU', 'END:STANDARD', 'END:VTIMEZONE'],
]
