import type { LeaveGuard } from '../../lib/navigation/use-leave-guard.ts'
import { Button } from '../button/button.tsx'
import { Dialog } from './dialog.tsx'

interface LeaveQuestionProps {
  guard: LeaveGuard
  title: string
  text: string
  /** The button that keeps what was typed. */
  stay: string
  /** The button that gives it up. */
  discard: string
}

/** Asks before what was typed is given up. */
export const LeaveQuestion = ({ guard, title, text, stay, discard }: LeaveQuestionProps) => (
  <Dialog
    open={guard.asking}
    onClose={guard.stay}
    title={title}
    description={text}
    footer={
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="quiet" onClick={guard.stay}>
          {stay}
        </Button>
        <Button variant="danger" onClick={guard.discard}>
          {discard}
        </Button>
      </div>
    }
  >
    {null}
  </Dialog>
)
