/** The look of the sandbox's pages: a card in the middle, light or dark. */
export const pageStyles = `
:root { color-scheme: light dark; --ground: #f6f2ea; --paper: #ffffff; --ink: #14211e; --soft: #4d5b56; --line: #e2dacb; --accent: #0f4c5c; }
@media (prefers-color-scheme: dark) { :root { --ground: #0e1614; --paper: #16211e; --ink: #eef2ed; --soft: #a9b7b0; --line: #2c3a35; --accent: #8cc9d6; } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 16px; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', sans-serif; }
main { max-width: 480px; padding: 32px; border: 1px solid var(--line); border-radius: 16px; background: var(--paper); }
h2 { margin: 24px 0 8px; font-size: 18px; }
ul { list-style: none; margin: 0; padding: 0; display: grid; gap: 12px; }
li { display: grid; gap: 8px; padding: 12px 16px; border: 1px solid var(--line); border-radius: 12px; }
li p { margin: 0; }
a { color: var(--accent); }
h1 { margin: 0 0 8px; font-size: 24px; line-height: 1.25; }
p { margin: 0 0 24px; color: var(--soft); }
form { display: grid; gap: 12px; }
button { min-height: 48px; padding: 12px 16px; border: 1px solid var(--line); border-radius: 12px; background: var(--paper); color: inherit; font: inherit; cursor: pointer; }
button:first-child { background: var(--accent); border-color: var(--accent); color: var(--paper); font-weight: 600; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
`
