/** Short news at the top of the screen. The toaster itself is loaded with the first one. */
export interface ToastMessage {
  title: string
  description?: string
  /** What can still be done about it. */
  action?: { label: string; onClick: () => void }
}

const load = () => import('../ui/toaster.tsx')

/** Tells of a success. */
export const toastSuccess = (message: ToastMessage): void => {
  void load().then(({ showToast }) => showToast('success', message))
}
/** Tells of a failure. */
export const toastError = (message: ToastMessage): void => {
  void load().then(({ showToast }) => showToast('error', message))
}
/** Tells of something neutral. */
export const toastInfo = (message: ToastMessage): void => {
  void load().then(({ showToast }) => showToast('info', message))
}
