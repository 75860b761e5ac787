import { createHash } from 'node:crypto'

/** ms after which the scripts start even though a picture of the first screen is still on its way. */
const patience = 3_000

/**
 * Puts the page's scripts into it once the first screen has been painted, or as soon as somebody touches it: until then a slow line carries
 * letters and pictures alone. In a tab in the background nothing is painted: there the patience ends the wait.
 */
export const startScript = [
  '(()=>{',
  'const start=()=>{const scripts=document.getElementById("scripts");if(scripts)scripts.replaceWith(scripts.content)};',
  'const idle=self.requestIdleCallback??setTimeout;',
  'addEventListener("load",()=>requestAnimationFrame(()=>requestAnimationFrame(()=>idle(start))));',
  `setTimeout(start,${patience});`,
  'for(const sign of["pointerdown","keydown"])addEventListener(sign,start,{once:true,passive:true})',
  '})()',
].join('')

/** What allows the one script that stands in pages, and no other (Content-Security-Policy, script-src). */
export const startScriptSource = `'sha256-${createHash('sha256').update(startScript).digest('base64')}'`

const script = /\s*<script type="module"[^>]*><\/script>/g
const preload = /\s*<link rel="modulepreload"[^>]*>/g

/** The shell without its scripts, and the element that keeps them until the first screen is painted. */
export const putOff = (shell: string, modules: readonly string[]): { shell: string; scripts: string } => {
  const kept = [...(shell.match(preload) ?? []), ...modules, ...(shell.match(script) ?? [])].map((tag) => tag.trim())
  return {
    shell: shell.replace(preload, '').replace(script, ''),
    scripts: `<template id="scripts">${kept.join('')}</template>\n    <script>${startScript}</script>`,
  }
}
