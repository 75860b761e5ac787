import { createHash } from 'node:crypto'

/** Time after which the scripts start although photos of the first screen are still loading, ms. */
const startAfterMs = 3_000

/** Time after which the browser follows a clicked link itself when the scripts have not loaded yet, ms. */
const followLinkAfterMs = 4_000

/**
 * Inserts the page's scripts once the first screen is painted, or at the first click or key. Until then a slow line loads only text and
 * photos. A background tab is never painted, so there `startAfterMs` applies.
 *
 * A clicked or focused control of the first screen is marked, and a clicked one looks busy. The web repeats the click once its scripts
 * run (web/src/app/first-screen/replay.ts).
 */
export const startScript = [
  '(()=>{',
  'const start=()=>{const scripts=document.getElementById("scripts");if(scripts)scripts.replaceWith(scripts.content)};',
  'const idle=self.requestIdleCallback??setTimeout;',
  'addEventListener("load",()=>requestAnimationFrame(()=>requestAnimationFrame(()=>idle(start))));',
  `setTimeout(start,${startAfterMs});`,
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
  `if(control.href)setTimeout(()=>{if(control.isConnected&&control.hasAttribute("data-kept"))location.assign(control.href)},${followLinkAfterMs})`,
  '},true);',
  'screen.addEventListener("submit",event=>event.preventDefault(),true);',
  'screen.addEventListener("focusin",event=>mark("data-focused",event.target))',
  '})()',
].join('')

/** The script-src of the Content-Security-Policy that allows this inline script and no other. */
export const startScriptSource = `'sha256-${createHash('sha256').update(startScript).digest('base64')}'`

const script = /\s*<script type="module"[^>]*><\/script>/g
const preload = /\s*<link rel="modulepreload"[^>]*>/g

/** The shell without its scripts, and the elements that load them after the first screen is painted. */
export const deferScripts = (shell: string, modules: readonly string[]): { shell: string; scripts: string } => {
  const kept = [...(shell.match(preload) ?? []), ...modules, ...(shell.match(script) ?? [])].map((tag) => tag.trim())
  return {
    shell: shell.replace(preload, '').replace(script, ''),
    scripts: `<template id="scripts">${kept.join('')}</template>\n    <script>${startScript}</script>`,
  }
}
