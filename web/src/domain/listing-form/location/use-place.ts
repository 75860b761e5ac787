import { useState } from 'react'
import { type UseFormReturn, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { FoundAddress } from '../../../lib/api/model.ts'
import { codeOf } from '../../../lib/api/problem.ts'
import { toastError, toastSuccess } from '../../../lib/toast/toast.ts'
import type { FormAnswers } from '../form-answers.ts'
import { devicePosition } from './device-position.ts'
import { addressAt, locateAddress } from './find-addresses.ts'

/** Looks up the written address and stores its position. Resolves to whether it has one now. */
export const useLocating = ({ getValues, setValue }: Pick<UseFormReturn<FormAnswers>, 'getValues' | 'setValue'>) => {
  const { t } = useTranslation('createListing')
  return async (): Promise<boolean> => {
    const { line1, postalCode, city } = getValues()
    const written = { line1: line1 ?? '', postalCode: postalCode ?? '', city: city ?? '' }
    if (Object.values(written).some((text) => text.trim() === '')) {
      toastError({ title: t('addressIncomplete') })
      return false
    }
    try {
      const { location } = await locateAddress(written)
      setValue('location', location, { shouldDirty: true })
      toastSuccess({ title: t('addressChecked') })
      return true
    } catch (error) {
      toastError({ title: codeOf(error) === 'address.notFound' ? t('addressUnknown') : t('addressCheckFailed') })
      return false
    }
  }
}

/** Fills in address and position: from a suggestion, from the written address, or from the device. */
export const usePlace = () => {
  const { t } = useTranslation('createListing')
  const { setValue, getValues, clearErrors } = useFormContext<FormAnswers>()
  const locate = useLocating({ setValue, getValues })
  const [busy, setBusy] = useState<'locate' | 'device' | null>(null)

  const write = ({ line1, postalCode, city, location }: FoundAddress): void => {
    const changed = { shouldDirty: true, shouldValidate: false }
    if (line1) setValue('line1', line1, changed)
    setValue('postalCode', postalCode, changed)
    setValue('city', city, changed)
    setValue('location', location, changed)
    // A street may be missing still: its own error stays.
    clearErrors(line1 ? ['line1', 'postalCode', 'city'] : ['postalCode', 'city'])
  }
  const run = async (what: 'locate' | 'device', work: () => Promise<void>): Promise<void> => {
    setBusy(what)
    await work().finally(() => setBusy(null))
  }
  const findDevice = async (): Promise<void> => {
    const position = await devicePosition(navigator.geolocation)
    if (typeof position === 'string') return toastError({ title: t(`position.${position}`) })
    try {
      write(await addressAt(position))
      toastSuccess({ title: t('addressChecked') })
    } catch (error) {
      toastError({ title: codeOf(error) === 'address.notFound' ? t('position.nowhere') : t('addressFailed') })
    }
  }

  return {
    busy,
    choose: (address: FoundAddress): void => {
      write(address)
      toastSuccess({ title: t('addressChosen') })
    },
    atDevice: () => run('device', findDevice),
    locate: () => run('locate', async () => void (await locate())),
  }
}
