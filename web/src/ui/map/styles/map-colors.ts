/** The coloured parts of a map, one token each. */
type Part =
  | 'water'
  | 'shallow'
  | 'land'
  | 'grain'
  | 'shore'
  | 'river'
  | 'border'
  | 'grid'
  | 'grid-label'
  | 'green'
  | 'built'
  | 'road'
  | 'road-edge'
  | 'label'
  | 'label-soft'
  | 'label-water'
  | 'label-halo'
  | 'area'
  | 'area-edge'

export type MapColors = Record<Part, string>

/** The map's token values in a theme. The canvas does not support `light-dark()`. */
export const mapColors = (theme: 'light' | 'dark'): MapColors => {
  const probe = document.createElement('i')
  probe.style.colorScheme = theme
  probe.hidden = true
  document.body.append(probe)
  const read = (name: Part): string => {
    probe.style.color = `var(--map-${name})`
    return getComputedStyle(probe).color
  }
  const colors: MapColors = {
    water: read('water'),
    shallow: read('shallow'),
    land: read('land'),
    grain: read('grain'),
    shore: read('shore'),
    river: read('river'),
    border: read('border'),
    grid: read('grid'),
    'grid-label': read('grid-label'),
    green: read('green'),
    built: read('built'),
    road: read('road'),
    'road-edge': read('road-edge'),
    label: read('label'),
    'label-soft': read('label-soft'),
    'label-water': read('label-water'),
    'label-halo': read('label-halo'),
    area: read('area'),
    'area-edge': read('area-edge'),
  }
  probe.remove()
  return colors
}
