import type { SearchHint } from './search-state.ts'

const longest = { place: 100, q: 200 } as const

/** The number that a text stands for. Null without one between the limits. */
export const numberIn = (text: string | null, least: number, most: number): number | null => {
  const value = Number(text)
  return text !== null && text.trim() !== '' && Number.isFinite(value) && value >= least && value <= most ? value : null
}

/** Reads single parameters of an address, and collects hints about unusable ones. */
export interface ParamReader {
  params: URLSearchParams
  hints: Set<SearchHint>
  /** A typed text, shortened and without control characters. */
  text(name: 'place' | 'q'): string
  /** A number between the limits. Null without one. */
  bounded(name: string, least: number, most: number): number | null
  /** The choice that a parameter names, or undefined. */
  chosen<Choice extends string | number>(name: string, choices: readonly Choice[]): Choice | undefined
  /** The words of a list that is separated by commas. */
  list(name: string): string[]
}

/** A reader of an address's parameters. It has no hints yet. */
export const paramReader = (params: URLSearchParams): ParamReader => {
  const hints = new Set<SearchHint>()
  return {
    params,
    hints,
    text: (name) => {
      const typed = (params.get(name) ?? '').replace(/\p{Cc}/gu, ' ').trim()
      if (typed.length > longest[name]) hints.add('text')
      return typed.slice(0, longest[name]).trim()
    },
    bounded: (name, least, most) => {
      const value = numberIn(params.get(name), least, most)
      if (params.has(name) && value === null) hints.add('filters')
      return value
    },
    chosen: (name, choices) => {
      const choice = choices.find((value) => String(value) === params.get(name))
      if (params.has(name) && choice === undefined) hints.add('filters')
      return choice
    },
    list: (name) => (params.get(name) ?? '').split(',').filter((word) => word !== ''),
  }
}
