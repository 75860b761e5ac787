const names = ['water', 'land', 'abroad', 'border', 'label', 'label-halo', 'area'] as const

/** The colours of the map as the tokens have them now; the canvas does not understand `light-dark()`. */
export const mapColors = (look: 'light' | 'dark'): Record<(typeof names)[number], string> => {
  const probe = document.createElement('i')
  probe.style.colorScheme = look
  probe.hidden = true
  document.body.append(probe)
  const read = (name: string): string => {
    probe.style.color = `var(--map-${name})`
    return getComputedStyle(probe).color
  }
  const [water, land, abroad, border, label, halo, area] = names.map(read)
  probe.remove()
  return {
    water: water ?? '',
    land: land ?? '',
    abroad: abroad ?? '',
    border: border ?? '',
    label: label ?? '',
    'label-halo': halo ?? '',
    area: area ?? '',
  }
}
