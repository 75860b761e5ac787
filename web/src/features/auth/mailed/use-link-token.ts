import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'

/** The token of a mailed link. It leaves the address at once, so that no history, bookmark or screenshot keeps it. */
export const useLinkToken = (): string => {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const given = params.get('token')
  const [token] = useState(given ?? '')
  useEffect(() => {
    if (given !== null) navigate({ search: '' }, { replace: true })
  }, [given, navigate])
  return token
}
