import { pageStyles } from '../http/page-styles.ts'
import { oidcFaults } from './request.ts'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign)

const fieldStyles = `
label { display: grid; gap: 4px; font-weight: 600; }
label.check { grid-template-columns: 24px 1fr; align-items: center; gap: 8px; }
input:not([type='checkbox']), select { min-height: 48px; padding: 8px 12px; border: 1px solid var(--line); border-radius: 12px; background: var(--paper); color: inherit; font: inherit; }
input[type='checkbox'] { width: 24px; height: 24px; }
button[value='allow'] { background: var(--accent); border-color: var(--accent); color: var(--paper); font-weight: 600; }
`

const options = Object.entries(oidcFaults)
  .map(([name, words]) => `<option value="${name}">${words}</option>`)
  .join('')

/** The provider's sign-in as one page, where anybody may be anyone. `action`: the address with the request. No scripts. */
export const authorizePage = (action: string): string => `<!doctype html>
<html lang="da">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="data:,">
<title>Log ind · testudbyder</title><style>${pageStyles}${fieldStyles}</style></head>
<body><main>
<h1>Log ind hos testudbyderen</h1>
<p>Nordbo vil vide, hvem du er. Dette er en prøve: skriv, hvem du vil være.</p>
<form method="post" action="${escaped(action)}">
<label>E-mail<input name="email" type="email" autocomplete="off" required maxlength="254"></label>
<label>Navn<input name="name" autocomplete="off" maxlength="100"></label>
<label class="check"><input type="checkbox" name="verified" value="yes" checked>E-mailen er bekræftet</label>
<label>Fejl<select name="fault">${options}</select></label>
<button name="decision" value="allow">Fortsæt</button>
<button name="decision" value="deny" formnovalidate>Afvis</button>
</form>
</main></body></html>`
