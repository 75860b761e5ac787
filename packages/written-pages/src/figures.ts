/**
 * What pages say that is decided elsewhere: `{{name}}` in a text. Percentages, minutes, hours, days, months, years and metres are plain numbers; the rest are words
 * (docs/product/pages.md, Figures).
 */
export const figureNames = [
  'product',
  'companyName',
  'companyAddress',
  'companyNumber',
  'supportEmail',
  'supportPhone',
  'emergencyPhone',
  'partnerEmail',
  'supportWeekdays',
  'supportWeekends',
  'supportAnswerHours',
  'guestFeePercent',
  'hostFeePercent',
  'requestHours',
  'paymentHours',
  'holdMinutes',
  'payoutHours',
  'minimumAge',
  'refundDays',
  'flexibleFullDays',
  'flexibleHalfDays',
  'moderateFullDays',
  'moderateHalfDays',
  'strictFullDays',
  'strictHalfDays',
  'halfPercent',
  'feeBackDays',
  'hostCancelDays',
  'arrivalNotesHours',
  'graceDays',
  'graceHours',
  'guestReviewDays',
  'hostReviewDays',
  'pointMetresLeast',
  'pointMetresMost',
  'bookkeepingYears',
  'messageYears',
  'claimYears',
  'proofYears',
  'documentDays',
  'supportMonths',
  'notificationMonths',
  'draftMonths',
  'sessionDays',
  'exportHours',
  'exportDays',
  'consentMonths',
] as const

/** The name of a figure. */
export type FigureName = (typeof figureNames)[number]

/** The figures of now. */
export type Figures = Readonly<Record<FigureName, string | number>>

const place = /\{\{(\w+)\}\}/g
const isFigure = (name: string): name is FigureName => figureNames.some((each) => each === name)

/** Escapes a figure for HTML. */
export const escapeFigure = (value: string | number): string =>
  String(value).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Puts figures into a text. `write` prepares each for where the text goes; HTML needs `escapeFigure`. @throws for an unknown name */
export const withFigures = (text: string, figures: Figures, write: (value: string | number) => string): string =>
  text.replace(place, (_, name: string) => {
    if (!isFigure(name)) throw new Error(`there is no figure ${name}`)
    return write(figures[name])
  })

/** The names of the figures in a text, also unknown ones. */
export const figuresIn = (text: string): string[] => [...text.matchAll(place)].map(([, name]) => name ?? '')
