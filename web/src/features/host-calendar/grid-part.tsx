import type { ComponentProps } from 'react'

type GridPartProps = ComponentProps<'div'> & {
  role: 'grid' | 'row' | 'gridcell' | 'columnheader' | 'rowheader' | 'presentation'
}

/**
 * A part of a grid of days. It is a `div`, because rows of a table can neither be placed nor left out. The grid has the focus and names
 * its active cell, so that nothing else in it takes the focus.
 */
export const GridPart = ({ role, ...rest }: GridPartProps) => <div role={role} {...rest} />
