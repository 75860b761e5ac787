let count = 0

/** A new id, another one in every call. */
export const newId = (): string => {
  count += 1
  return `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`
}
