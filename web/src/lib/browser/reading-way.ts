/** The sign of a step onwards along the text: 1 to the right, −1 to the left where an element is read from there. */
export const readingWay = (element: Element): 1 | -1 => (getComputedStyle(element).direction === 'rtl' ? -1 : 1)

/** The position of the page on screen, in a row that scrolls page by page. */
export const pageOf = (row: Element): number => Math.round(Math.abs(row.scrollLeft) / row.clientWidth)
