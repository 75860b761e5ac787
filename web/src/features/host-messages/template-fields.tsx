import { longestTemplateTitle, templatePlaceholders, writtenPlaceholder } from '@nordbo/listing-rules'
import { Plus } from 'lucide-react'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { longestBody } from '../../domain/messages/limits.ts'
import { TextArea } from '../../ui/forms/text-area.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import type { useTemplateForm } from './use-template-form.ts'

/** Title and text of a template, with buttons that insert a placeholder at the cursor. */
export const TemplateFields = ({ form }: { form: ReturnType<typeof useTemplateForm> }) => {
  const { t } = useTranslation('hostMessages')
  const area = useRef<HTMLTextAreaElement>(null)
  const { typed, shown } = form
  const insert = (text: string): void => {
    const element = area.current
    if (!element || typed.body.length + text.length > longestBody) return
    const { selectionStart: from, selectionEnd: to } = element
    flushSync(() => form.change({ body: `${typed.body.slice(0, from)}${text}${typed.body.slice(to)}` }))
    element.focus()
    element.setSelectionRange(from + text.length, from + text.length)
  }
  return (
    <div className="grid grid-cols-1 content-start gap-5">
      <TextField
        label={t('name')}
        hint={t('nameHint')}
        data-focus-first=""
        maxLength={longestTemplateTitle}
        value={typed.title}
        error={shown.title}
        onChange={({ target }) => form.change({ title: target.value })}
        onBlur={() => form.leave('title')}
      />
      <fieldset className="grid grid-cols-1">
        <legend className="text-14 font-semibold">{t('insert')}</legend>
        <p className="mt-1 mb-2 text-14 text-soft">{t('insertHint')}</p>
        <div className="flex flex-wrap gap-2">
          {templatePlaceholders.map((name) => (
            <button
              key={name}
              type="button"
              className="inline-flex min-h-11 items-center gap-1.5 rounded-pill hairline border-control bg-raised ps-3 pe-4 text-14 font-medium transition-colors hover:bg-sunken"
              onClick={() => insert(writtenPlaceholder(name))}
            >
              <Plus aria-hidden="true" className="size-4 text-soft" />
              {t(`placeholder.${name}`)}
            </button>
          ))}
        </div>
      </fieldset>
      <TextArea
        ref={area}
        label={t('text')}
        dir="auto"
        rows={8}
        maxLength={longestBody}
        value={typed.body}
        error={shown.body}
        onChange={({ target }) => form.change({ body: target.value })}
        onBlur={() => form.leave('body')}
      />
    </div>
  )
}
