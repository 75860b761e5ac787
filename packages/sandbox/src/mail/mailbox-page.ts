import type { Mail } from './mailbox.ts'
import { mailboxStyles } from './mailbox-styles.ts'

const day = new Intl.DateTimeFormat('da-DK', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Copenhagen',
})

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeHtml(value: string): string {
  return value.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}

function address(mail: Mail, to: string | undefined): string {
  const query = new URLSearchParams({ id: mail.id, ...(to ? { to } : {}) })
  return escapeHtml(`?${query}`)
}

function row(mail: Mail, isOpen: boolean, to: string | undefined): string {
  return `<li><a href="${address(mail, to)}"${isOpen ? ' aria-current="true"' : ''}>
    <span class="line"><strong>${escapeHtml(mail.to.join(', '))}</strong><time datetime="${mail.receivedAt}">${day.format(new Date(mail.receivedAt))}</time></span>
    <span class="subject">${escapeHtml(mail.subject || '(intet emne)')}</span>
    <span class="preview">${escapeHtml(mail.text.replaceAll(/\s+/g, ' ').trim().slice(0, 120))}</span>
  </a></li>`
}

/** The message in a frame that may neither run scripts nor reach this page; links open in a new tab. */
function frame(mail: Mail): string {
  const content =
    mail.html ?? `<pre style="white-space:pre-wrap;font:15px/1.6 system-ui,sans-serif">${escapeHtml(mail.text)}</pre>`
  const source = escapeHtml(`<base target="_blank">${content}`)
  return `<iframe title="Beskedens indhold" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${source}"></iframe>`
}

function message(mail: Mail): string {
  const from = mail.fromName ? `${mail.fromName} <${mail.from}>` : mail.from
  const attachments = mail.attachments.map(
    (part, index) =>
      `<a class="attachment" href="mails/${mail.id}/attachments/${index}">${escapeHtml(part.filename)} · ${Math.ceil(part.size / 1024)} kB</a>`,
  )
  return `<article>
    <header>
      <h2>${escapeHtml(mail.subject || '(intet emne)')}</h2>
      <dl><dt>Fra</dt><dd>${escapeHtml(from)}</dd><dt>Til</dt><dd>${escapeHtml(mail.to.join(', '))}</dd>
      <dt>Modtaget</dt><dd>${day.format(new Date(mail.receivedAt))}</dd></dl>
      ${attachments.length > 0 ? `<p class="attachments">${attachments.join('')}</p>` : ''}
    </header>
    ${frame(mail)}
  </article>`
}

const NOTHING_OPEN = '<div class="empty"><h2>Ingen besked valgt</h2><p>Vælg en besked i listen.</p></div>'
const NO_MAILS =
  '<div class="empty"><h2>Ingen beskeder endnu</h2><p>Når Nordbo sender en mail, lander den her og ikke hos nogen rigtig modtager.</p></div>'

/** The mailbox's page: the list, and the open message beside it. Danish, no scripts, light and dark. */
export function mailboxPage(view: { mails: Mail[]; open: Mail | undefined; to: string | undefined }): string {
  const { mails, open, to } = view
  const count = mails.length === 1 ? '1 besked' : `${mails.length} beskeder`
  const list = mails.map((mail) => row(mail, mail.id === open?.id, to)).join('')
  return `<!doctype html>
<html lang="da">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Nordbo · testpostkasse</title><style>${mailboxStyles}</style></head>
<body>
<header class="bar">
  <div><h1>Testpostkasse</h1><p>Alt, hvad Nordbo sender herfra. Intet forlader maskinen.</p></div>
  <form method="get"><label for="to">Modtager</label><input id="to" name="to" type="email" value="${escapeHtml(to ?? '')}" placeholder="gaest@nordbo.example"><button>Vis</button><a href="mailbox">Opdater</a></form>
</header>
<main>
  <nav aria-label="Beskeder"><p class="count">${count}</p><ul>${list}</ul></nav>
  <section aria-label="Valgt besked">${open ? message(open) : mails.length > 0 ? NOTHING_OPEN : NO_MAILS}</section>
</main>
</body></html>`
}
