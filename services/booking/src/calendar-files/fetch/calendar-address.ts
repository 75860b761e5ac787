import { err, ok, type Result } from '@nordbo/contracts'
import { isPrivateHost } from './public-addresses.ts'

/** Ports below these belong to other services than HTTP. */
const firstFreePort = 1_024

/** Beginnings of addresses that may lead to private hosts: this system's own calendar files, where it has no public address. */
export type LocalAddresses = readonly string[]

/** The beginnings in a setting that separates them by commas. */
export const readLocalAddresses = (setting = ''): LocalAddresses => setting.split(',').filter((each) => each !== '')

/** Whether an address may lead to a private host. */
export const isLocalAddress = (local: LocalAddresses, url: URL): boolean =>
  local.some((beginning) => url.href.startsWith(beginning))

/** Whether a calendar may be read from a URL: HTTP at a port of its own, without a name and password. */
export const isReadable = ({ protocol, port, username, password }: URL): boolean =>
  (protocol === 'https:' || protocol === 'http:') &&
  (port === '' || port === '80' || port === '443' || Number(port) >= firstFreePort) &&
  username === '' &&
  password === ''

/** An address as it is stored. `webcal` is HTTPS by another name. */
export const readAddress = (text: string, local: LocalAddresses): Result<URL> => {
  const address = text.trim().replace(/^webcals?:\/\//i, 'https://')
  if (!URL.canParse(address)) return err('calendarImport.addressInvalid')
  const url = new URL(address)
  url.hash = ''
  if (!isReadable(url)) return err('calendarImport.addressInvalid')
  if (isLocalAddress(local, url)) return ok(url)
  return isPrivateHost(url) || /(^|\.)localhost\.?$/i.test(url.hostname)
    ? err('calendarImport.addressPrivate')
    : ok(url)
}

/** The address without its secret part: the host and the last characters. */
export const maskAddress = (address: string): string => {
  const { host, pathname, search } = new URL(address)
  return `${host}/…${`${pathname}${search}`.slice(-6)}`
}
