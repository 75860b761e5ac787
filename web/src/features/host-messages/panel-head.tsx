import { Plus } from 'lucide-react'
import { Button } from '../../ui/button/button.tsx'

interface PanelHeadProps {
  count: string
  /** Why nothing can be added; null while there is room. */
  full: string | null
  action: string
  onAdd: () => void
}

/** How many there are, and the button that adds one. */
export const PanelHead = ({ count, full, action, onAdd }: PanelHeadProps) => (
  <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
    <p role="status" className="tabular text-14 text-soft">
      {full ?? count}
    </p>
    <Button icon={<Plus aria-hidden="true" className="size-5" />} disabled={full !== null} onClick={onAdd}>
      {action}
    </Button>
  </div>
)
