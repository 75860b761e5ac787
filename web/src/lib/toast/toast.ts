/** A short message at the top of the screen. */
export interface ToastMessage {
  title: string
  description?: string
  /** A button in the toast. */
  action?: { label: string; onClick: () => void }
}

/** Shows one toast, which replaces one of the same kind and title. The library loads with the first toast. */
const show = async (kind: 'success' | 'error' | 'info', { title, description, action }: ToastMessage) => {
  const { toast } = await import('sonner')
  toast[kind](title, { id: `${kind}-${title}`, description, action })
}

export const toastSuccess = (message: ToastMessage): void => void show('success', message)
export const toastError = (message: ToastMessage): void => void show('error', message)
export const toastInfo = (message: ToastMessage): void => void show('info', message)
