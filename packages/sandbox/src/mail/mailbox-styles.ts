/** CSS of the mailbox page, in the design's colours. The page is no part of the product, so it has no style sheet of it. */
export const mailboxStyles = `
:root { color-scheme: light dark; --ground: #f6f2ea; --paper: #ffffff; --ink: #14211e; --soft: #4d5b56; --line: #e2dacb; --accent: #0f4c5c; --chosen: #e3edee; }
@media (prefers-color-scheme: dark) { :root { --ground: #0e1614; --paper: #16211e; --ink: #eef2ed; --soft: #a9b7b0; --line: #2c3a35; --accent: #8cc9d6; --chosen: #17343b; } }
* { box-sizing: border-box; }
body { margin: 0; height: 100vh; display: flex; flex-direction: column; background: var(--ground); color: var(--ink); font: 15px/1.5 system-ui, -apple-system, 'Segoe UI', sans-serif; }
h1, h2, p, dl, dd, ul { margin: 0; padding: 0; }
a { color: var(--accent); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.bar { display: flex; flex-wrap: wrap; gap: 12px 24px; justify-content: space-between; align-items: center; padding: 16px 24px; border-bottom: 1px solid var(--line); background: var(--paper); }
.bar h1 { font-size: 20px; letter-spacing: -0.01em; }
.bar p { color: var(--soft); }
form { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
label { color: var(--soft); }
input, button { font: inherit; color: inherit; padding: 8px 12px; border: 1px solid var(--line); border-radius: 10px; background: var(--paper); }
input { width: 240px; }
button { background: var(--accent); color: var(--paper); border-color: var(--accent); cursor: pointer; }
main { flex: 1; min-height: 0; display: grid; grid-template-columns: minmax(280px, 380px) 1fr; }
nav { overflow-y: auto; border-right: 1px solid var(--line); }
.count { padding: 12px 24px 4px; color: var(--soft); font-size: 13px; }
ul { list-style: none; }
li a { display: grid; grid-template-columns: minmax(0, 1fr); gap: 2px; padding: 12px 24px; border-bottom: 1px solid var(--line); color: inherit; text-decoration: none; }
li a:hover, li a[aria-current] { background: var(--chosen); }
li a[aria-current] { box-shadow: inset 3px 0 0 var(--accent); }
.line { display: flex; justify-content: space-between; gap: 12px; font-size: 13px; }
.line strong, .subject, .preview { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; min-width: 0; }
time, .preview { color: var(--soft); font-size: 13px; white-space: nowrap; }
.subject { font-weight: 600; }
section { min-width: 0; overflow: auto; }
article { height: 100%; display: flex; flex-direction: column; gap: 16px; padding: 24px; }
article h2 { font-size: 22px; line-height: 1.25; margin-bottom: 8px; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 2px 16px; }
dt { color: var(--soft); }
dd { overflow-wrap: anywhere; }
.attachments { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 12px; }
.attachment { padding: 4px 12px; border: 1px solid var(--line); border-radius: 999px; background: var(--paper); text-decoration: none; }
iframe { flex: 1; min-height: 420px; width: 100%; border: 1px solid var(--line); border-radius: 14px; background: var(--ground); color-scheme: light dark; }
.empty { display: grid; place-content: center; height: 100%; padding: 48px 24px; text-align: center; color: var(--soft); }
.empty h2 { color: var(--ink); font-size: 20px; margin-bottom: 4px; }
@media (max-width: 760px) { body { height: auto; } main { grid-template-columns: 1fr; } nav { border-right: 0; max-height: 45vh; } article { min-height: 70vh; padding: 16px; } }
`
