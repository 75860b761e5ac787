import { type ComponentProps, type KeyboardEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SearchDraft } from '../query/search-draft.ts'
import type { NearPoint } from '../query/search-state.ts'
import { type Suggestion, useSuggestions } from './use-suggestions.ts'

interface PlaceFieldOptions {
  draft: SearchDraft
  onChange: (draft: SearchDraft) => void
  /** Is the list visible? */
  open: boolean
  onOpen: (open: boolean) => void
  /** A place was chosen. */
  onPicked: () => void
  /** A home was chosen, by id. */
  onHome: (id: string) => void
}

/** The place field with its list: a combobox after the ARIA Authoring Practices. */
export const usePlaceField = ({ draft, onChange, open, onOpen, onPicked, onHome }: PlaceFieldOptions) => {
  const { t } = useTranslation('search')
  const listId = useId()
  const [active, setActive] = useState(-1)
  const { suggestions, searching } = useSuggestions(open ? draft.place : '')
  const optionId = (index: number): string => `${listId}-${index}`
  const current = active < suggestions.length ? active : -1

  const pick = (suggestion: Suggestion): void => {
    setActive(-1)
    if (suggestion.id) {
      onHome(suggestion.id)
      return
    }
    onChange({ ...draft, place: suggestion.name, near: null })
    onPicked()
  }
  const locate = (near: NearPoint): void => {
    setActive(-1)
    onChange({ ...draft, place: '', near })
    onPicked()
  }
  const move = (event: KeyboardEvent, to: number): void => {
    event.preventDefault()
    onOpen(true)
    const count = suggestions.length
    const next = count === 0 ? -1 : (to + count) % count
    setActive(next)
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const chosen = suggestions[current]
    if (event.key === 'ArrowDown') move(event, current + 1)
    else if (event.key === 'ArrowUp') move(event, current < 0 ? -1 : current - 1)
    else if (event.key === 'Enter' && open && chosen) {
      event.preventDefault()
      pick(chosen)
    } else if (event.key === 'Escape' && open) {
      // Closes only the list, not a dialog around it.
      event.preventDefault()
      event.stopPropagation()
      setActive(-1)
      onOpen(false)
    }
  }
  const input = {
    role: 'combobox',
    'aria-expanded': open,
    'aria-controls': listId,
    'aria-autocomplete': 'list',
    'aria-activedescendant': open && current >= 0 ? optionId(current) : undefined,
    value: draft.near ? t('nearMe') : draft.place,
    autoComplete: 'off',
    maxLength: 100,
    placeholder: t('wherePlaceholder'),
    onFocus: (event) => {
      // Selects the text, so that typing replaces the former place.
      event.currentTarget.select()
      onOpen(true)
    },
    onKeyDown,
    onChange: (event) => {
      setActive(-1)
      onOpen(true)
      // Typing replaces a position.
      const { value } = event.target
      onChange({ ...draft, place: draft.near ? value.replace(t('nearMe'), '') : value, near: null })
    },
  } as const satisfies ComponentProps<'input'>
  return { input, list: { listId, optionId, current, suggestions, searching, typed: draft.place.trim(), pick, locate } }
}
export type PlaceList = ReturnType<typeof usePlaceField>['list']
