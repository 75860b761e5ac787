import { lazy, Suspense } from 'react'
import { OwnListingsPage } from '../../features/own-listings/own-listings-page.tsx'
import { useDialogParam } from '../../lib/navigation/use-dialog-param.ts'

const EditDialog = lazy(async () => ({
  default: (await import('../../features/edit-listing/edit-dialog.tsx')).EditDialog,
}))

/** The host's homes, and the dialog that edits the one in the address. */
export const OwnListingsRoute = () => {
  const dialog = useDialogParam('edit', ['section'])
  return (
    <>
      <OwnListingsPage />
      <Suspense>{dialog.value ? <EditDialog key={dialog.value} id={dialog.value} dialog={dialog} /> : null}</Suspense>
    </>
  )
}
