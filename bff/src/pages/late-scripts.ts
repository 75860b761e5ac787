import { createHash } from 'node:crypto'

/** ms after which the scripts start even though a picture of the first screen is still on its way. */
const patience = 3_000

/** ms after which a link that was pressed is followed by the browser itself, where the scripts still have not come. */
const linkPatience = 4_000

/**
 * Puts the page's scripts into it once the first screen has been painted, or as soon as somebody touches it: until then a slow line carries
 * letters and pictures alone. In a tab in the background nothing is painted: there the patience ends the wait.
 *
 * What is pressed or focused on the first screen is marked there, and a pressed control looks busy. The page does the same once it is alive
 * (web/src/app/first-screen/replay.ts).
 */
export const startScript = [
  '(()=>{',
  'const start=()=>{const scripts=document.getElementById("scripts");if(scripts)scripts.replaceWith(scripts.content)};',
  'const idle=self.requestIdleCallback??setTimeout;',
  'addEventListener("load",()=>requestAnimationFrame(()=>requestAnimationFrame(()=>idle(start))));',
  `setTimeout(start,${patience});`,
  'for(const sign of["pointerdown","keydown"])addEventListener(sign,start,{once:true,passive:true});',
  'const screen=document.querySelector("[data-first-screen]");',
  'if(!screen)return;',
  'const mark=(name,control)=>{',
  'for(const other of screen.querySelectorAll("["+name+"]")){other.removeAttribute(name);if(name==="data-kept")other.removeAttribute("aria-busy")}',
  'control.setAttribute(name,"")};',
  'screen.addEventListener("click",event=>{',
  'const control=event.target.closest("a,button,summary");',
  'if(!control||event.metaKey||event.ctrlKey||event.shiftKey||event.altKey)return;',
  'event.preventDefault();',
  'mark("data-kept",control);',
  'control.setAttribute("aria-busy","true");',
  `if(control.href)setTimeout(()=>{if(control.isConnected&&control.hasAttribute("data-kept"))location.assign(control.href)},${linkPatience})`,
  '},true);',
  'screen.addEventListener("submit",event=>event.preventDefault(),true);',
  'screen.addEventListener("focusin",event=>mark("data-focused",event.target))',
  '})()',
].join('')

/** What allows the one script that stands in pages, and no other (Content-Security-Policy, script-src). */
export const startScriptSource = `'sha256-${createHash('sha256').update(startScript).digest('base64')}'`

const script = /\s*<script type="module"[^>]*><\/script>/g
const preload = /\s*<link rel="modulepreload"[^>]*>/g

/** The shell without its scripts, and the element that keeps them until the first screen is painted. */
export const deferScripts = (shell: string, modules: readonly string[]): { shell: string; scripts: string } => {
  const kept = [...(shell.match(preload) ?? []), ...modules, ...(shell.match(script) ?? [])].map((tag) => tag.trim())
  return {
    shell: shell.replace(preload, '').replace(script, ''),
    scripts: `<template id="scripts">${kept.join('')}</template>\n    <script>${startScript}</script>`,
  }
}
