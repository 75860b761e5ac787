import { unknownPlaceholders } from '@nordbo/listing-rules'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type TemplateText, useSaveTemplate } from '../../domain/messages/use-templates.ts'
import { useDraft } from '../../lib/browser/use-draft.ts'
import { toastSuccess } from '../../lib/toast/toast.ts'

const read = (text: string): TemplateText | null => {
  try {
    return text === '' ? null : JSON.parse(text)
  } catch {
    return null
  }
}

/** The form of a template. What is typed survives a reload until it is saved or given up. */
export const useTemplateForm = (id: string | null, stored: TemplateText) => {
  const { t } = useTranslation('hostMessages')
  const [kept, keep] = useDraft(`message-template-${id ?? 'new'}`)
  const [left, setLeft] = useState<ReadonlySet<keyof TemplateText>>(new Set())
  const save = useSaveTemplate(id)
  const typed = read(kept) ?? stored
  const dirty = typed.title !== stored.title || typed.body !== stored.body
  const [unknown] = unknownPlaceholders(typed.body)
  const faults = {
    title: typed.title.trim() === '' ? t('nameMissing') : undefined,
    body:
      typed.body.trim() === ''
        ? t('textMissing')
        : unknown === undefined
          ? undefined
          : t('unknownPlaceholder', { name: unknown }),
  }
  const change = (values: Partial<TemplateText>): void => {
    const next = { ...typed, ...values }
    keep(next.title === stored.title && next.body === stored.body ? '' : JSON.stringify(next))
    if (save.error) save.reset()
  }
  return {
    typed,
    dirty,
    change,
    /** Shows a field's fault from now on. A placeholder that nobody knows is said at once. */
    leave: (field: keyof TemplateText): void => setLeft((before) => new Set([...before, field])),
    shown: {
      title: left.has('title') ? faults.title : undefined,
      body: left.has('body') || unknown !== undefined ? faults.body : undefined,
    },
    busy: save.isPending,
    error: save.error,
    save: (done: () => void): void => {
      setLeft(new Set(['title', 'body']))
      if (faults.title !== undefined || faults.body !== undefined) return
      save.mutate(
        { title: typed.title.trim(), body: typed.body.trim() },
        {
          onSuccess: () => {
            keep('')
            toastSuccess({ title: t('saved') })
            done()
          },
        },
      )
    },
    discard: (): void => keep(''),
  }
}
