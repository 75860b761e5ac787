import type { EditField, EditSection } from '@nordbo/listing-rules'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { answer, api } from '../../lib/api/client.ts'
import type { EditableListing } from '../../lib/api/model.ts'
import { codeOf, invalidFields } from '../../lib/api/problem.ts'
import { queryKeys } from '../../lib/api/query-keys.ts'
import { useProblemText } from '../../lib/api/use-problem-text.ts'
import { toastError, toastSuccess } from '../../lib/toast/toast.ts'
import { contentPatch, differing, fieldsOf, isOfRates, ratePatch, toVersion } from './edit-form.ts'
import { editableKey, saveContent, saveRates } from './use-editable.ts'
import type { SectionForm } from './use-section-form.ts'

const overtaken: readonly string[] = ['listing.changedMeanwhile', 'rates.changedMeanwhile']

/** The fields of a section that the server refused, by the last part of their path. */
const refusedFields = (error: unknown, section: EditSection): EditField[] => {
  const names = invalidFields(error).flatMap((path) => path.split('/').slice(-1))
  return fieldsOf(section).filter((field) => names.includes(field))
}

/**
 * Saves a section. A save over an older version is refused: where nobody else changed this section it is repeated over the
 * new one, else the changes are shown (docs/product/hosting.md, Editing).
 */
export const useSaveSection = (section: EditSection, home: EditableListing, state: SectionForm) => {
  const { t } = useTranslation('editListing')
  const problemText = useProblemText()
  const queries = useQueryClient()
  const { id } = home
  const newest = (): Promise<EditableListing> =>
    queries.fetchQuery({
      queryKey: editableKey(id),
      queryFn: () => answer(api.GET('/api/host/listings/{id}/editing', { params: { path: { id } } })),
      staleTime: 0,
    })

  const send = async (over: EditableListing): Promise<void> => {
    const { form, base, fields } = state
    const values = form.getValues()
    const changed = differing(values, base.current.form, fields)
    if (changed.length === 0) return state.settle({ form: values })
    if (isOfRates(section)) {
      const { revision } = await saveRates(id, ratePatch(section, values, changed), base.current.ratesRevision)
      return state.settle({ form: values, ratesRevision: revision })
    }
    const patch = contentPatch(section, values, { changed, home: over })
    const { revision } = await saveContent(id, patch, base.current.revision)
    state.settle({ form: values, revision })
  }

  return useMutation({
    mutationFn: async (): Promise<'saved' | 'overtaken'> => {
      state.unseen.current = false
      for (let attempt = 0, over = home; ; attempt++) {
        try {
          await send(over)
          return 'saved'
        } catch (error) {
          if (!overtaken.includes(codeOf(error)) || attempt === 3) throw error
          over = await newest()
          state.meet(toVersion(over))
          if (state.unseen.current) return 'overtaken'
        }
      }
    },
    onSuccess: async (outcome) => {
      if (outcome === 'overtaken') return toastError({ title: t(failure(section)), description: t('overtaken') })
      toastSuccess({ title: t(`saved.${section}`) })
      await Promise.all(
        [queryKeys.editing, queryKeys.ownListings, queryKeys.listing, queryKeys.hostCalendar].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      )
    },
    onError: (error) => {
      for (const field of refusedFields(error, section)) state.form.setError(field, { type: 'server' })
      const signedOut = codeOf(error) === 'auth.required'
      toastError({ title: t(failure(section)), description: signedOut ? t('noSession') : problemText(error) })
    },
  })
}

const failure = (section: EditSection) => (section === 'discounts' ? 'discountsFailed' : 'saveFailed')
