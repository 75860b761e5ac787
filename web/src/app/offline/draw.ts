import i18next from 'i18next'
import { currentLanguage } from '../../i18n/i18n.ts'
import { formatFor } from '../../lib/format/format.ts'
import { productName } from '../../lib/page/product-name.ts'
import type { TripRecord } from './trip-record.ts'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
/** Text as HTML. */
const esc = (text: string): string => text.replaceAll(/[&<>"']/g, (found) => escapes[found] ?? found)

const tokens = [
  '--surface',
  '--surface-raised',
  '--text',
  '--text-soft',
  '--line',
  '--primary',
  '--accent',
  '--on-primary',
  '--focus',
]

/** The page's own style: the interface's colours as they are now, since its style sheet may be gone when the page is read. */
const style = (): string => {
  const now = getComputedStyle(document.documentElement)
  const values = tokens.map((name) => `${name}:${now.getPropertyValue(name)}`).join(';')
  return `:root{color-scheme:light dark;${values}}
*{box-sizing:border-box}
body{margin:0;background:var(--surface);color:var(--text);font:1rem/1.6 system-ui,sans-serif}
main{max-width:42rem;margin-inline:auto;padding:3rem 1.25rem;display:grid;gap:1.5rem}
header{display:flex;align-items:center;gap:.5rem;color:var(--primary);font:600 1.375rem/1 Georgia,serif}header svg{inline-size:2rem}
h1{margin:0;font:500 2rem/1.2 Georgia,serif}h2{margin:0;font:500 1.375rem/1.3 Georgia,serif}p,dl,dd,ul{margin:0}
ul{padding:0;list-style:none;display:grid;gap:1rem}dt,.soft{color:var(--text-soft);font-size:.875rem}
article{display:grid;gap:.75rem;padding:1.25rem;border:thin solid var(--line);border-radius:1rem;background:var(--surface-raised);overflow-wrap:anywhere}
dl{display:flex;flex-wrap:wrap;gap:1rem 2.5rem}a{color:var(--primary);display:inline-flex;align-items:center;min-height:2.75rem}
.button{padding-inline:1.5rem;border-radius:99rem;background:var(--primary);color:var(--on-primary);font-weight:600;text-decoration:none}
nav{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem}.notes{white-space:pre-line}:focus-visible{outline:.1875rem solid var(--focus);outline-offset:.1875rem}`
}

// The logo, which no file may be needed for (ui/brand/mark.tsx).
const mark =
  '<svg viewBox="0 0 32 32" fill="none" aria-hidden="true" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"><path d="M4.5 18 16 7l11.5 11" stroke="currentColor"/><path d="M4.5 25h23" stroke="var(--accent)"/></svg>'

const documentOf = (title: string, body: string): string => {
  const { lang, dir } = document.documentElement
  return `<!doctype html><html lang="${esc(lang)}" dir="${esc(dir || 'ltr')}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><title>${esc(title)} – ${productName}</title><style>${style()}</style></head><body><main><header>${mark}${productName}</header>${body}</main></body></html>`
}

const t = (key: 'title' | 'text' | 'again' | 'trips' | 'saved' | 'none' | 'address' | 'notes', values = {}): string =>
  esc(i18next.t(key, { ns: 'offline', ...values }))

// An empty address is that of the page which could not be had.
const again = (): string => `<a class="button" href="">${t('again')}</a>`

const formats = () => formatFor(currentLanguage() === 'en' ? 'en-GB' : currentLanguage())

const savedLine = (at: number): string =>
  `<p class="soft">${t('saved', { time: formats().moment(new Date(at).toISOString()) })}</p>`

const tripBody = (trip: TripRecord, heading: string): string => {
  const format = formats()
  const end = (label: 'checkIn' | 'checkOut', date: string, hint: string): string =>
    `<div><dt>${esc(i18next.t(label, { ns: 'ui' }))}</dt><dd>${esc(format.longDay(date))}</dd><dd class="soft">${esc(hint)}</dd></div>`
  const from = i18next.t('checkInFrom', { ns: 'trips', time: format.clock(trip.checkInFrom) })
  const before = i18next.t('checkOutBefore', { ns: 'trips', time: format.clock(trip.checkOutBefore) })
  const address = trip.address.length > 0 ? `<h2>${t('address')}</h2><p>${trip.address.map(esc).join('<br>')}</p>` : ''
  const notes = trip.notes ? `<h2>${t('notes')}</h2><p class="notes">${esc(trip.notes)}</p>` : ''
  const status = esc(i18next.t(`status.${trip.status}`, { ns: 'booking' }))
  return `<article>${heading}<p class="soft">${esc(trip.city)} · ${status}</p><dl>${end('checkIn', trip.checkIn, from)}${end('checkOut', trip.checkOut, before)}</dl>${address}${notes}${savedLine(trip.savedAt)}</article>`
}

/** The page without a network, with a way to the saved trips where there are any. */
export const drawOffline = (hasTrips: boolean): string =>
  documentOf(
    i18next.t('title', { ns: 'offline' }),
    `<h1>${t('title')}</h1><p>${t('text')}</p><nav>${again()}${hasTrips ? `<a href="/trips">${t('trips')}</a>` : ''}</nav>`,
  )

/** The saved trips. */
export const drawTrips = (trips: readonly TripRecord[]): string => {
  const items = trips.map((trip) => {
    const heading = `<h2><a href="/trips/${encodeURIComponent(trip.id)}">${esc(trip.title)}</a></h2>`
    return `<li>${tripBody({ ...trip, address: [], notes: null }, heading)}</li>`
  })
  const list = items.length > 0 ? `<ul>${items.join('')}</ul>` : `<p>${t('none')}</p>`
  return documentOf(
    i18next.t('trips', { ns: 'offline' }),
    `<h1>${t('trips')}</h1><p>${t('title')}. ${t('text')}</p>${list}<nav>${again()}</nav>`,
  )
}

/** One saved trip. */
export const drawTrip = (trip: TripRecord): string =>
  documentOf(
    trip.title,
    `<nav><a href="/trips">${t('trips')}</a></nav>${tripBody(trip, `<h1>${esc(trip.title)}</h1>`)}<p class="soft">${t('title')}. ${t('text')}</p><nav>${again()}</nav>`,
  )
