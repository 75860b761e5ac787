import { type ComponentProps, type KeyboardEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { stayPath } from '../../../domain/stay/stay-path.ts'
import { type SearchDraft, toCriteria } from '../query/search-draft.ts'
import type { NearPoint } from '../query/search-state.ts'
import type { Finds } from './suggestion-query.ts'
import { type Suggestion, useSuggestions } from './use-suggestions.ts'

interface PlaceFieldOptions {
  draft: SearchDraft
  onChange: (draft: SearchDraft) => void
  /** Is the list visible? */
  open: boolean
  onOpen: (open: boolean) => void
  /** What is suggested beside places. */
  finds: Finds
  /** A place was chosen. */
  onPicked: () => void
}

/** The option of a list of `count` that the arrow keys have reached. -1 without one. */
const useActiveOption = (count: number) => {
  const listId = useId()
  const [active, setActive] = useState(-1)
  const optionId = (index: number): string => `${listId}-${index}`
  return {
    listId,
    optionId,
    current: active < count ? active : -1,
    /** Goes to an index. Beyond an end the list continues at the other. */
    move: (to: number): void => {
      const next = count === 0 ? -1 : (to + count) % count
      setActive(next)
      document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' })
    },
    leave: (): void => setActive(-1),
  }
}

/** What the keys of a combobox do. */
interface ComboboxKeys {
  open: boolean
  onOpen: (open: boolean) => void
  option: ReturnType<typeof useActiveOption>
  /** Chooses the current option. Null without one. */
  choose: (() => void) | null
}

const handleKey = (event: KeyboardEvent, { open, onOpen, option, choose }: ComboboxKeys): void => {
  const { current } = option
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault()
    onOpen(true)
    if (event.key === 'ArrowDown') option.move(current + 1)
    else option.move(current < 0 ? -1 : current - 1)
  } else if (event.key === 'Enter' && open && choose) {
    event.preventDefault()
    choose()
  } else if (event.key === 'Escape' && open) {
    // Closes only the list, not a dialog around it.
    event.preventDefault()
    event.stopPropagation()
    option.leave()
    onOpen(false)
  }
}

/** The place field with its list: a combobox after the ARIA Authoring Practices. The page of a chosen home or hotel is opened. */
export const usePlaceField = ({ draft, onChange, open, onOpen, finds, onPicked }: PlaceFieldOptions) => {
  const { t } = useTranslation('search')
  const navigate = useNavigate()
  const { suggestions, searching } = useSuggestions(open ? draft.place : '', finds)
  const option = useActiveOption(suggestions.length)
  const { listId, optionId, current } = option

  const pick = (suggestion: Suggestion): void => {
    option.leave()
    if (suggestion.path) {
      const { stay, guests } = toCriteria(draft)
      navigate(suggestion.kind === 'home' ? stayPath(suggestion.path, stay, guests) : suggestion.path)
      return
    }
    onChange({ ...draft, place: suggestion.name, near: null })
    onPicked()
  }
  const locate = (near: NearPoint): void => {
    option.leave()
    onChange({ ...draft, place: '', near })
    onPicked()
  }
  const chosen = suggestions[current]
  const choose = chosen ? () => pick(chosen) : null
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
    onKeyDown: (event) => handleKey(event, { open, onOpen, option, choose }),
    onChange: (event) => {
      option.leave()
      onOpen(true)
      // Typing replaces a position.
      const { value } = event.target
      onChange({ ...draft, place: draft.near ? value.replace(t('nearMe'), '') : value, near: null })
    },
  } as const satisfies ComponentProps<'input'>
  return { input, list: { listId, optionId, current, suggestions, searching, typed: draft.place.trim(), pick, locate } }
}

export type PlaceList = ReturnType<typeof usePlaceField>['list']
