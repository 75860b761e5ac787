import type { EditSection } from '@nordbo/listing-rules'
import type { SectionForm } from './use-section-form.ts'

/** What the fields of a section need. */
export interface SectionBodyProps extends Pick<SectionForm, 'changed'> {
  /** The home's id. */
  id: string
  section: EditSection
}
